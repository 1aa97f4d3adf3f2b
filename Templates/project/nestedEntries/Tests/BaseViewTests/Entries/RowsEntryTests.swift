import BaseView
import Foundation
import Testing

/// A list of objects, or a map, in a form.
nonisolated struct RowsEntryTests {
  private var entry: RowsEntry<Order.Label> {
    var entry = RowsEntry<Order.Label>()
    entry.enter(["a", "b", "c", "d"]) { Order.Label($0) }
    return entry
  }

  private func names(of entry: RowsEntry<Order.Label>) -> String {
    entry.rows.map(\.entries.name.text).joined()
  }

  @Test func addsARowBelowTheOthers() {
    var entry = entry
    entry.remove(1)
    entry.add()

    #expect(entry.rows.map(\.id) == [0, 2, 3, 4])
    #expect(names(of: entry) == "acd")
    #expect(entry.check() == nil)
    #expect(entry.rows.map(\.entries.name.error) == [nil, nil, nil, BaseText.missing])
  }

  @Test func removesWhatWasSwipedAway() {
    var entry = entry
    entry.remove(at: [0, 2])

    #expect(names(of: entry) == "bd")
    #expect(entry.rows.map(\.id) == [1, 3])
  }

  @Test(arguments: [
    ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 1, "abdc"),
    ([0, 2], 3, "bacd"),
  ])
  func movesRows(indices: [Int], index: Int, names: String) {
    var entry = entry
    entry.move(IndexSet(indices), to: index)

    #expect(self.names(of: entry) == names)
  }

  @Test func isNothingWithoutARow() {
    var entry = RowsEntry<Order.Label>()

    #expect(entry.checkIfAny() == .some(nil))
    #expect(entry.check() == [])
  }

  @Test func forgetsWhatWasWrongOnceItChanges() {
    var entry = entry
    entry.error = "Too many."

    entry.remove(0)

    #expect(entry.error == nil)
  }

  // MARK: - Maps

  @Test func hasTheKeysInOrder() {
    var entry = RowsEntry<Order.Count>()
    entry.enter(["b": 2, "a": 1], as: Order.Count.init)

    #expect(entry.rows.map(\.entries.key.text) == ["a", "b"])
    #expect(entry.checkMap() == ["a": 1, "b": 2])
  }

  @Test func saysWhichKeyIsThereAlready() {
    var entry = RowsEntry<Order.Count>()
    for key in ["a", "b", " a", "a"] { entry.add(Order.Count(key, 1)) }

    #expect(entry.checkMap() == nil)
    let twice = BaseText.twice
    #expect(entry.rows.map(\.entries.key.error) == [nil, nil, twice, twice])
  }

  @Test func isNoMapWithoutARow() {
    var entry = RowsEntry<Order.Count>()

    #expect(entry.checkMapIfAny() == .some(nil))
    #expect(entry.checkMap() == [:])
  }
}
