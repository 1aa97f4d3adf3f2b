import App
import BaseTesting
import BaseView
import Testing

/// The running app.
@MainActor
struct AppRouterTests {
  private let folder = TemporaryFolder()

  @Test func translatesTheRoutesOfAModule() {
    let app = AppRouter(.test(in: folder.url))
    let routing = app.routing(in: app.router) { (_: String) in AppRoute.appHome }

    routing.push("detail")
    #expect(app.router.path == [.appHome])

    routing.present("filter")
    #expect(app.router.sheet == .appHome)

    routing.close()
    #expect(app.router.sheet == nil)
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
