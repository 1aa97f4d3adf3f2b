import BaseView
import Foundation
import Testing

/// Moments on a screen, and in a field.
nonisolated struct DateShownTests {
  @Test func isShownInOneStyle() {
    let date = Date(timeIntervalSince1970: 0)

    #expect(date.displayText == date.formatted(date: .abbreviated, time: .shortened))
  }

  @Test(arguments: [
    ("2026-01-31", 1_769_817_600.0), ("2026-01-31T08:00:00Z", 1_769_846_400),
  ])
  func isReadAndTyped(text: String, seconds: Double) throws {
    let date = try Date(entered: text, in: .english)

    #expect(date == Date(timeIntervalSince1970: seconds))
    #expect(date.typed(in: .german) == text)
  }

  @Test(arguments: ["2026-13-01", "2026-01-31x", "31.01.2026", "2026-01-31T08:00:00"])
  func isNoOtherText(text: String) {
    #expect(Date.reading(text) == BaseText.notADate)
  }

  @Test func isReadAgainAsItWasTyped() {
    let dates = [0, 1_769_817_600, -86_399].map(Date.init(timeIntervalSince1970:))

    #expect(dates.misreadings == [])
  }
}
