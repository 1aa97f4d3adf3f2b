import BaseView
import Foundation
import Testing

/// Numbers with a fraction on a screen, and in a field.
nonisolated struct DoubleShownTests {
  @Test func isShownAsTheRegionWritesIt() {
    #expect(0.5.displayText == 0.5.formatted())
  }

  @Test(arguments: [
    ("1.5", Locale.english, "1.5"), ("1,5", .german, "1.5"), ("1.5", .german, "1.5"),
    ("2", .german, "2.0"), ("1,5", .english, BaseText.notANumber),
    ("1.234,5", .german, BaseText.notANumber), ("nan", .english, BaseText.notANumber),
    ("1e999", .english, BaseText.notANumber), ("", .german, BaseText.missing),
  ])
  func isReadAsPeopleWriteIt(text: String, locale: Locale, expected: String) {
    #expect(Double.reading(text, in: locale) == expected)
  }

  @Test func isReadInListsWithCommas() throws {
    #expect(try [Double](entered: "1.5, 2", in: .german) == [1.5, 2])
    #expect(try [Double](entered: "1,5; 2", in: .german) == [1.5, 2])
  }

  private static let typed: [(Double, Locale, String)] = [
    (0.5, .english, "0.5"), (0.5, .german, "0,5"), (2, .german, "2"),
    (-1_234.25, .german, "-1234,25"), (1e-7, .english, "1e-07"),
  ]

  @Test(arguments: typed)
  func isTypedAsPeopleWriteIt(number: Double, locale: Locale, text: String) {
    #expect(number.typed(in: locale) == text)
  }

  /// Numbers of all sorts, the same ones each time.
  private static let all = [
    0, -0.0, 0.1, 1.0 / 3, .pi, -2.5, 1e21, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  @Test func isReadAgainAsItWasTyped() {
    #expect(Self.all.misreadings == [])
    #expect(Self.all.flatMap { [$0].misreadings } == [])
  }
}
