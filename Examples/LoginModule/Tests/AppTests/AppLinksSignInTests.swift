import App
import BaseTesting
import BaseView
import Testing

/// The URLs that are opened while nobody is signed in.
@MainActor
struct AppLinksSignInTests {
  private let folder = TemporaryFolder()

  @Test func leadBelowTheSignIn() throws {
    guard let start = AppLink.all.lazy.compactMap(\.first).first else { return }
    let url = try #require(AppLinks.url(of: start))
    let app = AppRouter(.test(in: folder.url, signIn: .test(at: .appHome)))
    app.sessionExpired()

    #expect(app.open(url))
    #expect(app.router.sheet == .appHome)
    #expect(app.tabs.selection == start || app.router.path == [start])
  }
}
