import App
import BaseTesting
import BaseView
import Testing

/// A screen that an app around this package shows alone.
@MainActor
struct AppStartTests {
  private let folder = TemporaryFolder()

  @Test func isClosedWithItsFirstScreen() {
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
