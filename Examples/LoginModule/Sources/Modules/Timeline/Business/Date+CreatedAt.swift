import Core
import Foundation

extension Date {
  /// A moment as this service writes it: `Tue Feb 17 21:04:52 +0800 2015`
  init(createdAt text: String) throws(AppError) {
    do {
      self = try Self.createdAt.parse(text)
    } catch {
      throw .decoding(path: "created_at", reason: "`\(text)` is no date")
    }
  }

  /// Made once: a new one for each row is what makes a long page slow. Days and months are English,
  /// whatever language the device speaks.
  private static let createdAt = Date.ParseStrategy(
    format: """
      \(weekday: .abbreviated) \(month: .abbreviated) \(day: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits) \(timeZone: .iso8601(.short)) \(year: .defaultDigits)
      """,
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt)
}
