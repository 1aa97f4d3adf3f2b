import App
import BaseTesting
import BaseView
import Testing

/// The place of a screen that is shown alone.
@MainActor
struct AppPlaceStartTests {
  private let folder = TemporaryFolder()

  @Test func isNoneWhereAScreenBeginsAlone() {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)
    #expect(app.place == nil)

    app.restore(AppRouter(.test(in: folder.url)).place)
    app.restore(nil)
    #expect(app.router.path == [])
  }
}
