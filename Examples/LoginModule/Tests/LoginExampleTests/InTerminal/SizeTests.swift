import TerminalTesting
import Testing

/// A window that is drawn larger and smaller.
@Suite(.serialized)
struct SizeTests {
  private static let sizes = [(20, 5), (200, 60), (8, 3), (1, 1), (60, 12)]

  @Test func fitsTheList() async throws {
    let terminal = try await PseudoTerminal.loggedIn()

    terminal.resize(columns: 20, rows: 5)
    try await terminal.expect(
      "Timeline\n› Grace 🐦\n  Three tiers, one\n\nEnter open  r refre…")
    terminal.resize(columns: 200, rows: 60)
    try await terminal.wait { $0.lines[0] == "Timeline" && $0.lines[59].hasSuffix("q quit") }
    #expect(terminal.paper.lines.filter { $0.contains("17/02, 1") }.count == 19)
    #expect(terminal.paper.lines[1].count == 199)
  }

  @Test func fitsAPost() async throws {
    let terminal = try await PseudoTerminal.loggedIn()
    terminal.type("\r")
    try await terminal.wait(for: "Esc back")

    terminal.resize(columns: 20, rows: 5)
    try await terminal.expect(
      "G… 17/02/2015, 13:12\nThree tiers, one\nmodule, no\n\nEsc back  f like  ↓…")
    terminal.type("\u{1B}[B")
    try await terminal.expect(
      "G… 17/02/2015, 13:12\nmodule, no\nsingletons.\n\nEsc back  f like  ↓…")
    terminal.resize(columns: 200, rows: 60)
    try await terminal.wait { $0.lines[1] == "Three tiers, one module, no singletons." }
  }

  @Test func fitsTheSignIn() async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.wait(for: "Password:")

    terminal.resize(columns: 20, rows: 5)
    try await terminal.expect("Log In\nUser name:\nPassword:\n\nTab next field  Ent…")
    terminal.type("\r\r")
    try await terminal.expect("Log In\nUser name:\n  Please fill this…\n\nTab next field  Ent…")
    terminal.type("a_name_that_is_long")
    try await terminal.expect("Log In\nUser name: _is_long\nPassword:\n\nTab next field  Ent…")
    terminal.resize(columns: 200, rows: 60)
    try await terminal.wait(for: "User name: a_name_that_is_long")
  }

  @Test func survivesEverySize() async throws {
    let terminal = try await PseudoTerminal.loggedIn()
    for (columns, rows) in Self.sizes {
      let drawn = terminal.paper.drawn
      terminal.resize(columns: columns, rows: rows)
      try await terminal.wait(for: "\(columns) x \(rows)") { $0.drawn > drawn }
    }
    try await terminal.wait(for: "› Grace")
  }
}
