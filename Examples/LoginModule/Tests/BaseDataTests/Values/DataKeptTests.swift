import BaseData
import Foundation
import Testing

nonisolated struct DataKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    #expect(Data(wire: "aGVsbG8=") == Data("hello".utf8))
    #expect(Data(wire: "#") == nil)
    #expect([Data("hello".utf8), Data()].wire == ["aGVsbG8=", ""])
  }
}
