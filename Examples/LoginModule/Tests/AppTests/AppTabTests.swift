import App
import BaseData
import BaseTesting
import BaseView
import Testing

/// The tabs, and the home screen beside them.
@MainActor
struct AppTabTests {
  private let folder = TemporaryFolder()

  @Test func leadToEachModuleOnce() {
    let tabs = AppRouter.beginning.all

    #expect(Set(tabs.map(\.id)).count == tabs.count)
    #expect(tabs.filter { $0.entry.title.isEmpty || $0.entry.systemImage.isEmpty }.isEmpty)
  }

  @Test func areBesideTheHomeScreenIfSomethingIsOnIt() {
    let routes = AppRouter.beginning.all.map(\.id)
    let isFirst = AppTab.all.isEmpty || !AppHomeEntry.all.isEmpty
    let isLast = !isFirst && AppSignIn.standard?.route != nil

    #expect(
      routes == (isFirst ? [.appHome] : []) + AppTab.all.map(\.route)
        + (isLast ? [.appHome] : []))
    #expect(AppRouter.beginning.selection == routes.first)
  }

  @Test func areLeftOutAroundAScreenThatIsShownAlone() async throws {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)
    #expect(app.tabs.all.map(\.id) == [.appHome])

    app.router.push(.appHome)
    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()
    #expect(app.tabs.all.map(\.id) == [.appHome])
    #expect(app.router.path == [])
  }

  @Test func aScreenThatIsShownAloneIsClosed() {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)
    app.router.push(.appHome)

    app.router.close()
    #expect(!app.isClosed)

    app.router.close()
    #expect(app.isClosed)
    app.isClosed = false
    #expect(!app.isClosed)
  }

  @Test func aSignInThatIsShownAloneIsDoneOnceSomebodySignsIn() async throws {
    let services = Services(.test(in: folder.url, signIn: .test(at: .appHome)))
    let app = AppRouter(services, at: .appHome)

    await app.start()?.value
    #expect(app.router.sheet == nil)
    #expect(!app.isClosed)

    try await services.signIn(as: "ann", with: Token(access: "1"))
    app.signedIn()
    #expect(app.isClosed)
  }

  @Test func theAppAsAWholeIsNeverClosed() {
    let app = AppRouter(.test(in: folder.url))

    app.router.close()
    #expect(!app.isClosed)
  }
}
