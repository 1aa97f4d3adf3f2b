import App
import BaseBusiness
import BaseTesting
import BaseView
import Testing

/// The running app.
@MainActor
struct AppRouterTests {
  private let folder = TemporaryFolder()

  @Test func leadsToTheSignInOnce() {
    let app = AppRouter(.test(in: folder.url, signIn: .appHome))

    app.sessionExpired()
    app.sessionExpired()
    #expect(app.router.sheet == .appHome)

    app.router.close()
    #expect(app.router.sheet == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func leadsToTheSignInWhenTheSessionIsLost() async {
    let app = AppRouter(.test(in: folder.url, signIn: .appHome))
    let (sheets, shown) = AsyncStream<AppRoute?>.makeStream()
    let renderer = Renderer { shown.yield(app.router.sheet) }
    var drawn = sheets.makeAsyncIterator()

    _ = try? await app.services.session.token(replacing: nil)

    #expect(await drawn.next() == .some(nil))
    #expect(await drawn.next() == .appHome)
    withExtendedLifetime(renderer) {}
  }

  @Test func staysWhereThereIsNoSignIn() {
    let app = AppRouter(.test(in: folder.url))

    app.sessionExpired()

    #expect(app.router.sheet == nil)
  }

  @Test func translatesTheRoutesOfAModule() {
    let app = AppRouter(.test(in: folder.url, signIn: .appHome))
    let routing = app.routing(in: app.router) { (_: String) in AppRoute.appHome }

    routing.push("detail")
    #expect(app.router.path == [.appHome])

    routing.present("filter")
    #expect(app.router.sheet == .appHome)

    routing.close()
    #expect(app.router.sheet == nil)

    routing.sessionExpired()
    #expect(app.router.sheet == .appHome)
  }

  @Test func aModuleInASheetStaysInTheSheet() throws {
    let app = AppRouter(.test(in: folder.url))
    app.router.present(.appHome)
    let sheet = try #require(app.router.presentation).router
    let routing = app.routing(in: sheet) { (_: String) in AppRoute.appHome }

    routing.push("detail")
    #expect(app.router.path == [])
    #expect(sheet.path == [.appHome])

    routing.close()
    routing.close()
    #expect(app.router.sheet == nil)
  }

  @Test func isGoneWhenReleased() {
    var app: AppRouter? = AppRouter(.test(in: folder.url))
    let survivor = { [weak app] in app }

    app = nil

    #expect(survivor() == nil)
    #expect(app == nil)
  }
}
