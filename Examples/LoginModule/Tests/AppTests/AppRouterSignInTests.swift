import App
import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// The sign-in, and who comes.
@MainActor
struct AppRouterSignInTests {
  private let folder = TemporaryFolder()

  @Test func leadsToTheSignInOnce() {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))

    app.sessionExpired()
    app.sessionExpired()
    #expect(app.router.sheet == .appHome)

    app.router.close()
    #expect(app.router.sheet == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func leadsToTheSignInWhenTheSessionIsLost() async {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
    var drawn = AsyncStream.observing { app.router.sheet }.makeAsyncIterator()

    let nobody = AccountID(at: URL(filePath: "/"))
    _ = try? await app.services.session.token(of: nobody, replacing: nil)

    #expect(await drawn.next() == .some(nil))
    #expect(await drawn.next() == .appHome)
  }

  @Test func leadsAModuleToTheSignIn() {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
    let routing = app.routing(in: app.router) { (_: String) in AppRoute.appHome }

    routing.sessionExpired()

    #expect(app.router.sheet == .appHome)
  }

  /// Nobody is signed in, or the token cannot be read.
  @Test(arguments: [MemoryStore(), BrokenStore()] as [any KeyValueStore])
  func beginsWithTheSignIn(store: any KeyValueStore) async {
    var configuration = AppConfiguration.test(in: folder.url, signIn: .test(at: .appHome))
    configuration.sessions = SessionStore(store, lockedIn: folder.url)
    let app = AppRouter(configuration)

    await app.start()?.value

    #expect(app.router.sheet == .appHome)
  }

  @Test func goesOnWithTheTokenThatWasKept() async throws {
    let configuration = AppConfiguration.test(in: folder.url, signIn: .test(at: .appHome))
    try await Services(configuration).signIn(as: "ann", with: Token(access: "1"))
    let app = AppRouter(configuration)

    await app.start()?.value

    #expect(app.router.sheet == nil)
    #expect(app.services.account.user == "ann")
  }

  @Test func asksNobodyInAnAppWithoutASignIn() {
    let app = AppRouter(.test(in: folder.url))

    #expect(app.start() == nil)
    app.sessionExpired()
    #expect(app.router.sheet == nil)
  }

  @Test(arguments: [("ann", [AppRoute.appHome], 1), ("bob", [], 2)])
  func givesBackWhatTheSignInLiesOverToWhomeverItWas(
    user: String, path: [AppRoute], turn: Int
  ) async throws {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()
    app.router.push(.appHome)
    app.sessionExpired()

    try await app.services.signIn(as: user, with: Token(access: "2"))
    app.signedIn()

    #expect(app.router.sheet == nil)
    #expect(app.router.path == path)
    #expect(app.turn == turn)
  }

  /// The services report it too, so it may be reported twice.
  @Test func leavesWhatIsNotTheSignIn() {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: nil)))
    app.router.push(.appHome)

    app.signedIn()
    app.router.present(.appHome)
    app.signedIn()

    #expect(app.router.path == [.appHome])
    #expect(app.router.sheet == .appHome)
  }

  /// Two windows, or two screens that an app shows apart, have the services in common.
  @Test(.timeLimit(.minutes(1)))
  func allThatShareTheServicesFollow() async throws {
    let services = Services(.test(in: folder.url, signIn: .test(at: .appHome)))
    let (first, second) = (AppRouter(services), AppRouter(services))
    try await services.signIn(as: "ann", with: Token(access: "1"))
    for app in [first, second] {
      app.followAccount()
      app.router.push(.appHome)
    }

    let token = Token(access: "1")
    _ = try? await services.session.token(of: services.account, replacing: token)
    for app in [first, second] { await wait { app.router.sheet == .appHome } }

    try await services.signIn(as: "ann", with: Token(access: "2"))
    for app in [first, second] { await wait { app.router.sheet == nil } }
    #expect([first, second].map(\.router.path) == [[.appHome], [.appHome]])
  }

  /// Waits until something holds of which the app notifies whoever draws it.
  private func wait(until isSo: @escaping @MainActor () -> Bool) async {
    for await isSo in AsyncStream.observing(isSo) where isSo { break }
  }
}
