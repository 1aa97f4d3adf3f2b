import BaseData
import Foundation
import Testing

nonisolated struct DateKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    #expect(Date(wire: "1970-01-02") == Date(timeIntervalSince1970: 86_400))
    #expect(Date(wire: "soon") == nil)
    #expect(Date(timeIntervalSince1970: 1_306_835_215).wire == "2011-05-31T09:46:55Z")
  }

  @Test func comesBackFromAColumn() {
    let date = Date(timeIntervalSince1970: 1.5)

    #expect(Date(column: date.column) == date)
    #expect(Date(column: "1970-01-02") == nil)
  }
}
