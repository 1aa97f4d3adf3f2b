import Core
import Testing

/// The words of a server on a screen.
nonisolated struct StringWordsTests {
  @Test(arguments: [
    ("Too short.", "Too short."),
    ("  a\r\n\tb\u{0}\u{1B}[31m c\u{2028}d ", "a b [31m c d"),
    ("see \u{202E}gpj.exe", "see gpj.exe"),
    ("👩‍👩‍👧‍👦 1 < 2", "👩‍👩‍👧‍👦 1 < 2"),
    ("", nil), (" \n", nil),
    ("<!DOCTYPE html><html>", nil), ("<h1>Bad Gateway", nil), ("Error: <pre>at run()</pre>", nil),
    ("no<BR>way", nil),
    (String(repeating: "é", count: 200), String(repeating: "é", count: 200)),
    (String(repeating: "e\u{301}", count: 201), String(repeating: "é", count: 199) + "…"),
    (String(repeating: "👩‍👩‍👧‍👦", count: 1_000), String(repeating: "👩‍👩‍👧‍👦", count: 199) + "…"),
  ])
  func areOneShortLine(text: String, words: String?) {
    #expect(text.words == words)
    #expect(words?.words == words)
  }

  /// One character can have any number of accents.
  @Test func areFewBytes() throws {
    let words = try #require(("e" + String(repeating: "\u{301}", count: 1_000_000)).words)

    #expect(words.utf8.count < 10_000)
  }
}
