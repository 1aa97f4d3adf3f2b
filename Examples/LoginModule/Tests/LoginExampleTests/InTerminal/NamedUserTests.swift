import BaseTesting
import DemoServerKit
import TerminalTesting
import Testing

/// Who is named at the start.
@Suite(.serialized)
struct NamedUserTests {
  private let server: DemoServer
  private let folder = TemporaryFolder()

  init() throws {
    server = try DemoServer.start()
  }

  private func program(_ options: String, password: String? = nil) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: "--server \(server.baseURL) --data \(folder.url.path) \(options)",
      password: password)
  }

  private func keepASession() async throws {
    let terminal = try program("--user demo", password: "demo1234")
    try await terminal.wait(for: "› Grace")
    terminal.type("q")
    #expect(try await terminal.waitForEnd() == 0)
  }

  @Test func isAskedForThePasswordOnly() async throws {
    let terminal = try program("--user demo")
    try await terminal.wait(for: "User name: demo")
    #expect(terminal.paper.cursor?.row == 2)
    terminal.type("demo1234\r")

    try await terminal.wait(for: "› Grace")
  }

  @Test func goesOnAsTheSame() async throws {
    try await keepASession()
    server.add(Fault(.status500, on: "/2/login", count: 0))

    let terminal = try program("--user demo")

    try await terminal.wait(for: "› Grace")
  }

  @Test func signsOutAnother() async throws {
    try await keepASession()

    let terminal = try program("--user careful", password: "demo1234")

    try await terminal.wait(for: "Code that was sent to you:")
    terminal.type("123456\r")
    try await terminal.wait(for: "› Grace")
    #expect(!terminal.transcript.contains("User name: demo"))
  }

  @Test func isToldThatThePasswordIsWrong() async throws {
    let terminal = try program("--user demo", password: "wrong")

    try await terminal.wait(for: "The user name or the password is wrong.")
    try await terminal.wait { $0.cursor?.row == 2 }
  }
}
