import Foundation

nonisolated extension Date: WireValue {
  package init?(wire: WireDate) {
    guard case .date(let date) = wire else { return nil }
    self = date
  }

  package var wire: WireDate { WireDate(self) }
}

nonisolated extension Date {
  /// The years that four digits can name.
  private static let readable: ClosedRange<TimeInterval> = -62_167_219_200...253_402_300_799.999

  /// Seconds since 1970; or milliseconds, if as seconds they were thousands of years away.
  init?(epoch number: Double) {
    let seconds = abs(number) < 100_000_000_000 ? number : number / 1_000
    guard Self.readable.contains(seconds) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  /// True if it is in a year of four digits.
  var hasFourDigits: Bool { Self.readable.contains(timeIntervalSince1970) }

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
  ///
  /// A formatter would take ten times as long, for each date of a page.
  init?(wireText text: String) {
    var rest = Self.inOrder(text)[...].utf8
    var (parts, fraction, ahead) = (tm(), 0.0, 0)
    guard let year = rest.number(4), rest.takes("-"), let month = rest.number(2), rest.takes("-"),
      let day = rest.number(2)
    else { return nil }
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
    if rest.takes("T") || rest.takes(" ") {
      guard let hour = rest.number(2), rest.takes(":"), let minute = rest.number(2) else {
        return nil
      }
      let second = rest.takes(":") ? rest.number(2) : 0
      (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second ?? 60)
      if rest.takes(".") || rest.takes(",") {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard 1...9 ~= digits.count, let number = Double("0.\(Substring(digits))") else {
          return nil
        }
        (fraction, rest) = (number, rest.dropFirst(digits.count))
      }
      guard let zone = rest.zone() else { return nil }
      ahead = zone
    }
    let wanted = [parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    // What is no day and no time of day becomes another one here.
    let seconds = timegm(&parts)
    let found = [parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    guard rest.isEmpty, wanted == found else { return nil }
    self.init(timeIntervalSince1970: Double(seconds - ahead) + fraction)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Thu Jan 1 08:00:00 +0000 2026` and `Thu, 01 Jan 2026 08:00:00 GMT` in the order of
  /// all others.
  private static func inOrder(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6 else { return text }
    let places = words[0].hasSuffix(",") ? [3, 2, 1, 4, 5] : [5, 1, 2, 3, 4]
    let (day, month) = (words[places[2]], 1 + (months.firstIndex(of: words[places[1]]) ?? 12))
    return "\(words[places[0]])-\(month < 10 ? "0" : "")\(month)-\(day.count < 2 ? "0" : "")\(day)"
      + "T\(words[places[3]]) \(words[places[4]])"
  }
}

nonisolated extension Substring.UTF8View {
  fileprivate mutating func takes(_ text: String) -> Bool {
    guard starts(with: text.utf8) else { return false }
    removeFirst(text.utf8.count)
    return true
  }

  /// A number of exactly so many digits.
  fileprivate mutating func number(_ count: Int) -> Int32? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int32($1) - 48 }
  }

  /// How many seconds a clock is ahead of Greenwich: `Z`, `+08:00`, `+0800`, `GMT` or nothing.
  fileprivate mutating func zone() -> Int? {
    _ = takes(" ")
    if isEmpty || takes("Z") || takes("GMT") || takes("UTC") { return 0 }
    let isBehind = takes("-")
    guard isBehind || takes("+"), let hours = number(2) else { return nil }
    _ = takes(":")
    guard let minutes = isEmpty ? 0 : number(2), hours < 24, minutes < 60 else { return nil }
    return Int(hours * 60 + minutes) * (isBehind ? -60 : 60)
  }
}
