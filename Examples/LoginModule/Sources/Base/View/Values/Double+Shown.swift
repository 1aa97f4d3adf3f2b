import Foundation

nonisolated extension Double: Displayable {
  package var displayText: String { formatted() }
}

nonisolated extension Double: Enterable {
  package static var keyboard: EntryKeyboard { .numbers }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    guard let number = Double(try text.enteredNumber(in: locale)), number.isFinite else {
      throw EntryError(BaseText.notANumber)
    }
    self = number
  }
}
