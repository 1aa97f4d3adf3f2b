import App
import BaseTesting
import BaseView
import Testing

/// A screen that is shown alone, of an app with tabs.
@MainActor
struct AppTabStartTests {
  private let folder = TemporaryFolder()

  @Test func haveNoTabsAroundThem() {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)

    #expect(app.tabs.all.map(\.id) == [.appHome])
  }
}
