import Core
import Foundation
import Testing

nonisolated struct CalendarDayTests {
  @Test(arguments: ["1990-01-01", "2024-02-29", "2000-02-29", "0000-12-31", "9999-12-31"])
  func isReadAndWritten(text: String) throws {
    let day = try #require(CalendarDay(text))

    #expect(day.description == text)
    let json = try JSONEncoder().encode([day])
    #expect(json == Data("[\"\(text)\"]".utf8))
    #expect(try JSONDecoder().decode([CalendarDay].self, from: json) == [day])
  }

  @Test(arguments: [
    "", "1990", "1990-1-1", "90-01-01", "1990-00-01", "1990-13-01", "1990-01-00", "1990-01-32",
    "1990-04-31", "2023-02-29", "1900-02-29", "1990-01-01T00:00:00Z", " 1990-01-01", "+990-01-01",
    "1990/01/01", "１９９０-01-01", "1990-01-01-01", "-990-01-01",
  ])
  func isNoOtherText(text: String) {
    #expect(CalendarDay(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test func standInTheirOrder() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
      try #require(CalendarDay($0))
    }

    #expect(days.reversed().sorted() == days)
    #expect(days.allSatisfy { !($0 < $0) })
  }
}
