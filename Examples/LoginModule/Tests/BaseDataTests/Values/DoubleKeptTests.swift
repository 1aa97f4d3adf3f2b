import BaseData
import Testing

nonisolated struct DoubleKeptTests {
  @Test func comesBackFromAColumn() {
    #expect(Double(column: (-0.1).column) == -0.1)
    #expect(Double(column: .null) == nil)
  }

  @Test func isAWholeNumberToo() {
    #expect(Double(column: 3) == 3)
  }
}
