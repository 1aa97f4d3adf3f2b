import BaseView
import Core
import Foundation
import Testing

/// What stands above the rows of a day or a month.
nonisolated struct SectionSpanTests {
  private let date = Date(timeIntervalSince1970: 1_771_329_720)

  @Test func isOneTextForAWholeDay() throws {
    let calendar = Calendar.autoupdatingCurrent
    let start = calendar.startOfDay(for: date)
    let next = try #require(calendar.date(byAdding: .day, value: 1, to: start))
    let text = { (date: Date) in SectionSpan.day.text(of: date) }

    #expect(text(date) == date.formatted(date: .long, time: .omitted))
    #expect(text(start) == text(date))
    #expect(text(next) != text(date))
    #expect(text(next.addingTimeInterval(-1)) == text(date))
  }

  @Test func isOneTextForAWholeMonth() throws {
    let days = ["2026-02-01", "2026-02-28", "2026-03-01", "2027-02-01"].map { CalendarDay($0) }
    let texts = days.map { SectionSpan.month.text(of: $0) }

    #expect(texts[0] == date.formatted(.dateTime.month(.wide).year()))
    #expect(texts[1] == texts[0])
    #expect(Set(texts).count == 3)
  }

  @Test func isTheDayOfTheCalendar() throws {
    let day = try #require(CalendarDay("2026-02-17"))
    let noon = try #require(
      Calendar(identifier: .gregorian).date(
        from: DateComponents(year: 2026, month: 2, day: 17, hour: 12)))

    #expect(SectionSpan.day.text(of: day) == SectionSpan.day.text(of: noon))
  }

  @Test func showsWhatIsMissing() {
    #expect(SectionSpan.day.text(of: Date?.none) == "–")
    #expect(SectionSpan.month.text(of: CalendarDay?.none) == "–")
  }
}
