import App
import BaseData
import Core
import Foundation
import Testing

/// How a session begins, through all tiers.
@MainActor
struct SessionStartTests {
  private let flow = LoginFlow()

  @Test func beginsWithTheSignIn() async {
    let app = flow.app()

    await app.start()?.value

    #expect(app.router.sheet == .login(.start))
    #expect(flow.server.paths == [])
  }

  @Test func signsIn() async throws {
    let app = flow.app()
    await app.start()?.value

    await flow.enter("wrong", in: app)
    #expect(app.router.sheet == .login(.start))
    #expect(try flow.storedToken == nil)

    await flow.enter("password-to-forget", in: app)
    #expect(app.router.sheet == nil)
    #expect(try flow.storedToken?.access == "access-1")
    #expect(try flow.storedToken?.refresh == "refresh-1")

    try await flow.ask(app)
    #expect(flow.server.paths == ["login", "login", "statuses"])
  }

  @Test func goesOnWhereTheLastStartEnded() async throws {
    _ = await flow.signedIn()

    let app = flow.app()
    await app.start()?.value
    try await flow.ask(app)

    #expect(app.router.sheet == nil)
    #expect(flow.server.paths == ["login", "statuses"])
    let form = app.makeLoginViewModel(in: app.router).form
    await form.fillIfNeeded()?.value
    #expect(form.entries.userName.text == "demo")
  }

  @Test func goesOnWithoutTheServerEvenIfTheTokenIsOld() async throws {
    let old = Token(access: "old", refresh: "r", expires: Date(timeIntervalSince1970: 0))
    let demo = flow.account(of: "demo")
    try flow.store.save(SessionRecord(origin: demo.origin, user: "id-of-demo", token: old))
    flow.server.unplug()

    let app = flow.app()
    await app.start()?.value

    #expect(app.router.sheet == nil)
    #expect(flow.server.paths == [])

    await #expect(throws: AppError.offline) { try await flow.ask(app) }

    #expect(app.router.sheet == nil)
    #expect(flow.server.paths == ["token", "statuses"])
    #expect(try flow.storedToken == old)
  }

  @Test func beginsWithTheSignInIfTheTokenWasTamperedWith() async throws {
    _ = await flow.signedIn()
    try Data("{".utf8).write(to: flow.folder.url.appending(path: "session.json"))

    let app = flow.app()
    await app.start()?.value

    #expect(app.router.sheet == .login(.start))
    #expect(
      try flow.files().keys.sorted() == [
        "Lasting/login.userName.json", "session.damaged.json",
      ])
  }
}
