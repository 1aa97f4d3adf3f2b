import Testing

@testable import TerminalFace

/// Text in columns.
struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("中文", 4), ("，。", 4), ("ｆｕ", 4), ("ﾊﾝ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0),
    ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("☺️", 2), ("⌚", 2),
    ("𠮷", 2), ("नमस्ते", 4), ("…", 1), ("a\u{200B}b", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("½", 1), ("☰", 2), ("─", 1),
    ("\u{600}1", 2),
  ])
  func measures(text: String, width: Int) {
    #expect(TextLayout.width(of: text) == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab cd", 4, "ab…"), ("中文", 4, "中文"),
    ("中文", 3, "中…"), ("中文", 2, "…"), ("a", 0, ""), ("", 0, ""), ("ab", 1, "…"),
    ("a\nb", 9, "a b"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍👩‍👧‍👦!!", 3, "👩‍👩‍👧‍👦…"),
    ("a\u{1B}[2Jb", 9, "a␛[2Jb"),
  ])
  func cuts(text: String, width: Int, expected: String) {
    #expect(TextLayout.cut(text, to: width) == expected)
  }

  @Test(arguments: [
    ("left", "right", 12, "left   right"), ("left", "right", 10, "left right"),
    ("left", "right", 8, "l… right"), ("left", "right", 6, " right"), ("left", "right", 4, "rig…"),
    ("left", "", 3, "le…"), ("中文", "1", 6, "中文 1"), ("中文", "1", 5, "中… 1"),
  ])
  func putsTwoOnALine(left: String, right: String, width: Int, expected: String) {
    #expect(TextLayout.sides(left, right, width: width) == expected)
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
    ("one  two", 3, ["one", "two"]), ("abcdefg", 3, ["abc", "def", "g"]),
    ("a abcdefg", 3, ["a", "abc", "def", "g"]), ("one\n\ntwo", 9, ["one", "", "two"]),
    ("one\r\ntwo\u{2028}three", 9, ["one", "two", "three"]), ("one\n", 9, ["one", ""]),
    ("今天天气很好", 6, ["今天天", "气很好"]), ("今天天气很好", 7, ["今天天", "气很好"]),
    ("今天天，很好", 6, ["今天", "天，很", "好"]), ("今天“很好”", 5, ["今天", "“很", "好”"]),
    ("用Swift写", 6, ["用", "Swift", "写"]), ("中文", 1, ["中", "文"]), ("ab", 0, ["a", "b"]),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]), ("    a", 2, ["", "a"]),
    ("one two   ", 7, ["one two"]),
  ])
  func wraps(text: String, width: Int, expected: [String]) {
    #expect(TextLayout.wrap(text, width: width) == expected)
  }

  @Test(arguments: [
    ("one two three", 5, 2, ["one", "two…"]), ("one two", 5, 2, ["one", "two"]),
    ("one", 5, 0, []), ("one\ntwo\nthree", 9, 2, ["one", "two…"]),
    ("今天天气很好", 6, 1, ["今天…"]), ("abcdef", 3, 1, ["ab…"]),
  ])
  func wrapsToAFewLines(text: String, width: Int, limit: Int, expected: [String]) {
    #expect(TextLayout.wrap(text, width: width, limit: limit) == expected)
  }

  /// Whatever the text and the width: no line is too wide, and only spaces are lost.
  @Test func losesNothing() {
    let letters = Array("ab c中文，“”。é👩‍👩‍👧‍👦 \n🇨🇳e\u{301}")
    for width in 2..<20 {
      for length in 0..<60 {
        let text = String((0..<length).map { letters[($0 * $0 + $0 * width) % letters.count] })
        let lines = TextLayout.wrap(text, width: width)

        #expect(lines.allSatisfy { TextLayout.width(of: $0) <= width })
        #expect(
          lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
      }
    }
  }
}
