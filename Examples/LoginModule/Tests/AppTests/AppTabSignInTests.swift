import App
import BaseData
import BaseTesting
import BaseView
import Testing

/// The tabs, and who is signed in.
@MainActor
struct AppTabSignInTests {
  private let folder = TemporaryFolder()

  @Test func areBeforeTheHomeScreenWhereUsersSignOut() {
    let routes = AppRouter.beginning.all.map(\.id)
    let isFirst = AppTab.all.isEmpty || !AppHomeEntry.all.isEmpty
    let isLast = !isFirst && AppSignIn.standard?.route != nil

    #expect(routes.filter { $0 == .appHome }.count == (isFirst || isLast ? 1 : 0))
    #expect((routes.last == .appHome) == (isLast || routes.count == 1))
  }

  @Test func areLeftOutForWhoeverComesToAScreenThatIsShownAlone() async throws {
    let app = AppRouter(Services(.test(in: folder.url)), at: .appHome)
    app.router.push(.appHome)

    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()

    #expect(app.tabs.all.map(\.id) == [.appHome])
    #expect(app.router.path == [])
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
}
