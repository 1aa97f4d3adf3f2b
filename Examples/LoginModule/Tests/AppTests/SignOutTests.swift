import App
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// How a session ends, and what is left of it, through all tiers.
@MainActor
struct SignOutTests {
  private let flow = LoginFlow()

  @Test(arguments: [true, false])
  func takesTheCacheAway(isOnline: Bool) async throws {
    let app = await flow.signedIn()
    try await flow.keepSomething(in: app)
    app.router.push(.appHome)
    if !isOnline { flow.server.unplug() }

    await app.signOut().value

    #expect(flow.server.paths == ["login", "logout"])
    #expect(app.router.path == [])
    #expect(app.router.sheet == .login(.start))
    #expect(try await app.services.session.current() == nil)
    #expect(try await flow.kept(in: app) == [false, false, false])

    guard isOnline else { return }
    await flow.enter("password-to-forget", in: app)
    #expect(try await flow.kept(in: app) == [true, false, false])
  }

  @Test func leavesNoFileOfTheCache() async throws {
    let app = await flow.signedIn()
    try await flow.keepSomething(in: app)

    await app.signOut().value

    let home = flow.account(of: "demo").folderName
    let names = try flow.files().keys.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    #expect(
      Set(names).subtracting(["Caches/\(home)/cache.sqlite"]) == [
        "Lasting/login.userName.json", "\(home)/Storage/a.json",
      ])
  }

  @Test(arguments: ["demo", "other"])
  func keepsWhatWasSeenForTheSameUserAlone(userName: String) async throws {
    let app = await flow.signedIn()
    try await flow.keepSomething(in: app)
    app.router.push(.appHome)
    flow.server.revoke()
    await #expect(throws: AppError.sessionExpired) { try await flow.ask(app) }

    await flow.enter("password-to-forget", of: userName, in: app)

    let isSame = userName == "demo"
    #expect(app.router.path == (isSame ? [.appHome] : []))
    #expect(try await flow.kept(in: app) == [isSame, isSame, isSame])
  }

  /// Nobody is signed in any more, whatever could not be erased.
  @Test func leavesEvenIfTheSessionCannotBeErased() async throws {
    let raw = FullStore(MemoryStore())
    var configuration = AppConfiguration.shipped(in: flow.folder.url, asking: flow.server)
    configuration.sessions = SessionStore(raw, lockedIn: flow.folder.url)
    let app = AppRouter(configuration)
    await flow.enter("password-to-forget", in: app)
    try await flow.keepSomething(in: app)
    raw.fill()

    await app.signOut().value

    #expect(app.router.sheet == .login(.start))
    #expect(try await flow.kept(in: app) == [false, false, false])
  }
}
