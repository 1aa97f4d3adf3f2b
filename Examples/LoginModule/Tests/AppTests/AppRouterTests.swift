import App
import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// The running app.
@MainActor
struct AppRouterTests {
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
    let (sheets, shown) = AsyncStream<AppRoute?>.makeStream()
    let renderer = Renderer { shown.yield(app.router.sheet) }
    var drawn = sheets.makeAsyncIterator()

    let nobody = AccountID(at: URL(filePath: "/"))
    _ = try? await app.services.session.token(of: nobody, replacing: nil)

    #expect(await drawn.next() == .some(nil))
    #expect(await drawn.next() == .appHome)
    withExtendedLifetime(renderer) {}
  }

  @Test(.timeLimit(.minutes(1)))
  func beginsAnewForAnotherAccount() async throws {
    let app = AppRouter(.test(in: folder.url))
    let (turns, shown) = AsyncStream<Int>.makeStream()
    let renderer = Renderer { shown.yield(app.turn) }
    var drawn = turns.makeAsyncIterator()
    #expect(await drawn.next() == 0)
    let former = app.router
    former.push(.appHome)
    former.present(.appHome)

    try await app.services.signIn(as: "ann", with: Token(access: "1"))

    #expect(await drawn.next() == 1)
    #expect(app.router.path == [])
    #expect(app.router.sheet == nil)
    #expect(former.sheet == nil, "what lies over the former screens would stay")
    withExtendedLifetime(renderer) {}
  }

  @Test func staysWhereItIsForTheSameAccount() async throws {
    let app = AppRouter(.test(in: folder.url))
    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()
    app.router.push(.appHome)

    try await app.services.signIn(as: "ann", with: Token(access: "2"))
    app.followAccount()

    #expect(app.turn == 1)
    #expect(app.router.path == [.appHome])
  }

  @Test func staysWhereThereIsNoSignIn() {
    let app = AppRouter(.test(in: folder.url))

    app.sessionExpired()

    #expect(app.router.sheet == nil)
  }

  @Test func translatesTheRoutesOfAModule() {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
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
    let sheet = try #require(app.router.sheetRouter)
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
