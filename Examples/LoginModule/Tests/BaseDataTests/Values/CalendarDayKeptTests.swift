import BaseData
import Core
import Testing

nonisolated struct CalendarDayKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    #expect(CalendarDay(wire: "1990-01-01") == CalendarDay(year: 1990, month: 1, day: 1))
    #expect(CalendarDay(wire: "1990-01-01T00:00:00Z") == nil)
    #expect(CalendarDay(year: 1990, month: 1, day: 1)?.wire == "1990-01-01")
  }
}
