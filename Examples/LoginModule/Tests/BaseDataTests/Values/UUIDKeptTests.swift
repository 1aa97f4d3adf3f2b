import BaseData
import Foundation
import Testing

nonisolated struct UUIDKeptTests {
  @Test func isReadAndWrittenAsServersDo() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

    #expect(UUID(wire: id)?.uuidString == id)
    #expect(UUID(wire: "7") == nil)
    #expect(UUID(wire: id)?.wire.prefix(8) == "E621E1F8")
  }
}
