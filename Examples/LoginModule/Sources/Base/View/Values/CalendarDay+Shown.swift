import Core
import Foundation

nonisolated extension CalendarDay: Displayable {
  /// Made once, as that of moments. What begins in Greenwich is shown as it is there.
  private static let displayStyle = Date.FormatStyle(
    date: .abbreviated, time: .omitted, timeZone: .gmt)

  package var displayText: String { date(in: .gmt).formatted(Self.displayStyle) }
}
