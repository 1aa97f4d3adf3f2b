import BaseBusiness
import BaseData
import Core
import Foundation
import Testing

nonisolated struct ParsedTests {
  @Test func saysWhereItCouldNotRead() throws {
    let error = AppError.decoding(path: "site", reason: "`here` is no URL")
    let listError = AppError.decoding(path: "sites[1]", reason: "`here` is no URL")
    let dateError = AppError.decoding(path: "at", reason: "`soon` is no Date")

    #expect(throws: error) { try "here".parsed(at: "site", as: URL.self) }
    #expect(throws: error) { try String?("here").parsed(at: "site", as: URL.self) }
    #expect(throws: listError) {
      try ["https://example.com", "here"].parsed(at: "sites", as: URL.self)
    }
    #expect(throws: dateError) { try WireDate("soon").parsed(at: "at", as: Date.self) }
  }

  @Test func nothingStandsForNothing() throws {
    #expect(try String?.none.parsed(at: "site", as: URL.self) == nil)
    #expect(try String?("").parsed(at: "site", as: URL.self) == nil)
    #expect(try [String]?.none?.parsed(at: "sites", as: URL.self) == nil)
    #expect(try [String]().parsed(at: "sites", as: URL.self) == [])
    #expect(try WireDate?("").parsed(at: "at", as: Date.self) == nil)
    #expect(try WireSeconds?("").parsed(at: "at") == nil)
  }

  @Test func readsCountedMoments() throws {
    let date = Date(timeIntervalSince1970: 1)
    let error = AppError.decoding(path: "at[1]", reason: "`soon` is no Date")

    #expect(try WireSeconds(date).parsed(at: "at") == date)
    #expect(try WireMilliseconds?(WireMilliseconds(date)).parsed(at: "at") == date)
    #expect(try WireSeconds?.none.parsed(at: "at") == nil)
    #expect(try [1 as WireSeconds].parsed(at: "at") == [date])
    #expect(throws: error) { try [1, "soon" as WireSeconds].parsed(at: "at") }
    #expect(throws: AppError.decoding(path: "at", reason: "`soon` is no Date")) {
      try ("soon" as WireSeconds).parsed(at: "at")
    }
  }

  @Test func readsDates() throws {
    let date = Date(timeIntervalSince1970: 1)

    #expect(try WireDate("1970-01-01T00:00:01Z").parsed(at: "at") == date)
    #expect(try ["1970-01-01T00:00:01Z" as WireDate].parsed(at: "at") == [date])
  }
}
