import BaseView
import Testing

/// A telephone number in a field.
nonisolated struct TypedPhoneTests {
  @Test(arguments: [
    (" +1 (202) 555-0101 ", "+1 (202) 555-0101"), ("110", "110"), ("٠١٢٣", "٠١٢٣"),
    ("12", BaseText.notAPhone), ("+-()", BaseText.notAPhone), ("call 5550101", BaseText.notAPhone),
    ("", BaseText.missing),
  ])
  func isRead(text: String, expected: String) {
    #expect(TypedPhone.reading(text) == expected)
  }

  @Test func isTypedAsItIs() {
    #expect(TypedPhone(text: "110").typed(in: .english) == "110")
    #expect(TypedPhone(text: "+1 (202) 555-0101").misreadings == [])
  }

  @Test func offersACommaBetweenItems() {
    #expect(TypedPhone?.keyboard == .telephoneNumber)
    #expect([TypedPhone].keyboard == .numbers)
  }
}
