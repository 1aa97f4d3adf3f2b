import App
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

    #expect(routes.filter { $0 != .appHome } == AppTab.all.map(\.route))
    #expect((routes.first == .appHome) == isFirst)
    #expect(AppRouter.beginning.selection == routes.first)
  }

  @Test func areLeftOutAroundAScreenThatIsShownAlone() {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)

    #expect(app.tabs.all.map(\.id) == [.appHome])
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

  @Test func theAppAsAWholeIsNeverClosed() {
    let app = AppRouter(.test(in: folder.url))

    app.router.close()
    #expect(!app.isClosed)
  }
}
