/// The time. Nothing that is generated depends on it.
package enum Clock {
  /// The seconds since 1970; what SOURCE_DATE_EPOCH says, where output is to be the same again.
  @Sendable package static func now() -> Int {
    getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? time(nil)
  }

  /// A time in the user's own time zone: `2026-11-22 20:26`.
  package static func text(of seconds: Int) -> String {
    var (time, parts) = (time_t(seconds), tm())
    guard localtime_r(&time, &parts) != nil else { return "unknown" }
    let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let minute = [Int(parts.tm_hour), Int(parts.tm_min)]
    return day.map(twoDigits).joined(separator: "-") + " "
      + minute.map(twoDigits).joined(separator: ":")
  }

  private static func twoDigits(_ number: Int) -> String {
    (0..<10).contains(number) ? "0\(number)" : "\(number)"
  }
}
