import Foundation

/// A time as the service writes it: `Tue Feb 17 21:04:52 +0800 2015`, whatever the locale.
enum WireDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// - Parameters:
  ///   - time: In seconds since 1970.
  ///   - zone: How many hours the writer's clock is ahead.
  static func text(_ time: Int, zone: Int) -> String {
    var moment = time_t(time + zone * 3_600)
    var parts = tm()
    gmtime_r(&moment, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded(Int($0)) }
    return [
      days[Int(parts.tm_wday)], months[Int(parts.tm_mon)], padded(Int(parts.tm_mday)),
      clock.joined(separator: ":"), "\(zone < 0 ? "-" : "+")\(padded(abs(zone)))00",
      "\(1900 + parts.tm_year)",
    ].joined(separator: " ")
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
