import App
import BaseData
import BaseTesting
import BaseView
import Testing

/// The running app, whoever uses it.
@MainActor
struct AppRouterAccountTests {
  private let folder = TemporaryFolder()

  @Test(.timeLimit(.minutes(1)))
  func beginsAnewForAnotherAccount() async throws {
    let app = AppRouter(.test(in: folder.url))
    var drawn = AsyncStream.observing { app.turn }.makeAsyncIterator()
    #expect(await drawn.next() == 0)
    let former = app.router
    former.push(.appHome)
    former.present(.appHome)

    try await app.services.signIn(as: "ann", with: Token(access: "1"))

    #expect(await drawn.next() == 1)
    #expect(app.router.path == [])
    #expect(app.router.sheet == nil)
    #expect(former.sheet == nil, "what lies over the former screens would stay")
  }
}
