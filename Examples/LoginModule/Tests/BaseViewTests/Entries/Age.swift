import BaseView
import Foundation

/// A number of years, as it is typed.
nonisolated struct Age: Enterable, Hashable, ExpressibleByIntegerLiteral {
  static let keyboard = EntryKeyboard.numbers

  let years: Int

  init(integerLiteral years: Int) {
    self.years = years
  }

  init(entered text: String, in locale: Locale) throws(EntryError) {
    guard let years = Int(try String(entered: text, in: locale)) else {
      throw EntryError(BaseText.notAnInteger)
    }
    self.years = years
  }

  func typed(in locale: Locale) -> String { "\(years)" }
}
