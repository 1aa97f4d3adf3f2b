import BaseData
import Core
import Foundation
import Testing

nonisolated struct WireDateTests {
  /// The date, as seconds since 1970.
  private func seconds(_ date: WireDate) -> TimeInterval? {
    Date(wire: date)?.timeIntervalSince1970
  }

  private func decoded(_ json: String) throws -> WireDate {
    try JSONDecoder().decode([WireDate].self, from: Data("[\(json)]".utf8))[0]
  }

  @Test(
    arguments: [
      ("2026-01-01T08:00:00Z", 1_767_254_400),
      ("2026-01-01T08:00:00z", nil),
      ("2026-01-01T08:00:00.5Z", 1_767_254_400.5),
      ("2026-01-01T08:00:00.123456789Z", 1_767_254_400.123),
      ("2026-01-01T08:00:00.9996+00:00", 1_767_254_401),
      ("2026-01-01T08:00:00,25Z", 1_767_254_400.25),
      ("2026-01-01T08:00:00+08:00", 1_767_225_600),
      ("2026-01-01T08:00:00+0800", 1_767_225_600),
      ("2026-01-01T08:00:00-03", 1_767_265_200),
      ("2026-01-01T08:00:00", 1_767_254_400),
      ("2026-01-01T08:00", 1_767_254_400),
      ("2026-01-01 08:00:00", 1_767_254_400),
      ("2026-01-01 08:00:00.5 +0530", 1_767_234_600.5),
      ("2026-01-01 08:00:00 UTC", 1_767_254_400),
      ("2026-01-01", 1_767_225_600),
      ("2024-02-29", 1_709_164_800),
      ("1969-12-31T23:59:59Z", -1),
      ("0000-01-01", -62_167_219_200),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
      ("1767254400", 1_767_254_400),
      ("1767254400.25", 1_767_254_400.25),
      ("1767254400123", 1_767_254_400.123),
      ("-1", -1),
      ("Tue May 31 17:46:55 +0800 2011", 1_306_835_215),
      ("Sun May 1 00:00:00 +0000 2011", 1_304_208_000),
      ("Thu, 01 Jan 2026 08:00:00 GMT", 1_767_254_400),
      ("Thu, 01 Jan 2026 08:00:00 -0000", 1_767_254_400),
    ] as [(String, TimeInterval?)])
  func readsTheFormsOfServers(text: String, seconds: TimeInterval?) {
    #expect(self.seconds(WireDate(text)) == seconds)
  }

  @Test(arguments: [
    "", " ", "soon", "31.5.2011", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
    "2026-1-1", "26-01-01", "2026-01-01T", "2026-01-01T8:00:00Z", "2026-01-01T24:00:00Z",
    "2026-01-01T08:60:00Z", "2026-01-01T08:00:60Z", "2026-01-01T08:00:0Z",
    "2026-01-01T08:00:00.Z", "2026-01-01T08:00:00.1234567890Z", "2026-01-01T08:00:00+24:00",
    "2026-01-01T08:00:00+08:60", "2026-01-01T08:00:00 CET", "2026-01-01T08:00:00Z ",
    "Tue Foo 31 17:46:55 +0800 2011", "Tue Feb 30 17:46:55 +0800 2011",
    "Tue May 31 17:46:55 2011", "1e9", "nan", "-", "1-1", "99999999999999999",
  ])
  func keepsWhatIsNoDate(text: String) throws {
    let date = WireDate(text)

    #expect(date == .unreadable(text))
    #expect(WireDate(column: date.column) == date)
    let json = try JSONEncoder().encode([date])
    #expect(try JSONDecoder().decode([WireDate].self, from: json) == [date])
  }

  @Test func readsTextAndNumbersOfJSON() throws {
    #expect(try decoded(#""2026-01-01T08:00:00Z""#) == "2026-01-01T08:00:00Z")
    #expect(try decoded("1767254400") == "2026-01-01T08:00:00Z")
    #expect(try decoded("1767254400123") == "2026-01-01T08:00:00.123Z")
    #expect(try decoded("1767254400.5") == "2026-01-01T08:00:00.5Z")
    #expect(try decoded("1e300") == .unreadable("1e+300"))
    #expect(throws: DecodingError.self) { try decoded("true") }
    #expect(throws: DecodingError.self) { try decoded("null") }
  }

  /// Up to here, such text was what the column held.
  @Test func readsAColumnOfText() {
    #expect(WireDate(column: "2026-01-01T08:00:00Z") == "2026-01-01T08:00:00Z")
    #expect(WireDate(column: 1_767_254_400) == "2026-01-01T08:00:00Z")
    #expect(WireDate(column: .null) == nil)
  }

  @Test(arguments: [
    (1_767_254_400, "2026-01-01T08:00:00.000Z"), (0.0004, "1970-01-01T00:00:00.000Z"),
    (-0.001, "1969-12-31T23:59:59.999Z"), (1_767_254_399.9996, "2026-01-01T08:00:00.000Z"),
    (-62_167_219_200, "0000-01-01T00:00:00.000Z"), (-1e300, "0000-01-01T00:00:00.000Z"),
    (1e300, "9999-12-31T23:59:59.999Z"),
  ])
  func writesOneForm(seconds: TimeInterval, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).wire.text == text)
  }

  @Test func countsTheDaysAsTheSystemDoes() {
    let first = Date(timeIntervalSince1970: -2_208_988_800)
    for week in 0..<10_000 {
      let date = first + TimeInterval(week) * 604_813
      let text = date.formatted(.iso8601)
      #expect(WireDate(text) == .date(date))
      #expect(date.wire.text == text.replacing("Z", with: ".000Z"))
    }
  }

  @Test func everyMillisecondSurvives() throws {
    for millisecond in 1...999 {
      let digits = String(String(1_000 + millisecond).dropFirst())
      let text = "2026-01-01T08:00:00.\(digits)Z"
      var date = WireDate(text)
      for _ in 1...3 {
        date = try #require(WireDate(column: date.column))
        date = WireDate(date.text)
        date = try #require(Date(wire: date)).wire
      }
      #expect(date.text == text)
    }
  }
}
