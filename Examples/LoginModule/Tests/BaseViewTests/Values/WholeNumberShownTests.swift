import BaseView
import Foundation
import Testing

/// Whole numbers on a screen, and in a field.
nonisolated struct WholeNumberShownTests {
  @Test func areShownTheSameWhateverTheirSize() {
    #expect(Int64(12_345).displayText == 12_345.formatted())
    #expect(Int64(12_345).plainText == "12345")
  }

  @Test(arguments: [
    ("12", "12"), (" -7 ", "-7"), ("−7", "-7"), ("٣٤", "34"), ("1.5", BaseText.notAnInteger),
    ("1,234", BaseText.notAnInteger), ("99999999999999999999", BaseText.notAnInteger),
    ("5²", BaseText.notAnInteger), ("五十", BaseText.notAnInteger),
    ("a", BaseText.notAnInteger), (" ", BaseText.missing), ("", BaseText.missing),
  ])
  func areRead(text: String, expected: String) {
    #expect(Int.reading(text) == expected)
    #expect(Int64.reading(text) == expected)
  }

  @Test func areTypedWithoutGroups() {
    #expect(1_234_567.typed(in: .german) == "1234567")
    #expect(Int64.max.typed(in: .german) == "9223372036854775807")
  }

  @Test func areReadAgainAsTheyWereTyped() {
    #expect([Int.min, -1, 0, 1_234_567, .max].misreadings == [])
    #expect(Int64?.some(.min).misreadings == [])
  }
}
