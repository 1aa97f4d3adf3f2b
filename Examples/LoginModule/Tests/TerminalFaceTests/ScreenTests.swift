import Testing

@testable import TerminalFace

/// What is written to a terminal for it to show a frame.
struct ScreenTests {
  private static let size = TerminalSize(columns: 10, rows: 3)

  private func frame(_ lines: String..., cursor: Frame.Place? = nil) -> Frame {
    Frame(lines.map { Line($0) }, size: Self.size, cursor: cursor)
  }

  @Test func drawsAllAndThenWhatChanged() {
    var screen = Screen(isColored: false)

    #expect(
      screen.show(frame("one", "", "three"))
        == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[Kone\u{1B}[3;1H\u{1B}[Kthree")
    #expect(screen.show(frame("one", "", "three")) == "")
    #expect(screen.show(frame("one", "two", "three")) == "\u{1B}[2;1H\u{1B}[Ktwo")
    #expect(screen.show(frame("one", "two")) == "\u{1B}[3;1H\u{1B}[K")
  }

  @Test func drawsAllWhenNobodyKnowsWhatIsThere() {
    var screen = Screen(isColored: false)
    let first = screen.show(frame("one"))
    screen.forget()

    #expect(screen.show(frame("one")) == first)
    #expect(
      screen.show(Frame([Line("one")], size: TerminalSize(columns: 5, rows: 2)))
        == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[Kone")
  }

  @Test func placesTheCursor() {
    var screen = Screen(isColored: false)
    _ = screen.show(frame("a"))

    #expect(
      screen.show(frame("ab", cursor: Frame.Place(row: 0, column: 2)))
        == "\u{1B}[1;1H\u{1B}[Kab\u{1B}[1;3H\u{1B}[?25h")
    #expect(
      screen.show(frame("ab", cursor: Frame.Place(row: 0, column: 1)))
        == "\u{1B}[?25l\u{1B}[1;2H\u{1B}[?25h")
    #expect(screen.show(frame("ab")) == "\u{1B}[?25l")
  }

  @Test(arguments: [
    (LineStyle.text, "x"), (.title, "\u{1B}[1;36mx\u{1B}[0m"), (.selected, "\u{1B}[7mx\u{1B}[0m"),
    (.notice, "\u{1B}[33mx\u{1B}[0m"),
  ])
  func colours(style: LineStyle, drawn: String) {
    var (colored, plain) = (Screen(isColored: true), Screen(isColored: false))
    let frame = Frame([Line("x", style)], size: Self.size)
    let start = "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[K"

    #expect(colored.show(frame) == start + drawn)
    #expect(plain.show(frame) == start + "x")
  }

  @Test func fitsWhateverItIsGiven() {
    let frame = Frame(
      ["中文中文中文", "a\nb\u{1B}[2J", "", "four"].map { Line($0) }, size: Self.size,
      cursor: Frame.Place(row: 7, column: 70))

    #expect(frame.lines == [Line("中文中文…"), Line("a b␛[2J"), .empty])
    #expect(frame.cursor == Frame.Place(row: 2, column: 9))
  }
}
