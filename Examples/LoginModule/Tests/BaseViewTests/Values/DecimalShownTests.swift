import BaseView
import Foundation
import Testing

/// Amounts on a screen, and in a field.
nonisolated struct DecimalShownTests {
  @Test func isShownAsTheRegionWritesIt() {
    #expect(Decimal(0.5).displayText == 0.5.formatted())
  }

  @Test(arguments: [
    ("1.50", Locale.english, "1.5"), ("1,5", .german, "1.5"), ("-7", .english, "-7"),
    ("12345678901234567890.12", .english, "12345678901234567890.12"),
    ("1e3", .english, BaseText.notANumber), ("1.2.3", .english, BaseText.notANumber),
    ("", .german, BaseText.missing),
  ])
  func isReadAsPeopleWriteIt(text: String, locale: Locale, expected: String) throws {
    #expect(Decimal.reading(text, in: locale) == expected)
    guard let number = try? Decimal(entered: text, in: locale) else { return }
    #expect(try Decimal(entered: number.typed(in: locale), in: locale) == number)
  }

  @Test func isTypedAsPeopleDo() {
    #expect([Locale.english, .german].map { Decimal(1.5).typed(in: $0) } == ["1.5", "1,5"])
  }
}
