import DemoServerKit
import TerminalTesting
import Testing

/// Somebody who signs in, is refused, asked for more, or asked again.
@Suite(.serialized)
struct SignInTests {
  @Test(arguments: [
    ("demo", "swordfish", "  The user name or the password is wrong.", ""),
    ("locked", "demo1234", "", "This account is locked."),
  ])
  func saysWhyNobodyIsIn(
    user: String, password: String, error: String, notice: String
  ) async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.logIn(as: user, password: password)

    try await terminal.expect(
      """
      Log In
      User name: \(user)
      Password:
      \(error)






      \(notice)
      Tab next field  Enter log in  Ctrl-C quit
      """)
    #expect(!terminal.transcript.contains(password))
    terminal.type("\u{1B}[A\u{15}demo\tdemo1234\r")
    try await terminal.wait(for: "› Grace")
  }

  @Test func leadsToTheFieldThatIsEmpty() async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.logIn(as: "", password: "demo1234")

    try await terminal.wait(for: "  Please fill this in.")
    try await terminal.wait { $0.cursor?.row == 1 && $0.cursor?.column == 11 }
    terminal.type("demo\t\r")
    try await terminal.wait(for: "› Grace")
  }

  @Test func asksForACode() async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.logIn(as: "careful")
    try await terminal.expect(Self.code())
    terminal.type("654321\r")
    try await terminal.expect(Self.code(error: "This is not the code."))
    terminal.type("123456\r")
    try await terminal.wait(for: "› Grace")

    #expect(!terminal.transcript.contains("654321"))
    #expect(!terminal.transcript.contains("123456"))
  }

  @Test func goesOnlineAgain() async throws {
    let terminal = try await PseudoTerminal.loggedIn()
    terminal.type("ol")
    try await terminal.wait(for: "User name: demo")
    terminal.type("demo1234\r")
    try await terminal.expect(
      """
      Log In                                               offline
      User name: demo
      Password:







      You seem to be offline.
      Tab next field  Enter log in  Esc online  Ctrl-C quit
      """)
    terminal.type("\u{1B}")
    try await terminal.wait { $0.lines[0] == "Log In" && !$0.shows("Esc online") }
    terminal.type("demo1234\r")

    try await terminal.wait(for: "› Grace")
  }

  @Test func goesBackFromTheCode() async throws {
    let terminal = try PseudoTerminal(program: "")
    try await terminal.logIn(as: "careful")
    try await terminal.wait(for: "Code that was sent to you:")
    terminal.type("\u{1B}")
    try await terminal.wait(for: "User name: careful")
    terminal.type("\u{15}demo\tdemo1234\r")

    try await terminal.wait(for: "› Grace")
  }

  /// The renewal is refused too, and several requests learn of it.
  @Test func asksOnceWhenTheSessionHasEnded() async throws {
    let server = try DemoServer.start()
    let terminal = try await PseudoTerminal.loggedIn(to: server)
    server.expireTokens()
    server.add(Fault(.status401, on: "/2/token"))
    terminal.type("r")
    terminal.type("\u{1B}[4~")
    try await terminal.wait(for: "User name: demo")
    terminal.type("demo1234\r")
    try await terminal.wait { $0.shows("› ") && !$0.shows("Please sign in again.") }
    terminal.type("\u{1B}[1~")
    try await terminal.wait(for: "› Grace")

    #expect(terminal.transcript.components(separatedBy: "Password:").count == 3)
  }

  private static func code(error: String? = nil) -> String {
    """
    Log In
    Code that was sent to you:
    \(error.map { "  " + $0 } ?? "")








    Enter log in  Esc another account  Ctrl-C quit
    """
  }
}
