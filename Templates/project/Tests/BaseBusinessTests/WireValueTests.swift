import BaseBusiness
import Core
import Foundation
import Testing

nonisolated struct WireValueTests {
  @Test(
    arguments: [
      ("Tue May 31 17:46:55 +0800 2011", 1_306_835_215),
      ("Sun May 01 00:00:00 +0000 2011", 1_304_208_000),
      ("2011-05-31T17:46:55+08:00", 1_306_835_215),
      ("2011-05-31T09:46:55Z", 1_306_835_215),
      ("2011-05-31T09:46:55.500Z", 1_306_835_215.5),
      ("2011-05-31", 1_306_800_000),
      ("31.5.2011", nil),
      ("", nil),
    ] as [(String, TimeInterval?)])
  func readsADate(wire: String, seconds: TimeInterval?) {
    #expect(Date(wire: wire)?.timeIntervalSince1970 == seconds)
  }

  @Test func readsTheOtherTypes() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

    #expect(URL(wire: "https://example.com/ü?a=b")?.host() == "example.com")
    #expect(URL(wire: "") == nil)
    #expect(URL(wire: "example") == nil)
    #expect(UUID(wire: id)?.uuidString == id)
    #expect(UUID(wire: "7") == nil)
    #expect(Data(wire: "aGVsbG8=") == Data("hello".utf8))
    #expect(Data(wire: "#") == nil)
  }

  @Test func writesWhatItReads() {
    #expect(Date(timeIntervalSince1970: 1_306_835_215).wire == "2011-05-31T09:46:55Z")
    #expect(Date(timeIntervalSince1970: 1_306_835_215.5).wire == "2011-05-31T09:46:55.500Z")
    #expect(URL(string: "https://example.com/a")?.wire == "https://example.com/a")
    #expect(UUID(wire: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.wire.prefix(8) == "E621E1F8")
    #expect([Data("hello".utf8), Data()].wire == ["aGVsbG8=", ""])
  }

  @Test func saysWhereItCouldNotRead() throws {
    let error = AppError.decoding(path: "site", reason: "`here` is no URL")
    let listError = AppError.decoding(path: "sites[1]", reason: "`here` is no URL")

    #expect(throws: error) { try "here".parsed(at: "site", as: URL.self) }
    #expect(throws: error) { try String?("here").parsed(at: "site", as: URL.self) }
    #expect(throws: listError) {
      try ["https://example.com", "here"].parsed(at: "sites", as: URL.self)
    }
  }

  @Test func nothingStandsForNothing() throws {
    #expect(try String?.none.parsed(at: "site", as: URL.self) == nil)
    #expect(try String?("").parsed(at: "site", as: URL.self) == nil)
    #expect(try [String]?.none.parsed(at: "sites", as: URL.self) == nil)
    #expect(try [String]().parsed(at: "sites", as: URL.self) == [])
  }
}
