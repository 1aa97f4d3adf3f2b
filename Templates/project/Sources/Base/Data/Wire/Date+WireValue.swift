import Foundation

nonisolated extension Date: WireValue {
  package init?(wire: WireDate) {
    guard case .date(let date) = wire else { return nil }
    self = date
  }

  package var wire: WireDate { WireDate(self) }
}

nonisolated extension Date {
  /// What four digits of a year can tell.
  private static let readable: ClosedRange<TimeInterval> = -62_167_219_200...253_402_300_799.999

  /// Seconds since 1970; or milliseconds, if as seconds they were thousands of years away.
  init?(epoch number: Double) {
    let seconds = abs(number) < 100_000_000_000 ? number : number / 1_000
    guard Self.readable.contains(seconds) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  /// The nearest whole millisecond, in the years that have four digits.
  var roundedToMillisecond: Date {
    let range = Self.readable
    let seconds = min(max(timeIntervalSince1970, range.lowerBound), range.upperBound)
    return Date(timeIntervalSince1970: (seconds * 1_000).rounded() / 1_000)
  }

  /// `2026-01-01T08:00:00.000Z`: sorted as text, such dates stand in the order of time.
  var wireText: String {
    let milliseconds = (roundedToMillisecond.timeIntervalSince1970 * 1_000).rounded()
    var seconds = time_t((milliseconds / 1_000).rounded(.down))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ", parts.tm_year + 1900, parts.tm_mon + 1,
      parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
      Int32(milliseconds - Double(seconds) * 1_000))
  }

  /// Reads `2026-01-01T08:00:00.123+08:00`, or less of it; without a zone it is Greenwich's.
  init?(wireText text: String) {
    guard let form = Self.inOrder(text).wholeMatch(of: Self.form)?.output else { return nil }
    let day = [form.1, form.2, form.3].compactMap { Int32($0) }
    let time = [form.4, form.5, form.6].map { $0.flatMap { Int32($0) } ?? 0 }
    let zone = [form.9, form.10].map { $0.flatMap { Int($0) } ?? 0 }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (day[0] - 1900, day[1] - 1, day[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (time[0], time[1], time[2])
    // What is no day and no time of day becomes another one here.
    let seconds = timegm(&parts)
    let found = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    guard found == [day[1], day[2]] + time, zone[0] < 24, zone[1] < 60 else { return nil }
    let ahead = (zone[0] * 60 + zone[1]) * (form.8 == "-" ? -60 : 60)
    let fraction = form.7.flatMap { Double("0.\($0)") } ?? 0
    self.init(timeIntervalSince1970: Double(seconds - ahead) + fraction)
  }

  /// A literal never changes, so every thread may read it.
  private nonisolated(unsafe) static let form =
    #/
    ([0-9]{4})-([0-9]{2})-([0-9]{2})
    (?:[T\ ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(?:[.,]([0-9]{1,9}))?
    \ ?(?:Z|GMT|UTC|([+\-])([0-9]{2}):?([0-9]{2})?)?)?
    /#

  private static let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
    .split(separator: " ")

  /// `Thu Jan 1 08:00:00 +0000 2026` and `Thu, 01 Jan 2026 08:00:00 GMT` in the order of all others.
  private static func inOrder(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6 else { return text }
    let places = words[0].hasSuffix(",") ? [3, 2, 1, 4, 5] : [5, 1, 2, 3, 4]
    let (day, month) = (words[places[2]], 1 + (months.firstIndex(of: words[places[1]]) ?? 12))
    return "\(words[places[0]])-\(month < 10 ? "0" : "")\(month)-\(day.count < 2 ? "0" : "")\(day)"
      + "T\(words[places[3]]) \(words[places[4]])"
  }
}
