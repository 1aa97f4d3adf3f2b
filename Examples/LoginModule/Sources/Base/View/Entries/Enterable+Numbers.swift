import Foundation

nonisolated extension Enterable where Self: FixedWidthInteger {
  package static var keyboard: EntryKeyboard { .numbers }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    guard let number = Self(try text.enteredNumber(in: locale)) else {
      throw EntryError(BaseText.notAnInteger)
    }
    self = number
  }

  package func typed(in locale: Locale) -> String { "\(self)" }
}

nonisolated extension Int: Enterable {}
nonisolated extension Int64: Enterable {}

nonisolated extension String {
  /// A number as Swift writes it, from one as people do: with their digits, their minus, and their
  /// decimal separator or a point. Digits are not grouped, for `1.234` has two meanings then.
  func enteredNumber(in locale: Locale) throws(EntryError) -> String {
    let text = try String(entered: self, in: locale)
      .replacing(locale.decimalSeparator ?? ".", with: ".")
      .replacing("\u{2212}", with: "-")
    return String(text.map { $0.digit ?? $0 })
  }
}

nonisolated extension Character {
  /// The digit as Swift writes it; `²` and `十` are none.
  fileprivate var digit: Character? {
    guard unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return wholeNumberValue.flatMap { "\($0)".first }
  }
}
