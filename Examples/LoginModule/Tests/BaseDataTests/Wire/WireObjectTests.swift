import BaseData
import Testing

/// What a server sends inside of a thing, in a column of the thing.
nonisolated struct WireObjectTests {
  private struct Site: WireObject {
    let name: String?
    let tags: [String]
  }

  private func comesBack<Value: ColumnValue & Equatable>(_ value: Value) -> Bool {
    Value(column: value.column) == value
  }

  @Test func comesBackFromAColumn() {
    #expect(comesBack(Site(name: "…", tags: ["a"])))
    #expect(comesBack(Site?.none))
    #expect(comesBack([Site(name: nil, tags: [])]))
    #expect(comesBack(["one": Site(name: nil, tags: [])]))
  }

  @Test func isNothingElse() {
    #expect(Site(column: "{}") == nil)
    #expect(Site(column: 1) == nil)
  }
}
