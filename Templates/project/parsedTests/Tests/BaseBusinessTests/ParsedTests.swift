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

  @Test func readsWhatStandsUnderKeys() throws {
    let date = Date(timeIntervalSince1970: 1)
    let error = AppError.decoding(path: "sites.home", reason: "`here` is no URL")

    #expect(try ["one": 1 as WireSeconds].parsed(at: "at") == ["one": date])
    #expect(try ["one": [1 as WireSeconds]].parsed(at: "at") == ["one": [date]])
    #expect(try [String: String]().parsed(at: "sites", as: URL.self) == [:])
    #expect(throws: error) { try ["home": "here"].parsed(at: "sites", as: URL.self) }
    #expect(throws: AppError.decoding(path: "sites.home[0]", reason: "`here` is no URL")) {
      try ["home": ["here"]].parsed(at: "sites", as: URL.self)
    }
  }

  @Test func readsObjects() throws {
    let site = Site(page: "https://example.com")

    #expect(try site.parsed(at: "site", Self.page) == URL(string: "https://example.com"))
    #expect(try Site?.none.parsed(at: "site", Self.page) == nil)
    #expect(try [site, site].parsed(at: "sites", Self.page).count == 2)
    #expect(try ["home": site].parsed(at: "sites", Self.page).keys.sorted() == ["home"])
    #expect(try ["home": [site, site]].parsed(at: "sites", Self.page)["home"]?.count == 2)
  }

  @Test func readsObjectsInThoseOfTheirType() throws {
    let site = Boxed(Site(page: "https://example.com"))

    #expect(
      try Boxed<Site>?(site).parsed(at: "site", Self.page)
        == URL(string: "https://example.com").map(Boxed.init))
    #expect(try Boxed<Site>?.none.parsed(at: "site", Self.page) == nil)
    #expect(throws: Self.error(at: "site.page")) {
      try Boxed<Site>?(Boxed(Site(page: "here"))).parsed(at: "site", Self.page)
    }
  }

  @Test func saysWhereAnObjectStood() {
    let site = Site(page: "here")

    #expect(throws: Self.error(at: "site.page")) { try site.parsed(at: "site", Self.page) }
    #expect(throws: Self.error(at: "site.page")) { try Site?(site).parsed(at: "site", Self.page) }
    #expect(throws: Self.error(at: "sites[0].page")) { try [site].parsed(at: "sites", Self.page) }
    #expect(throws: Self.error(at: "sites.home.page")) {
      try ["home": site].parsed(at: "sites", Self.page)
    }
    #expect(throws: Self.error(at: "sites.home[0].page")) {
      try ["home": [site]].parsed(at: "sites", Self.page)
    }
  }

  private struct Site: WireObject {
    let page: String
  }

  private static func error(at path: String) -> AppError {
    .decoding(path: path, reason: "`here` is no URL")
  }

  private static func page(_ site: Site, at path: String) throws(AppError) -> URL {
    try site.page.parsed(at: "\(path).page")
  }
}
