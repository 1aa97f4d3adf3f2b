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
  func leavesNothingButTheName(isOnline: Bool) async throws {
    let app = await flow.signedIn()
    try await flow.keepSomething(in: app)
    app.router.push(.appHome)
    if !isOnline { flow.server.unplug() }

    await app.signOut().value

    #expect(flow.server.paths == ["login", "logout"])
    #expect(app.router.path == [])
    #expect(app.router.sheet == .login(.start))
    #expect(app.makeLoginViewModel().notice == nil)
    #expect(try flow.files() == ["Lasting/login.userName.json": Data(#""demo""#.utf8)])
    #expect(try await app.services.session.token() == nil)
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
    #expect(try app.services.storage.data(forKey: "a") == (isSame ? Data("1".utf8) : nil))
    #expect((try flow.files()["app.sqlite"] != nil) == isSame)
  }

  @Test func saysWhatCouldNotBeErased() async throws {
    var configuration = AppConfiguration.shipped(in: flow.folder.url, asking: flow.server)
    configuration.tokens = TokenStore(BrokenStore())
    let app = AppRouter(configuration)
    await flow.enter("password-to-forget", in: app)
    try await flow.keepSomething(in: app)

    await app.signOut().value

    let error = AppError.storage(key: "session.token", reason: "no room")
    #expect(app.unerased == error)
    #expect(app.makeLoginViewModel().notice == ErrorText.message(for: error))
    #expect(app.router.sheet == .login(.start))
    #expect(try flow.files() == ["Lasting/login.userName.json": Data(#""demo""#.utf8)])

    await flow.enter("password-to-forget", in: app)
    #expect(app.makeLoginViewModel().notice == nil)
  }
}
