import Core
import Foundation

/// The words for how old something is that was kept on this device.
package nonisolated enum AgeText {
  /// `As of 5 minutes ago.`; `nil` for what counts as new, since it is younger than two minutes,
  /// and for what only a damaged date can give.
  ///
  /// - Parameter age: In seconds.
  package static func message(for age: TimeInterval) -> String? {
    switch age {
    case 120..<7_200: minutes(Int(age / 60))
    case 7_200..<172_800: hours(Int(age / 3_600))
    case 172_800..<1e11: days(Int(age / 86_400))
    default: nil
    }
  }

  private static let text = BaseText.text

  private static func minutes(_ count: Int) -> String {
    text(
      "age.minutes", one: "As of %lld minute ago.",
      other: "As of %lld minutes ago.", count)
  }

  private static func hours(_ count: Int) -> String {
    text(
      "age.hours", one: "As of %lld hour ago.",
      other: "As of %lld hours ago.", count)
  }

  private static func days(_ count: Int) -> String {
    text(
      "age.days", one: "As of %lld day ago.",
      other: "As of %lld days ago.", count)
  }
}

nonisolated extension ErrorText {
  /// The error, and how old the value is that is shown all the same.
  ///
  /// - Parameter age: In seconds; `nil` for what the server has sent.
  package static func message(for error: AppError, showing age: TimeInterval?) -> String {
    [message(for: error), age.flatMap(AgeText.message)].compactMap(\.self).joined(separator: "\n")
  }
}
