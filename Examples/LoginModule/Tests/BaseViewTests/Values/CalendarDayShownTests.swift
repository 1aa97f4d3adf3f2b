import BaseView
import Core
import Foundation
import Testing

/// Days on a screen, and in a field.
nonisolated struct CalendarDayShownTests {
  @Test func isShownWithoutATime() throws {
    let day = try #require(CalendarDay("1990-01-31"))
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)

    #expect(day.displayText == Date(timeIntervalSince1970: 633_744_000).formatted(style))
  }

  @Test(arguments: [
    (" 2026-01-31 ", "2026-01-31"), ("2026-02-30", BaseText.notADate),
    ("31.01.2026", BaseText.notADate), ("", BaseText.missing),
  ])
  func isReadAndTyped(text: String, expected: String) throws {
    #expect(CalendarDay.reading(text) == expected)
    guard let day = try? CalendarDay(entered: text, in: .english) else { return }
    #expect(day.typed(in: .english) == expected)
  }
}
