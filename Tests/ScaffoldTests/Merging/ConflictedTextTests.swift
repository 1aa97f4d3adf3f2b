import Testing

@testable import Merging

@Suite struct ConflictedTextTests {
  /// Two sides and, where the merge says it, what both started from.
  @Test func isTakenApart() throws {
    let text = "a\n<<<<<<< ours\nb\n||||||| base\nc\n=======\nd\n>>>>>>> theirs\ne\n"
    let conflict = try #require(ConflictedText(Array(text.utf8)))

    #expect(conflict.lines == [2])
    #expect(conflict.ours == Array("a\nb\ne\n".utf8))
    #expect(conflict.base == Array("a\nc\ne\n".utf8))
    #expect(conflict.theirs == Array("a\nd\ne\n".utf8))
  }

  @Test func hasInCommonWhatBothSidesHave() throws {
    let text = "a\n<<<<<<< x\nb\nc\n=======\nc\nd\n>>>>>>> y\ne\n"
    let conflict = try #require(ConflictedText(Array(text.utf8)))

    #expect(conflict.base == nil)
    #expect(conflict.common == Array("a\nc\ne\n".utf8))
  }

  @Test(arguments: ["a\n", "<<<<<<< never closed\na\n=======\n", "=======\n>>>>>>> b\n", ""])
  func isNone(_ text: String) {
    #expect(ConflictedText(Array(text.utf8)) == nil)
  }

  private static let rows: [(ours: String, theirs: String, String)] = [
    ("add(1)\n", "add(2)\n", "add(1)\nadd(2)\n"),
    ("add(2)\n", "add(1)\nadd(3)\n", "add(1)\nadd(2)\nadd(3)\n"),
    ("  add(1)\n", "  add(1)\n", "  add(1)\n"),
    ("", "add(1)\n", "add(1)\n"),
    ("// why\nadd(1)\n", "add(0)\n", "// why\nadd(0)\nadd(1)\n"),
    // Parts of a longer call.
    ("add(\n", "add(2)\n", "<<<<<<< x\nadd(\n=======\nadd(2)\n>>>>>>> y\n"),
  ]

  @Test(arguments: rows)
  func isUnitedBetweenMarkers(ours: String, theirs: String, united: String) throws {
    let conflict = "<<<<<<< x\n\(ours)=======\n\(theirs)>>>>>>> y\n"
    let text = "\(conflict)// scaffold:a\n\(conflict)// scaffold:end\n\(conflict)"
    let whole = try #require(ConflictedText(Array(text.utf8))).unitedBetweenMarkers
    #expect(
      String(decoding: whole, as: UTF8.self)
        == "\(conflict)// scaffold:a\n\(united)// scaffold:end\n\(conflict)")
  }
}
