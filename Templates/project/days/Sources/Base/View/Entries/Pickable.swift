import Core
import Foundation

/// A value that is picked from a calendar.
package nonisolated protocol Pickable: Hashable, Sendable, Codable {
  /// True if the time of day is picked too.
  static var hasTime: Bool { get }
  /// The value of a moment that was picked where the clocks show the zone's time; `nil` for one
  /// that has no value.
  init?(picked date: Date, in zone: TimeZone)
  /// A moment at which the picker shows the value.
  func date(in zone: TimeZone) -> Date
}

nonisolated extension Date: Pickable {
  package static var hasTime: Bool { true }

  package init(picked date: Date, in zone: TimeZone) {
    self = date
  }

  package func date(in zone: TimeZone) -> Date { self }
}

nonisolated extension CalendarDay: Pickable {
  package static var hasTime: Bool { false }

  /// `nil` in a year that has not four digits.
  package init?(picked date: Date, in zone: TimeZone) {
    let parts = Calendar.gregorian(in: zone).dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Noon: there are zones in which some days have no midnight.
  package func date(in zone: TimeZone) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return Calendar.gregorian(in: zone).date(from: parts) ?? .distantPast
  }
}

nonisolated extension Calendar {
  /// Whatever calendar the user has, days are counted in this one.
  fileprivate static func gregorian(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
