import Foundation
import TerminalTesting
import Testing

@testable import TerminalFace

/// A program in a terminal, from its start to each of its ends.
@Suite(.serialized)
struct PseudoTerminalTests {
  private static let start = ["Probe", "› row 1", "  row 2", "  row 3", "", "q quit"]
  private let terminal: PseudoTerminal

  init() async throws {
    terminal = try PseudoTerminal(running: "TerminalProbe", columns: 20, rows: 6)
    try await terminal.wait(for: "q quit")
  }

  @Test func drawsWhatIsAskedFor() async throws {
    #expect(terminal.isRaw)
    #expect(terminal.paper.lines == Self.start)
    #expect(terminal.paper.drawn == 5)

    terminal.type("\u{1B}[B")
    try await terminal.wait(for: "› row 2")

    #expect(terminal.paper.lines == ["Probe", "  row 1", "› row 2", "  row 3", "", "q quit"])
    #expect(terminal.paper.drawn == 7)
  }

  @Test func followsTheSizeOfItsWindow() async throws {
    terminal.resize(columns: 4, rows: 5)
    try await terminal.wait(for: "q q…")

    #expect(terminal.paper.lines == ["Pro…", "› r…", "  r…", "", "q q…"])

    terminal.resize(columns: 7, rows: 7)
    try await terminal.wait { $0.lines.last == "q quit" }

    #expect(
      terminal.paper.lines == ["Probe", "› row 1", "  row 2", "  row 3", "  row 4", "", "q quit"])
  }

  @Test func drawsAllAgainWhenItGoesOn() async throws {
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    try await terminal.wait { $0.drawn == 10 }

    #expect(terminal.isRaw)
    #expect(terminal.paper.lines == Self.start)
  }

  @Test(arguments: [("q", 0), ("\u{3}", 0), ("\u{4}", 0), ("x", 1)] as [(String, Int32)])
  func givesTheTerminalBackAfterAKey(key: String, code: Int32) async throws {
    terminal.type(key)

    #expect(try await terminal.waitForEnd() == code)
    expectTheTerminalBack(then: code == 1 ? "error: Broken()" : "")
  }

  @Test(
    arguments: [(SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131), (SIGTERM, 143)] as [(Int32, Int32)])
  func givesTheTerminalBackAfterASignal(signal: Int32, code: Int32) async throws {
    terminal.send(signal)

    #expect(try await terminal.waitForEnd() == code)
    expectTheTerminalBack()
  }

  @Test func givesTheTerminalBackWhenTheProgramDoesNotListen() async throws {
    terminal.type("z")
    try await terminal.wait(for: "› row 2")
    terminal.send(SIGTERM)
    terminal.send(SIGINT)

    #expect([130, 143].contains(try await terminal.waitForEnd()))
    expectTheTerminalBack()
  }

  private func expectTheTerminalBack(then words: String = "") {
    #expect(terminal.isGivenBack)
    #expect(terminal.paper.lines == [words, "", "", "", "", ""])
  }
}
