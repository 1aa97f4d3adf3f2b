import BaseData
import Testing

nonisolated struct Int64KeptTests {
  @Test func comesBackFromAColumn() {
    #expect(Int64(column: Int64.max.column) == .max)
    #expect(Int64(column: "1") == nil)
  }
}
