import BaseView
import Foundation
import Testing

/// Rows in sections, each there once.
nonisolated struct SectionedRowsTests {
  private let rows = {
    var rows = SectionedRows([Row(1), Row(2)], in: "fruit")
    rows.append([Row(3)], to: "nuts")
    return rows
  }()

  @Test func countsItsRows() {
    #expect(rows.sections == ["fruit", "nuts"])
    #expect(rows.count == 3)
    #expect(rows.last == Row(3))
    #expect(SectionedRows<String, Row>().isEmpty)
    #expect(SectionedRows<String, Row>().last == nil)
  }

  @Test func putsRowsIntoSections() {
    let rows = SectionedRows([Row(2), Row(1), Row(4), Row(3)]) { $0.id % 2 == 0 ? "even" : "odd" }

    #expect(rows.sections == ["even", "odd"])
    #expect(rows.ids(in: "even") == [2, 4])
    #expect(rows.ids(in: "odd") == [1, 3])
  }

  @Test(arguments: [
    ([0, 0], 1), ([0, 1], 2), ([1, 0], 3), ([0, 2], nil), ([1, 1], nil), ([2, 0], nil),
    ([-1, 0], nil), ([0, -1], nil), ([0], nil), ([], nil),
  ])
  func findsTheRowAtAPlace(path: [Int], id: Int?) {
    #expect(rows.item(at: IndexPath(indexes: path))?.id == id)
  }

  @Test func listsTheRowsOfASection() {
    #expect(rows.ids(in: "fruit") == [1, 2])
    #expect(rows.items(in: "nuts") == [Row(3)])
    #expect(rows.ids(in: "roots") == [])
    #expect(rows.item(3) == Row(3))
  }

  @Test func holdsEachRowOnce() {
    var rows = rows

    rows.append([Row(2, "riper"), Row(4), Row(4)], to: "nuts")

    #expect(rows.items(in: "fruit") == [Row(1), Row(2, "riper")])
    #expect(rows.ids(in: "nuts") == [3, 4])
    #expect(rows.count == 4)
  }

  @Test func replacesTheRowsOfASection() {
    var rows = rows

    rows.replace([Row(2, "riper"), Row(5)], in: "fruit")

    #expect(rows.sections == ["fruit", "nuts"])
    #expect(rows.items(in: "fruit") == [Row(2, "riper"), Row(5)])
    #expect(rows.item(1) == nil)
    #expect(rows.count == 3)
  }

  @Test func takesARowAgainThatWasReplaced() {
    var rows = rows

    rows.replace([], in: "fruit")
    rows.append([Row(1)], to: "nuts")

    #expect(rows.sections == ["fruit", "nuts"])
    #expect(rows.ids(in: "fruit") == [])
    #expect(rows.ids(in: "nuts") == [3, 1])
    #expect(rows.last == Row(1))
  }

  @Test func findsTheLastRowAboveAnEmptySection() {
    var rows = rows

    rows.replace([], in: "nuts")

    #expect(rows.last == Row(2))
  }

  @Test func knowsWhichRowsReadDifferently() {
    var new = rows

    new.append([Row(1), Row(3, "roasted"), Row(4)], to: "nuts")

    #expect(new.changedIDs(since: rows) == [3])
    #expect(rows.changedIDs(since: rows) == [])
  }
}

/// A row of these tests.
private nonisolated struct Row: Hashable, Sendable, Identifiable {
  let id: Int
  let text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}
