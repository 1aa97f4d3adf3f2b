import Testing

@testable import TerminalFace

/// A line that is being typed.
struct LineEditorTests {
  @Test(
    arguments: [
      (["a", "b", "c"], "abc|"),
      (["a", "b", .left, "x"], "ax|b"),
      (["a", .left, .left, "x"], "x|a"),
      (["a", "b", .home, "x", .end, "y"], "xaby|"),
      (["a", "b", .left, .right, .right, "x"], "abx|"),
      (["a", "b", .backspace], "a|"),
      ([.backspace, .delete, .left, .right], "|"),
      (["a", "b", .home, .delete], "|b"),
      (["a", " ", "b", "c", " ", .deleteWord], "a |"),
      (["a", "b", .left, .deleteLine], "|"),
      (["中", "文", .backspace], "中|"),
      (["e", "\u{301}", .backspace, "x"], "x|"),
      (["👩", "\u{200D}", "🔬", .left, "x"], "x|👩‍🔬"),
    ] as [([Key], String)])
  func edits(keys: [Key], expected: String) {
    var editor = LineEditor()
    #expect(keys.map { editor.take($0) } == keys.map { _ in true })

    let drawing = editor.drawing(width: 40)
    let cursor = TextLayout.prefix(of: drawing.text, width: drawing.cursor)
    #expect(cursor + "|" + drawing.text.dropFirst(cursor.count) == expected)
    #expect(editor.text == expected.replacing("|", with: ""))
  }

  @Test(arguments: [Key.enter, .tab, .up, .pageDown, .interrupt, .endOfInput, .escape])
  func leavesOtherKeysAlone(key: Key) {
    var editor = LineEditor("demo")
    let isTaken = editor.take(key)

    #expect(!isTaken)
    #expect(editor == LineEditor("demo"))
  }

  @Test func drawsNothingOfASecret() {
    var editor = LineEditor(isSecret: true)
    for key in ["s", "3", "c", .left, "!"] as [Key] { editor.take(key) }

    #expect(editor.text == "s3!c")
    #expect(editor.drawing(width: 40) == LineEditor.Drawing(text: "", cursor: 0))
  }

  @Test(arguments: [
    ("abcdef", 0, 10, "abcdef", 6), ("abcdef", 0, 4, "def", 3), ("abcdef", 6, 4, "abcd", 0),
    ("abcdef", 3, 4, "abcd", 3), ("中文字", 0, 5, "文字", 4), ("中文字", 0, 4, "字", 2),
    ("中文字", 3, 5, "中文", 0), ("abc", 0, 1, "", 0), ("abc", 0, 0, "", 0),
  ])
  func keepsTheCursorInSight(
    text: String, left: Int, width: Int, shown: String, cursor: Int
  ) {
    var editor = LineEditor(text)
    for _ in 0..<left { editor.take(.left) }

    #expect(editor.drawing(width: width) == LineEditor.Drawing(text: shown, cursor: cursor))
  }

  @Test func isNoPlaceForABook() {
    var editor = LineEditor()
    for _ in 0..<2000 { editor.take("x") }

    #expect(editor.text.count == 1000)
  }

  @Test func printsNoSecret() {
    var dumped = ""
    dump(LineEditor("12345", isSecret: true), to: &dumped)

    #expect("\(LineEditor("12345", isSecret: true)) \(LineEditor("Ann"))" == "•••••• Ann")
    #expect(!dumped.contains("12345"))
  }
}
