import Foundation
import Testing

@testable import TimelineView

/// How far a list is scrolled when its rows change, so that reading goes on where it was.
nonisolated struct ReadingPositionTests {
  struct Story: Sendable {
    let of: String
    let rows: [Int]
    /// How much the list itself has moved down the screen.
    var lowered: CGFloat = 0
    var from: CGFloat = 230
    let to: CGFloat
  }

  @Test(arguments: [
    Story(of: "nothing has changed", rows: [9, 8, 7, 6, 5], to: 230),
    Story(of: "rows came in below", rows: [9, 8, 7, 6, 5, 4, 3], to: 230),
    Story(of: "rows came in above", rows: [12, 11, 10, 9, 8, 7, 6, 5], to: 530),
    Story(of: "rows came in above and below", rows: [10, 9, 8, 7, 6, 5, 4], to: 330),
    Story(of: "a row above is gone", rows: [9, 7, 6, 5], to: 130),
    Story(of: "the topmost row in sight is gone", rows: [9, 8, 6, 5, 4], to: 130),
    Story(of: "and others came in its place", rows: [9, 8, 72, 71, 6, 5], to: 330),
    Story(of: "all rows in sight are gone", rows: [9, 8, 3, 2, 1], to: 230),
    Story(of: "all rows are gone", rows: [], to: 0),
    Story(of: "a notice came above the list", rows: [9, 8, 7, 6, 5], lowered: 40, to: 270),
    Story(of: "a notice and rows", rows: [10, 9, 8, 7, 6, 5], lowered: 40, to: 370),
    Story(of: "a shift that rounding made", rows: [9, 8, 7, 6, 5], lowered: 0.01, to: 230),
    Story(of: "at the top, nothing has changed", rows: [9, 8, 7, 6, 5], from: 0, to: 0),
    Story(of: "at the top, a notice came", rows: [9, 8, 7, 6, 5], lowered: 40, from: 0, to: 0),
    Story(of: "at the top, rows came in above", rows: [11, 10, 9, 8, 7], from: 0, to: 200),
    Story(of: "pulled down, rows came in below", rows: [9, 8, 7, 6, 5, 4], from: -60, to: -60),
    Story(of: "pulled down, rows came in above", rows: [10, 9, 8, 7, 6, 5], from: -60, to: 40),
  ])
  func holds(_ story: Story) {
    let before = Table(rows: [9, 8, 7, 6, 5], offset: story.from)
    let after = Table(rows: story.rows, offset: story.from, lowered: story.lowered)

    let offset = before.position.offset(
      from: after.offset, within: after.limits, first: after.rows.first, top: after.top)

    #expect(offset == story.to, "\(story.of)")
  }

  @Test func goesNoFurtherThanTheListDoes() {
    func offset(of rows: [Int], from: CGFloat, lowered: CGFloat = 0) -> CGFloat {
      let before = Table(rows: [9, 8, 7, 6, 5], offset: from)
      let after = Table(rows: rows, offset: from, lowered: lowered)
      return before.position.offset(
        from: from, within: after.limits, first: after.rows.first, top: after.top)
    }

    #expect(offset(of: [7, 6, 5], from: 130) == 0)
    #expect(offset(of: [9, 8, 7, 6, 5], from: 300, lowered: 40) == 300)
    #expect(offset(of: [9, 8, 7, 6, 5], from: 30, lowered: -40) == 0)
  }

  @Test func isNowhereWithoutRows() {
    let position = Table(rows: [], offset: 0).position

    #expect(position.offset(from: 0, within: 0...100, first: 9) { _ in 20 } == 0)
  }
}

/// A table of rows that are 100 points high, on a screen where 200 of them are in sight.
private nonisolated struct Table {
  let rows: [Int]
  let offset: CGFloat
  var lowered: CGFloat = 0

  var limits: ClosedRange<CGFloat> { 0...max(0, CGFloat(rows.count) * 100 - 200) }

  func top(of row: Int) -> CGFloat? {
    rows.firstIndex(of: row).map { CGFloat($0) * 100 - offset + lowered }
  }

  var position: ReadingPosition<Int> {
    let marks = rows.compactMap { row in top(of: row).map { (id: row, top: $0) } }
    let inSight = marks.filter { $0.top > -100 && $0.top < 200 }
    return ReadingPosition(
      inSight.map { ReadingPosition.Mark(id: $0.id, top: $0.top) },
      isAtTop: offset <= limits.lowerBound)
  }
}
