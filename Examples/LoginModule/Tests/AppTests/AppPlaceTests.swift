import App
import BaseTesting
import BaseView
import Testing

/// The place in the app that outlives it.
@MainActor
struct AppPlaceTests {
  private let folder = TemporaryFolder()

  @Test func isThereAgain() throws {
    guard let linked = AppLink.aRoute else { return }
    let configuration = AppConfiguration.test(in: folder.url)
    let app = AppRouter(configuration)
    app.router.push(linked)
    app.router.present(linked)
    let place = try #require(app.place)

    let next = AppRouter(configuration)
    next.restore(place)

    #expect(next.router.path == [linked])
    #expect(next.router.sheet == linked)
    #expect(next.place == place)
  }
}
