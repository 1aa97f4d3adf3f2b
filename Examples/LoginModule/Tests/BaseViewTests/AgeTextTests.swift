import BaseView
import Core
import Foundation
import Testing

/// The words for how old something is.
nonisolated struct AgeTextTests {
  private static func minutes(_ count: Int) -> String {
    String.localizedStringWithFormat("As of %lld minutes ago.", count)
  }

  private static func hours(_ count: Int) -> String {
    String.localizedStringWithFormat("As of %lld hours ago.", count)
  }

  private static func days(_ count: Int) -> String {
    String.localizedStringWithFormat("As of %lld days ago.", count)
  }

  /// True if the words are those of the code, not of a translation.
  private static let isUntranslated = BaseText.yes == "Yes"

  @Test(
    .enabled(if: isUntranslated),
    arguments: [
      (-60, nil), (0, nil), (119.9, nil), (120, minutes(2)), (301, minutes(5)),
      (7_199, minutes(119)), (7_200, hours(2)), (172_799, hours(47)), (172_800, days(2)),
      (31_536_000, days(365)), (.infinity, nil), (.nan, nil),
    ] as [(TimeInterval, String?)])
  func saysHowOldItIs(age: TimeInterval, message: String?) {
    #expect(AgeText.message(for: age) == message)
  }

  @Test func standsBelowTheError() {
    let age = AgeText.message(for: 300)

    #expect(
      ErrorText.message(for: .offline, showing: 300).split(separator: "\n").map(String.init)
        == [ErrorText.message(for: .offline), age])
    #expect(ErrorText.message(for: .offline, showing: 0) == ErrorText.message(for: .offline))
    #expect(ErrorText.message(for: .offline, showing: nil) == ErrorText.message(for: .offline))
  }
}
