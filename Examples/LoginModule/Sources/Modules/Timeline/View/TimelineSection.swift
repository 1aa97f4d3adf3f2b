import Foundation

/// A section of the list: the posts of a day, on the viewer's calendar.
package nonisolated struct TimelineSection: Hashable, Sendable, Identifiable {
  /// When the day begins.
  package let id: Date

  package init(of date: Date, on calendar: Calendar = .autoupdatingCurrent) {
    id = calendar.startOfDay(for: date)
  }

  /// `Tuesday, February 17`
  package var text: String { id.formatted(Self.style) }

  private static let style = Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day()
}
