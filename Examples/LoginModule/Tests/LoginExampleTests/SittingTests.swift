import Core
import DemoServerKit
import TerminalFace
import Testing

@testable import LoginExampleKit

/// A person at the keyboard: what is typed, and what is drawn for it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SittingTests {
  private let server: DemoServer
  private let reader: Reader
  private let desk = Desk()

  init() throws {
    server = try DemoServer.start()
    var options = Options()
    options.server = server.baseURL
    reader = Reader(
      try Site(options), size: TerminalSize(columns: 44, rows: 10), dates: .british,
      hasKeys: true)
  }

  @Test func logsInAndReadsAndLeaves() async throws {
    defer { reader.leave() }
    let sitting = Task { try await Sitting(reader, at: desk.terminal).run() }

    await desk.wait(for: "Password")
    desk.type("demo\tdemo1234\r")
    await desk.wait(for: "Grace")
    desk.type("q")

    #expect(try await sitting.value == 0)
    #expect(!desk.drawn.contains("demo1234"))
  }

  /// `o` would cut the connection.
  @Test func obeysNobodyWhoTypesAhead() async throws {
    defer { reader.leave() }
    desk.type("demo")
    let sitting = Task { try await Sitting(reader, at: desk.terminal).run() }

    await desk.wait(for: "Password")
    #expect(!reader.site.connection.isCut)
    desk.send(.key(.interrupt))

    #expect(try await sitting.value == 0)
  }

  @Test func quitsBeforeAnythingIsShown() async throws {
    defer { reader.leave() }
    desk.send(.key(.interrupt))

    #expect(try await Sitting(reader, at: desk.terminal).run() == 0)
    #expect(desk.drawn.isEmpty)
  }

  @Test func asksAnotherUserThoughTheServerNeverAnswersTheSignOut() async throws {
    defer { reader.leave() }
    await reader.start()
    try await reader.logIn(as: Credentials(of: "demo", in: [:]))
    server.add(Fault(.delay, on: "/2/logout", seconds: 600, count: 0))

    await reader.begin(as: "careful")

    #expect(reader.app.router.sheet != nil)
  }

  @Test func endsByASignalWithItsCode() async throws {
    defer { reader.leave() }
    let sitting = Task { try await Sitting(reader, at: desk.terminal).run() }

    await desk.wait(for: "Password")
    desk.send(.ended(signal: 15))

    #expect(try await sitting.value == 143)
  }
}
