import Foundation

/// How the moment of a post looks: `02-17 21:04`, on the viewer's clock.
enum StatusDate {
  /// Made once, for all rows; it follows the device to another time zone.
  static let style = style(in: .autoupdatingCurrent)

  static func style(in timeZone: TimeZone) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: """
        \(month: .twoDigits)-\(day: .twoDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
        """,
      locale: .autoupdatingCurrent,
      timeZone: timeZone,
      calendar: Calendar(identifier: .gregorian))
  }
}
