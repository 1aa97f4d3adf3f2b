import Foundation
import TerminalTesting
import Testing

/// The ends of the program, on each of its screens. The terminal is given back as it was.
@Suite(.serialized)
struct EndTests {
  /// A screen of the program.
  enum Place: CaseIterable {
    case login, code, list, post, help
  }

  private func terminal(at place: Place) async throws -> PseudoTerminal {
    switch place {
    case .login, .code:
      let terminal = try PseudoTerminal(program: "")
      try await terminal.wait(for: "Password:")
      guard place == .code else { return terminal }
      try await terminal.logIn(as: "careful")
      try await terminal.wait(for: "Code that was sent to you:")
      return terminal
    case .list:
      return try await PseudoTerminal.loggedIn()
    case .post, .help:
      let terminal = try await PseudoTerminal.loggedIn()
      terminal.type(place == .post ? "\r" : "?")
      try await terminal.wait(for: "Esc back")
      return terminal
    }
  }

  @Test(arguments: Place.allCases)
  func endsByCtrlC(place: Place) async throws {
    try await end(at: place, with: 0) { $0.type("\u{3}") }
  }

  @Test(arguments: Place.allCases)
  func endsByCtrlD(place: Place) async throws {
    try await end(at: place, with: 0) { $0.type("\u{4}") }
  }

  @Test(
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)])
  func endsByASignal(signal: Int32, code: Int32) async throws {
    try await end(at: .list, with: code) { $0.send(signal) }
  }

  private func end(
    at place: Place, with code: Int32, by action: (PseudoTerminal) -> Void
  ) async throws {
    let terminal = try await terminal(at: place)
    #expect(terminal.isRaw)
    action(terminal)

    #expect(try await terminal.waitForEnd() == code)
    #expect(terminal.isGivenBack)
    #expect(Set(terminal.paper.lines) == [""])
  }

  /// The window is closed: the end of the input and the signal come together.
  @Test func endsWithItsWindow() async throws {
    let terminal = try await terminal(at: .list)
    terminal.hangUp()

    #expect(try await terminal.waitForEnd() == 129)
  }

  /// The shell is the one of the system, which reports what became of its job.
  @Test func stopsByCtrlZAndGoesOn() async throws {
    let program = BuiltProgram.url(of: "LoginExample").path
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-mc", #""$0"; echo stopped $?; read line; fg; echo ended $?"#, program],
      environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin", "TZ": "UTC"], columns: 60, rows: 12)
    try await terminal.logIn()
    try await terminal.wait(for: "› Grace")
    terminal.type("\u{1A}")
    try await terminal.wait(for: "stopped")
    #expect(terminal.isGivenBack)
    terminal.type("\n")
    try await terminal.wait(for: "› Grace")
    #expect(terminal.isRaw)
    terminal.type("q")
    try await terminal.wait(for: "ended 0")

    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.isGivenBack)
  }
}
