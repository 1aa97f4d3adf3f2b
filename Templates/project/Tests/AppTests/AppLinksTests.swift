import App
import BaseTesting
import BaseView
import Foundation
import Testing

/// The URLs that lead to the screens of this app.
@MainActor
struct AppLinksTests {
  private let folder = TemporaryFolder()

  @Test func leadToEveryModule() throws {
    #expect(Set(AppLink.all.map(\.module)).count == AppLink.all.count)
    for link in AppLink.all {
      let start = try #require(link.route(of: []))
      let url = try #require(AppLinks.url(of: start))
      #expect(AppLinks.route(of: url) == start)

      let app = AppRouter(.test(in: folder.url))
      #expect(app.open(url))
      #expect(app.tabs.selection == start || app.router.path == [start])
      #expect(app.open(url))
      #expect(app.tabs.selection == start || app.router.path == [start])
    }
  }

  @Test(arguments: ["", "?/1", "?%FF"])
  func leadNowhereIfTheyAreUnknown(_ path: String) throws {
    let urls = ["https://unknown.example.com/"] + AppLinks.bases
    for base in urls {
      guard let url = URL(string: base + path) else { continue }
      let app = AppRouter(.test(in: folder.url))
      #expect(!app.open(url))
      #expect(app.router.path == [])
    }
  }

  @Test func leadNotHome() {
    #expect(AppLinks.url(of: .appHome) == nil)
  }

  @Test func leadBelowTheSignInAndOverAnythingElse() throws {
    guard let link = AppLink.all.first, let start = link.route(of: []) else { return }
    let url = try #require(AppLinks.url(of: start))
    let app = AppRouter(.test(in: folder.url, signIn: .appHome))
    app.sessionExpired()
    #expect(app.open(url))
    #expect(app.router.sheet == .appHome)
    #expect(app.tabs.selection == start || app.router.path == [start])

    let busy = AppRouter(.test(in: folder.url))
    busy.router.present(.appHome)
    #expect(busy.open(url))
    #expect(busy.router.sheet == start)
    #expect(busy.router.path == [])
  }
}
