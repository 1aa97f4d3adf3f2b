import App
import BaseData
import BaseTesting
import BaseView
import Core
import Testing

/// The place in the app, and whose it is.
@MainActor
struct AppPlaceSignInTests {
  private let folder = TemporaryFolder()

  @Test func isThereAgainForTheSameAccountAlone() async throws {
    guard let linked = AppLink.aRoute else { return }
    let configuration = AppConfiguration.test(in: folder.url, signIn: .test(at: .appHome))
    let app = AppRouter(configuration)
    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()
    app.router.push(linked)
    app.router.present(linked)
    app.sessionExpired()
    let place = try #require(app.place)

    let next = AppRouter(configuration)
    next.restore(place)
    #expect(next.router.path == [linked])
    #expect(next.router.sheet == linked)
    #expect(next.place == place)

    try await next.services.signOut()
    next.followAccount()
    next.restore(place)
    #expect(next.router.path == [])
    #expect(next.router.sheet == nil)
  }

  @Test func isBehindTheSignIn() async throws {
    guard let linked = AppLink.aRoute else { return }
    let configuration = AppConfiguration.test(in: folder.url, signIn: .test(at: .appHome))
    let app = AppRouter(configuration)
    app.router.push(linked)

    let next = AppRouter(configuration)
    next.restore(app.place)
    await next.start()?.value

    #expect(next.router.path == [linked])
    #expect(next.router.sheet == .appHome)
  }
}
