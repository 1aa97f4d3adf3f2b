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
    #expect([0, 1, 2, -1].map { rows.count(in: $0) } == [2, 1, 0, 0])
    #expect(rows.last == Row(3))
    #expect(SectionedRows<String, Row>().isEmpty)
    #expect(SectionedRows<String, Row>().last == nil)
  }

  @Test(arguments: [
    ([0, 0], 1), ([0, 1], 2), ([1, 0], 3), ([0, 2], nil), ([1, 1], nil), ([2, 0], nil),
    ([-1, 0], nil), ([0, -1], nil), ([0], nil), ([], nil),
  ])
  func findsTheRowAtAPlace(path: [Int], id: Int?) {
    #expect(rows.item(at: IndexPath(indexes: path))?.id == id)
  }

  @Test(arguments: [(1, [0, 0]), (2, [0, 1]), (3, [1, 0]), (4, nil)])
  func findsThePlaceOfARow(id: Int, path: [Int]?) {
    #expect(rows.indexPath(of: id) == path.map { IndexPath(indexes: $0) })
  }

  @Test func listsTheRowsOfASection() {
    #expect(rows.ids(in: "fruit") == [1, 2])
    #expect(rows.items(in: "nuts") == [Row(3)])
    #expect(rows.ids(in: "roots") == [])
    #expect(rows.item(3) == Row(3))
    #expect(rows.section(of: 3) == "nuts")
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

  @Test func removesARowAndTheSectionWithTheLast() {
    var rows = rows

    rows.remove(2)
    rows.remove(3)
    rows.remove(4)

    #expect(rows == SectionedRows([Row(1)], in: "fruit"))
  }

  @Test func takesARemovedRowAgain() {
    var rows = rows

    rows.remove(section: "fruit")
    rows.append([Row(1)], to: "nuts")

    #expect(rows == SectionedRows([Row(3), Row(1)], in: "nuts"))
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
