import BaseData
import Foundation
import Testing

nonisolated struct URLKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    #expect(URL(wire: "https://example.com/ü?a=b")?.host() == "example.com")
    #expect(URL(wire: "") == nil)
    #expect(URL(wire: "example") == nil)
    #expect(URL(string: "https://example.com/a")?.wire == "https://example.com/a")
  }
}
