import BaseData
import Core
import Foundation
import Testing

nonisolated struct WireValueTests {
  @Test func readsWhatServersWrite() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

    #expect(URL(wire: "https://example.com/ü?a=b")?.host() == "example.com")
    #expect(URL(wire: "") == nil)
    #expect(URL(wire: "example") == nil)
    #expect(UUID(wire: id)?.uuidString == id)
    #expect(UUID(wire: "7") == nil)
    #expect(Data(wire: "aGVsbG8=") == Data("hello".utf8))
    #expect(Data(wire: "#") == nil)
    #expect(Date(wire: "1970-01-02") == Date(timeIntervalSince1970: 86_400))
    #expect(Date(wire: "soon") == nil)
    #expect(Decimal(wire: "12.50") == Decimal(string: "12.5"))
    #expect(Decimal(wire: "free") == nil)
    #expect(CalendarDay(wire: "1990-01-01") == CalendarDay(year: 1990, month: 1, day: 1))
    #expect(CalendarDay(wire: "1990-01-01T00:00:00Z") == nil)
  }

  @Test func writesWhatItReads() {
    #expect(Date(timeIntervalSince1970: 1_306_835_215).wire == "2011-05-31T09:46:55Z")
    #expect(URL(string: "https://example.com/a")?.wire == "https://example.com/a")
    #expect(UUID(wire: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.wire.prefix(8) == "E621E1F8")
    #expect(Decimal(string: "0.10")?.wire == "0.1")
    #expect(CalendarDay(year: 1990, month: 1, day: 1)?.wire == "1990-01-01")
    #expect([Data("hello".utf8), Data()].wire == ["aGVsbG8=", ""])
  }

  private enum Size: String, WireValue {
    case small = "S"
  }

  @Test func takesAnEnumByItsRawValue() {
    #expect(Size(wire: "S") == .small)
    #expect(Size(wire: "XL") == nil)
    #expect(Size.small.wire == "S")
  }
}
