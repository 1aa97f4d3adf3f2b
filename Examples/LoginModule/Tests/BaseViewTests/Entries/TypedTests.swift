import BaseView
import Core
import Foundation
import Testing

/// The text in a field for a value that is there already.
nonisolated struct TypedTests {
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  private static let numbers: [(Double, Locale, String)] = [
    (0.5, english, "0.5"), (0.5, german, "0,5"), (2, german, "2"), (-1_234.25, german, "-1234,25"),
    (1e-7, english, "1e-07"),
  ]

  @Test(arguments: numbers)
  func writesNumbersAsPeopleWriteThem(number: Double, locale: Locale, text: String) {
    #expect(number.typed(in: locale) == text)
  }

  @Test func writesOtherValuesAsTheyAreTyped() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let id = UUID()

    #expect(" a ".typed(in: Self.english) == " a ")
    #expect(Int64.max.typed(in: Self.german) == "9223372036854775807")
    #expect(url.typed(in: Self.english) == "https://example.com/a")
    #expect(id.typed(in: Self.english) == id.uuidString)
    #expect([true, false].map { $0.typed(in: Self.english) } == [BaseText.yes, BaseText.no])
    #expect(TypedEmail(text: "ann@example.com").typed(in: Self.english) == "ann@example.com")
    #expect(TypedPhone(text: "110").typed(in: Self.english) == "110")
    #expect(Int?.none.typed(in: Self.english) == "")
    #expect(Optional(7).typed(in: Self.english) == "7")
  }

  @Test(arguments: [(1_769_817_600, "2026-01-31"), (1_769_846_400, "2026-01-31T08:00:00Z")])
  func writesDatesAsTheyAreTyped(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).typed(in: Self.german) == text)
  }

  private static let lists: [([String], String)] = [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a, b", "c"], "a, b; c"), (["a, b"], "a, b;"),
  ]

  @Test(arguments: lists)
  func writesListsAsTheyAreTyped(items: [String], text: String) {
    #expect(items.typed(in: Self.english) == text)
  }

  @Test func writesNoSecret() {
    #expect(Secret("12345").typed(in: Self.english) == "")
    #expect(TypedCode(text: Secret("12345")).typed(in: Self.english) == "")
  }

  @Test func fillsAField() {
    #expect(TextEntry(of: 0.5, in: Self.german).text == "0,5")
    #expect(TextEntry<Int?>(of: .some(nil)).text == "")
    #expect(TextEntry<String>(of: nil).text == "")
    #expect(TextEntry(of: "1234", as: .creditCardNumber).keyboard == .creditCardNumber)
  }

  /// Where people live changes how they write, and never what they mean.
  @Test func readsAgainWhatItWrote() throws {
    let dates = [0, 1_769_817_600, -86_399].map(Date.init(timeIntervalSince1970:))
    let url = try #require(URL(string: "https://example.com/a,b?c=d"))
    for locale in Locale.availableIdentifiers.map(Locale.init(identifier:)) {
      expectToRead(Doubles.all, in: locale)
      for number in Doubles.all { expectToRead([number], in: locale) }
      expectToRead([Int.min, -1, 0, 1_234_567, .max], in: locale)
      expectToRead(Int64?.some(.min), in: locale)
      expectToRead(dates, in: locale)
      expectToRead([url], in: locale)
      expectToRead([UUID()], in: locale)
      expectToRead([true, false], in: locale)
      expectToRead(["a, b", "c"], in: locale)
      expectToRead(TypedPhone(text: "+1 (202) 555-0101"), in: locale)
      expectToRead([TypedEmail(text: "安@例子.中国")], in: locale)
    }
  }

  private func expectToRead<Value: Enterable & Equatable>(_ value: Value, in locale: Locale) {
    let text = value.typed(in: locale)
    let read = try? Value(entered: text, in: locale)
    #expect(read == value, "\(locale.identifier): \(text)")
  }
}

/// Numbers of all sorts, the same ones each time.
private nonisolated enum Doubles {
  static let all = [
    0, -0.0, 0.1, 1.0 / 3, .pi, -2.5, 1e21, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
}
