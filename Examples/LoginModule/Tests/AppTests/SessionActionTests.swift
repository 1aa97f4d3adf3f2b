import App
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// The action on the first screen.
@MainActor
struct SessionActionTests {
  private let folder = TemporaryFolder()

  @Test func leadsToTheSignIn() throws {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))

    let action = try #require(app.sessionAction)
    action.perform()

    #expect(action.title == AppText.signIn)
    #expect(app.router.sheet == .appHome)
  }

  @Test(.timeLimit(.minutes(1)))
  func signsOutWhoeverIsThere() async throws {
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
    try await app.services.signIn(as: "ann", with: Token(access: "1"))
    app.followAccount()
    var drawn = AsyncStream.observing { app.turn }.makeAsyncIterator()
    #expect(await drawn.next() == 1)

    let action = try #require(app.sessionAction)
    action.perform()

    #expect(action.title == AppText.signOut)
    #expect(await drawn.next() == 2)
    #expect(app.services.account.user == nil)
  }

  @Test func isNoneInAnAppWithoutASignIn() {
    #expect(AppRouter(.test(in: folder.url)).sessionAction == nil)
    #expect(AppRouter(.test(in: folder.url, signIn: .test(at: nil))).sessionAction == nil)
  }
}
