import App
import BaseData
import Core
import Foundation
import Testing

/// What nobody is to read.
@MainActor
struct SessionSecrecyTests {
  private let flow = LoginFlow()

  @Test func tellsNobodyThePasswordOrTheToken() async throws {
    let log = Locked<[String]>([])
    let app = await flow.signedIn(
      asking: LoggingTransport(flow.server) { line in log.withLock { $0.append(line) } })
    try await flow.keepSomething(in: app)
    flow.server.expire()
    try await flow.ask(app)
    #expect(try flow.folder.url.appending(path: "session.json").permissions() == 0o600)

    let written = try flow.files()
    await app.signOut().value

    func places(of secret: String) -> [String] {
      written.filter { $0.value.range(of: Data(secret.utf8)) != nil }.keys.sorted()
    }
    #expect(places(of: "demo") == ["Lasting/login.userName.json", "session.json"])
    #expect(places(of: "password-to-forget") == [])
    #expect(places(of: "access-2") == ["session.json"])
    #expect(places(of: "refresh-2") == ["session.json"])
    #expect(places(of: "access-1") == [])
    let lines = log.withLock { $0 }
    #expect(lines.count == 5)
    for secret in ["password-to-forget", "access-", "refresh-"] {
      #expect(lines.filter { $0.contains(secret) } == [])
    }
  }

  @Test func showsADebuggerNoToken() async throws {
    let app = await flow.signedIn()
    let token = try #require(try await app.services.session.current())
    var dumped = ""

    dump(app.services.session, to: &dumped)

    #expect(dumped.contains("Session"))
    #expect(!dumped.contains(token.access))
  }
}
