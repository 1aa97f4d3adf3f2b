import App
import BaseView
import Testing

/// The tabs, and the home screen beside them.
@MainActor
struct AppTabTests {
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
}
