import Foundation
import TimelineView

extension StatusDate {
  /// As a British reader in Greenwich has the moments of posts.
  static let british = StatusDate(
    Date.FormatStyle(
      locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt))
}
