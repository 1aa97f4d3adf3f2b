import Foundation

/// How long a time a section of a list has, where its rows stand in sections by a date.
package nonisolated enum SectionSpan: Sendable {
  case day, month

  /// What stands above the rows of that time: `February 17, 2026` or `February 2026`.
  package func text(of date: (some Pickable)?) -> String {
    guard let day = date?.date(in: .autoupdatingCurrent) else { return String?.none.displayText }
    return day.formatted(self == .day ? Self.days : Self.months)
  }

  private static let days = Date.FormatStyle(date: .long, time: .omitted)
  private static let months = Date.FormatStyle.dateTime.month(.wide).year()
}
