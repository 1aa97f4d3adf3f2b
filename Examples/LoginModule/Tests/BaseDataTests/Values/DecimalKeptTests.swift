import BaseData
import Foundation
import Testing

nonisolated struct DecimalKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    #expect(Decimal(wire: "12.50") == Decimal(string: "12.5"))
    #expect(Decimal(wire: "free") == nil)
    #expect(Decimal(string: "0.10")?.wire == "0.1")
  }
}
