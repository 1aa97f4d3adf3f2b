import Foundation

nonisolated extension Decimal: Enterable {
  package static var keyboard: EntryKeyboard { .numbers }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let number = try text.enteredNumber(in: locale)
    // What follows a number would be overlooked.
    let isNumber = number.allSatisfy { "-.0123456789".contains($0) } && Double(number) != nil
    guard isNumber, let decimal = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))
    else { throw EntryError(BaseText.notANumber) }
    self = decimal
  }

  package func typed(in locale: Locale) -> String {
    "\(self)".replacing(".", with: locale.decimalSeparator ?? ".")
  }
}
