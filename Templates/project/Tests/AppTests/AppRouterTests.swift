import App
import BaseTesting
import BaseView
import Testing

/// The running app.
@MainActor
struct AppRouterTests {
  private let folder = TemporaryFolder()

  @Test func leadsToTheSignInOnce() {
    let app = AppRouter(.test(in: folder.url, signIn: .home))

    app.sessionExpired()
    app.sessionExpired()
    #expect(app.router.sheet == .home)

    app.router.close()
    #expect(app.router.sheet == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func leadsToTheSignInWhenTheSessionIsLost() async {
    let app = AppRouter(.test(in: folder.url, signIn: .home))
    let (sheets, shown) = AsyncStream<AppRoute?>.makeStream()
    let renderer = Renderer { shown.yield(app.router.sheet) }
    var drawn = sheets.makeAsyncIterator()

    _ = try? await app.services.session.token(replacing: nil)

    #expect(await drawn.next() == .some(nil))
    #expect(await drawn.next() == .home)
    withExtendedLifetime(renderer) {}
  }

  @Test func staysWhereThereIsNoSignIn() {
    let app = AppRouter(.test(in: folder.url))

    app.sessionExpired()

    #expect(app.router.sheet == nil)
  }

  @Test func translatesTheRoutesOfAModule() {
    let app = AppRouter(.test(in: folder.url, signIn: .home))
    let routing = app.routing { (_: String) in AppRoute.home }

    routing.push("detail")
    #expect(app.router.path == [.home])

    routing.present("filter")
    #expect(app.router.sheet == .home)

    routing.close()
    #expect(app.router.sheet == nil)

    routing.sessionExpired()
    #expect(app.router.sheet == .home)
  }

  @Test func isGoneWhenReleased() {
    var app: AppRouter? = AppRouter(.test(in: folder.url))
    weak let released = app

    app = nil

    #expect(released == nil)
    #expect(app == nil)
  }
}
