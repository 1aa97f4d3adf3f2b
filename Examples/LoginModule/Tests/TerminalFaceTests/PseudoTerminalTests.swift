import Foundation
import Testing

@testable import TerminalFace

/// A program in a terminal, from its start to each of its ends.
@Suite(.serialized)
struct PseudoTerminalTests {
  private let terminal: PseudoTerminal
  private var paper = Paper(rows: 6)

  init() throws {
    terminal = try PseudoTerminal(running: "TerminalProbe", columns: 20, rows: 6)
    try terminal.wait(for: "q quit\u{1B}[K")
    paper.draw(terminal.output)
  }

  @Test mutating func drawsWhatIsAskedFor() throws {
    #expect(terminal.isRaw)
    #expect(paper.lines == ["Probe", "› row 1", "  row 2", "  row 3", "", "q quit"])

    terminal.type("\u{1B}[B")
    try terminal.wait(for: "row 2\u{1B}[K")
    paper.draw(terminal.output)

    #expect(paper.lines == ["Probe", "  row 1", "› row 2", "  row 3", "", "q quit"])
    #expect(paper.drawn == 2)
  }

  @Test mutating func followsTheSizeOfItsWindow() throws {
    terminal.resize(columns: 4, rows: 5)
    try terminal.wait(for: "q q…\u{1B}[K")
    paper.draw(terminal.output)

    #expect(paper.lines == ["Pro…", "› r…", "  r…", "", "q q…", ""])
  }

  @Test mutating func drawsAllAgainWhenItGoesOn() throws {
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    try terminal.wait(for: "q quit\u{1B}[K")
    paper = Paper(rows: 6)
    paper.draw(terminal.output)

    #expect(terminal.isRaw)
    #expect(paper.lines == ["Probe", "› row 1", "  row 2", "  row 3", "", "q quit"])
  }

  @Test(arguments: [("q", 0), ("\u{3}", 0), ("\u{4}", 0), ("x", 1)] as [(String, Int32)])
  func givesTheTerminalBackAfterAKey(key: String, code: Int32) throws {
    terminal.type(key)

    #expect(try terminal.waitForEnd() == code)
    try expectTheTerminalBack(then: code == 1 ? "error: Broken()\r\n" : "")
  }

  @Test(
    arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131), (SIGTERM, 143)] as [(Int32, Int32)])
  func givesTheTerminalBackAfterASignal(signal: Int32, code: Int32) throws {
    terminal.send(signal)

    #expect(try terminal.waitForEnd() == code)
    try expectTheTerminalBack()
  }

  @Test func givesTheTerminalBackWhenTheProgramDoesNotListen() throws {
    terminal.type("z")
    try terminal.wait(for: "row 2\u{1B}[K")
    terminal.send(SIGTERM)
    terminal.send(SIGINT)

    #expect([130, 143].contains(try terminal.waitForEnd()))
    try expectTheTerminalBack()
  }

  private func expectTheTerminalBack(then words: String = "") throws {
    #expect(!terminal.isRaw)
    try terminal.wait(for: "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l" + words)
  }
}
