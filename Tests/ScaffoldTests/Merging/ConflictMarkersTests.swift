import Testing

@testable import Merging

@Suite struct ConflictMarkersTests {
  static let rows: [(String, [Int])] = [
    ("let a = 1\n", []),
    ("Title\n=======\n", []),
    ("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n", [2]),
    ("<<<<<<< ours\nb\n||||||| base\nd\n=======\nc\n>>>>>>> theirs\n", [1]),
    ("<<<<<<<\n=======\n>>>>>>>\n<<<<<<<\r\n=======\r\n>>>>>>> x\r\n", [1, 4]),
    // Not whole, or not in order.
    ("<<<<<<< ours\nb\n>>>>>>> theirs\n", []),
    ("=======\n<<<<<<< ours\n>>>>>>> theirs\n", []),
    ("<<<<<<<< ours\n========\n>>>>>>>> theirs\n", []),
  ]

  @Test(arguments: rows)
  func findsWholeConflicts(text: String, lines: [Int]) {
    #expect(ConflictMarkers.lines(in: Array(text.utf8)) == lines)
  }

  @Test func findsWhatAMergeLeaves() throws {
    let merge = try merged("a\nb\n", "a\nc\n", "a\nd\n", "Notes.md")

    #expect(ConflictMarkers.lines(in: merge.contents) == [2])
    #expect(merge.conflicts.map(\.line) == [2])
  }
}
