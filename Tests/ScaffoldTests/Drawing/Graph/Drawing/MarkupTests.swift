import Testing

@testable import Drawing

@Suite struct MarkupTests {
  @Test(arguments: [
    ("Login", "Login"),
    ("登录", "登录"),
    ("<script>", "&lt;script&gt;"),
    ("a & b", "a &amp; b"),
    ("\"'", "&quot;'"),
    ("one\ttwo\r\nthree", "one&#9;two&#13;&#10;three"),
    ("\u{0}\u{1b}[31m\u{7f}\u{9b}", "\u{FFFD}\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
    ("\u{202E}nigoL\u{2066}", "\u{FFFD}nigoL\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("🙂👩‍👧", "🙂👩‍👧"),
  ])
  func escapes(text: String, escaped: String) {
    #expect(text.escapedForMarkup == escaped)
  }

  @Test func writesAnElementALineAndWordsInOne() {
    let none: String? = nil
    let markup = Markup(
      "g", ["class": "a\"b", "id": none, "x": 4],
      [
        Markup("rect", ["x": 1]), Markup("text", [:], "a < b"), Markup("defs"),
        Markup("p", [:], [.text("see "), Markup("b", [:], "this")]),
        Markup("style", [:], [.verbatim("a > b {}")]),
      ])
    #expect(
      markup.fileText == """
        <g class="a&quot;b" x="4">
          <rect x="1"/>
          <text>a &lt; b</text>
          <defs></defs>
          <p>see <b>this</b></p>
          <style>a > b {}</style>
        </g>

        """)
  }
}
