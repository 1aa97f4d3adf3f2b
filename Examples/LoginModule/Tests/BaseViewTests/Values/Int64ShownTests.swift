import BaseView
import Foundation
import Testing

/// Large whole numbers on a screen, and in a field.
nonisolated struct Int64ShownTests {
  @Test func isShownAsOtherWholeNumbers() {
    #expect(Int64(12_345).displayText == 12_345.formatted())
    #expect(Int64(12_345).plainText == "12345")
  }

  @Test(arguments: [
    ("9223372036854775807", "9223372036854775807"), (" -7 ", "-7"),
    ("99999999999999999999", BaseText.notAnInteger), ("1.5", BaseText.notAnInteger),
    ("", BaseText.missing),
  ])
  func isRead(text: String, expected: String) {
    #expect(Int64.reading(text) == expected)
  }

  @Test func isTypedWithoutGroups() {
    #expect(Int64.max.typed(in: .german) == "9223372036854775807")
    #expect(Int64?.some(.min).misreadings == [])
  }
}
