import Foundation

nonisolated extension Double: Enterable {
  package static var keyboard: EntryKeyboard { .numbers }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    guard let number = Double(try text.enteredNumber(in: locale)), number.isFinite else {
      throw EntryError(BaseText.notANumber)
    }
    self = number
  }

  package func typed(in locale: Locale) -> String {
    let text = "\(self)"
    let number = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return number.replacing(".", with: locale.decimalSeparator ?? ".")
  }
}
