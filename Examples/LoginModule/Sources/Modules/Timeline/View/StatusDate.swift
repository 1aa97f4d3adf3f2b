import Foundation

/// How the moment of a post looks on the viewer's clock: `02-17 21:04` in the list,
/// `2015-02-17 21:04` on its own page.
///
/// Each style is made once, for all rows; it follows the device to another time zone.
nonisolated enum StatusDate {
  static let style = style(in: .autoupdatingCurrent)
  static let full = full(in: .autoupdatingCurrent)

  static func style(in timeZone: TimeZone) -> Date.VerbatimFormatStyle {
    style("\(month: .twoDigits)-\(day: .twoDigits) \(hour: hour):\(minute: .twoDigits)", timeZone)
  }

  static func full(in timeZone: TimeZone) -> Date.VerbatimFormatStyle {
    style(
      """
      \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
      \(hour: hour):\(minute: .twoDigits)
      """, timeZone)
  }
}

nonisolated extension StatusDate {
  private static var hour: Date.FormatStyle.Symbol.VerbatimHour {
    .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)
  }

  private static func style(
    _ format: Date.FormatString, _ timeZone: TimeZone
  ) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: format,
      locale: .autoupdatingCurrent,
      timeZone: timeZone,
      calendar: Calendar(identifier: .gregorian))
  }
}
