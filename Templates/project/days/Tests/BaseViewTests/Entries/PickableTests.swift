import BaseView
import Core
import Foundation
import Testing

/// A value that is picked from a calendar.
nonisolated struct PickableTests {
  private static let zones = ["Asia/Shanghai", "America/Los_Angeles", "Pacific/Apia", "GMT"]

  /// 1990-01-01, picked in Shanghai, is the day before in Greenwich.
  @Test(arguments: zones, ["1990-01-01", "2024-02-29", "2011-12-31", "1600-03-01"])
  func aDayStaysTheDayThatWasPicked(zone: String, text: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let day = try #require(CalendarDay(text))
    let midnight = try #require(
      Calendar.current.date(byAdding: .hour, value: -11, to: day.date(in: zone)))

    #expect(CalendarDay(picked: day.date(in: zone), in: zone) == day)
    #expect(CalendarDay(picked: midnight, in: zone) == day)
  }

  @Test func aDayIsThatOfTheZone() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let day = try #require(CalendarDay("1990-01-01"))

    #expect(day.date(in: zone) == Date(timeIntervalSince1970: 631_166_400))
  }

  @Test func aMomentIsWhatWasPicked() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let moment = Date(timeIntervalSince1970: 1)

    #expect(Date(picked: moment, in: zone) == moment)
    #expect(moment.date(in: zone) == moment)
  }

  @Test func onlyMomentsHaveATime() {
    #expect(Date.hasTime)
    #expect(!CalendarDay.hasTime)
  }

  @Test func aDayHasAYearOfFourDigits() throws {
    let moment = try #require(CalendarDay("9999-12-31")?.date(in: .gmt))

    #expect(CalendarDay(picked: moment + 86_400, in: .gmt) == nil)
  }
}
