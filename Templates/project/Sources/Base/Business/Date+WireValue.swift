import Core
import Foundation

nonisolated extension Date: WireValue {
  /// A moment in one of the forms that servers write.
  package init?(wire: String) {
    let date = Self.readers.withLock { readers in
      readers.lazy.compactMap { $0.date(from: wire) }.first
    }
    guard let date else { return nil }
    self = date
  }

  /// `2026-01-01T08:00:00Z`, to the millisecond where there are any.
  package var wire: String {
    let isWhole = timeIntervalSince1970 == timeIntervalSince1970.rounded(.down)
    return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  /// A formatter is costly to make, so there is one for each form.
  private static let readers = Locked([
    reader("yyyy-MM-dd'T'HH:mm:ssXXXXX"),
    reader("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"),
    reader("EEE MMM d HH:mm:ss Z yyyy"),
    reader("yyyy-MM-dd"),
  ])

  /// Days and months are English on the wire, whatever language the device speaks; a day without a
  /// time begins in Greenwich, wherever the device is.
  private static func reader(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }
}
