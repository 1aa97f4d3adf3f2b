import Core
import Foundation

/// A day that is one of many in a text; a day that has a field of its own is picked.
nonisolated extension CalendarDay: Enterable {
  package static var keyboard: EntryKeyboard { .numbers }

  /// `2026-01-31`
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    guard let day = CalendarDay(try String(entered: text, in: locale)) else {
      throw EntryError(BaseText.notADate)
    }
    self = day
  }

  package func typed(in locale: Locale) -> String { description }
}
