/// A day of the calendar, such as a birthday: the same day wherever it is read.
///
/// Frozen, since entities store it: an incremental build may not compile again who knows only them.
@frozen
package nonisolated struct CalendarDay: Hashable, Sendable {
  /// A year of four digits, in the Gregorian calendar.
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to 31.
  package let day: Int

  /// `nil` for a day that the calendar does not have.
  package init?(year: Int, month: Int, day: Int) {
    guard 0...9_999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// `2026-01-31`; `nil` for a text of any other form.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

nonisolated extension CalendarDay: CustomStringConvertible {
  /// `2026-01-31`: sorted as text, days stand in their order.
  package var description: String {
    // What stands before the digits keeps their zeros.
    [10_000 + year, 100 + month, 100 + day].map { "\($0)".dropFirst() }.joined(separator: "-")
  }
}

nonisolated extension CalendarDay: Comparable {
  package static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

nonisolated extension CalendarDay: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "`\(text)` is no day")
    }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
