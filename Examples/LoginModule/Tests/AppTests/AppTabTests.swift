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

  @Test func beginWithTheHomeScreenIfSomethingIsOnIt() {
    let routes = AppRouter.beginning.all.map(\.id)
    let isHomeShown = AppTab.all.isEmpty || !AppHomeEntry.all.isEmpty

    #expect(routes == (isHomeShown ? [.appHome] : []) + AppTab.all.map(\.route))
    #expect(AppRouter.beginning.selection == routes.first)
  }
}
