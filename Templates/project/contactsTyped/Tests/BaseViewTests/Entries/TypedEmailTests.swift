import BaseView
import Testing

/// The address of a person in a field.
nonisolated struct TypedEmailTests {
  @Test(arguments: [
    (" ann.lee+news@mail.example.com ", "ann.lee+news@mail.example.com"),
    ("安@例子.中国", "安@例子.中国"), ("ann", BaseText.notAnEmail), ("ann@", BaseText.notAnEmail),
    ("@example.com", BaseText.notAnEmail), ("ann@b@c", BaseText.notAnEmail),
    ("ann lee@example.com", BaseText.notAnEmail), (" ", BaseText.missing),
  ])
  func isRead(text: String, expected: String) {
    #expect(TypedEmail.reading(text) == expected)
  }

  @Test func isTypedAsItIs() {
    #expect(TypedEmail(text: "ann@example.com").typed(in: .english) == "ann@example.com")
    #expect([TypedEmail(text: "安@例子.中国")].misreadings == [])
    #expect([TypedEmail].keyboard == .emailAddress)
  }
}
