import Ground

/// A month of a year, until the end of which an exception may last: `2027-03`.
struct Month: Hashable, Comparable, Sendable {
  /// The months since the year 0.
  private let number: Int

  /// The month of a time, in the user's own time zone.
  init(of seconds: Int) { self = Month(Clock.text(of: seconds).prefix(7)) ?? Month(number: 0) }

  /// - Returns: `nil` for what is no month.
  init?(_ text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4, parts[1].count == 2, let year = Int(parts[0]),
      let month = Int(parts[1]), 1...12 ~= month
    else { return nil }
    number = year * 12 + month - 1
  }

  private init(number: Int) { self.number = number }

  var next: Month { Month(number: number + 1) }

  static func < (one: Month, other: Month) -> Bool { one.number < other.number }
}
