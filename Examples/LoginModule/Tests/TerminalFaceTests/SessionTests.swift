import TerminalTesting
import Testing

@testable import TerminalFace

/// A person at a terminal, from the bytes of the keys to what is on the screen.
struct SessionTests {
  /// Types, and draws after each key, as the program does.
  private func look(after typed: String, at list: inout ListScreen, on paper: inout Paper) {
    var (reader, screen) = (KeyReader(), Screen(isColored: true))
    paper.draw(screen.show(list.frame))
    for key in reader.read(Array(typed.utf8)) + reader.quiet() {
      switch Command(key) {
      case .up(let count): list.move(by: -count)
      case .down(let count): list.move(by: count)
      case .pageDown(let count): list.page(by: count)
      case .bottom: list.moveToBottom()
      default: break
      }
      paper.drawn = 0
      paper.draw(screen.show(list.frame))
    }
  }

  @Test(arguments: [
    ("", ["Timeline  demo", "› post 1", "  post 2", "  post 3", "", "q quit"], 5),
    ("j", ["Timeline  demo", "  post 1", "› post 2", "  post 3", "", "q quit"], 2),
    ("jx", ["Timeline  demo", "  post 1", "› post 2", "  post 3", "", "q quit"], 0),
    (
      "\u{1B}[B\u{1B}[B\u{1B}[B",
      ["Timeline  demo", "  post 2", "  post 3", "› post 4", "", "q quit"], 3
    ),
    (" ", ["Timeline  demo", "› post 4", "  post 5", "  post 6", "", "q quit"], 3),
    ("\u{1B}[4~k", ["Timeline  demo", "  post 7", "› post 8", "  post 9", "", "q quit"], 2),
  ])
  func seesWhatWasAskedFor(typed: String, lines: [String], drawn: Int) {
    var list = ListScreen(.short(1...9), size: TerminalSize(columns: 14, rows: 6))
    var paper = Paper(columns: 14, rows: 6)

    look(after: typed, at: &list, on: &paper)

    #expect(paper.lines == lines)
    #expect(paper.drawn == drawn)
    #expect(paper.cursor == nil)
  }
}
