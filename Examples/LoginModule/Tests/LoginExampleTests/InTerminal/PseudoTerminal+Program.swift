import DemoServerKit
import Foundation
import TerminalFace
import TerminalTesting
import Testing

extension PseudoTerminal {
  /// The program itself, as it is built, for a British reader in Greenwich.
  ///
  /// - Parameter line: What follows the name of the program.
  convenience init(
    program line: String, password: String? = nil, environment: [String: String] = [:],
    columns: Int = 60, rows: Int = 12
  ) throws {
    let reader = ["TERM": "xterm-256color", "LC_ALL": "en_GB.UTF-8", "TZ": "UTC"]
    var environment = environment.merging(reader) { $1 }
    environment[Options.passwordVariable] = password
    try self.init(
      running: "LoginExample", line.split(separator: " ").map(String.init),
      environment: environment, columns: columns, rows: rows)
  }

  /// The program, with somebody who has just logged in.
  static func loggedIn(
    to server: DemoServer? = nil, columns: Int = 60, rows: Int = 12
  ) async throws -> PseudoTerminal {
    let line = server.map { "--server \($0.baseURL)" } ?? ""
    let terminal = try PseudoTerminal(program: line, columns: columns, rows: rows)
    try await terminal.logIn()
    try await terminal.wait(for: "› Grace")
    return terminal
  }

  /// Types who it is, once that is asked.
  func logIn(as user: String = "demo", password: String = "demo1234") async throws {
    try await wait(for: "Password:")
    type("\(user)\t\(password)\r")
  }

  /// Goes down, row by row, until the row that begins with the text is selected.
  func select(_ text: String) async throws {
    while !paper.shows("› " + text) {
      let drawn = paper.drawn
      type("j")
      try await wait(for: "the row below, on the way to \(text)") { $0.drawn > drawn }
    }
  }

  /// Waits until this is on the screen, and nothing else.
  func expect(_ screen: String) async throws {
    try await wait(for: screen) { $0.lines.joined(separator: "\n") == screen }
  }
}
