import Foundation

/// A moment that is one of many in a text; a date that has a field of its own is picked.
nonisolated extension Date: Enterable {
  package static var keyboard: EntryKeyboard { .numbers }

  /// `2026-01-31` or `2026-01-31T08:00:00Z`
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let moment = try String(entered: text, in: locale)
    let styles = [Self.day, .iso8601]
    let date = styles.lazy.compactMap { Self.date(moment, $0) }.first
    guard let date else { throw EntryError(BaseText.notADate) }
    self = date
  }

  /// To the second; of a day that begins, only the day.
  package func typed(in locale: Locale) -> String {
    let day = formatted(Self.day)
    return Self.date(day, Self.day) == self ? day : formatted(.iso8601)
  }

  private static let day = ISO8601FormatStyle().year().month().day()

  /// What follows a date would be overlooked, so the date is written back and compared.
  private static func date(_ text: String, _ style: ISO8601FormatStyle) -> Date? {
    guard let date = try? style.parse(text), date.formatted(style) == text else { return nil }
    return date
  }
}
