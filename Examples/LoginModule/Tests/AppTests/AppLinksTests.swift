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
      let start = try #require(link.first)
      let url = try #require(AppLinks.url(of: start))
      #expect(AppLinks.route(of: url) == start)

      let app = AppRouter(.test(in: folder.url))
      let isTab = app.tabs.all.contains { $0.id == start }
      for _ in 1...2 {
        #expect(app.open(url))
        #expect(app.router.path == (isTab ? [] : [start]))
        #expect(!isTab || app.tabs.selection == start)
      }

      let capitals = link.module.uppercased()
      let shouted = url.absoluteString.replacing("//\(link.module)", with: "//\(capitals)")
      #expect(URL(string: shouted).flatMap(AppLinks.route) == start)
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

  /// Whatever is known of the screen beforehand.
  @Test func leadNowhereFromWhereTheyLead() throws {
    let id: Substring = "00000000-0000-0000-0000-000000000001"
    for link in AppLink.all {
      for path in [["1"], [id], ["new"], ["1", "edit"], [id, "edit"]] {
        guard let route = link.route(of: path) else { continue }
        let url = try #require(AppLinks.url(of: route))
        let app = AppRouter(.test(in: folder.url))
        #expect(app.open(url) && app.open(url))
        #expect(app.router.path == [route])

        app.router.present(.appHome)
        #expect(app.open(url) && app.open(url))
        #expect(app.router.sheet == route)
        app.router.close()
        app.router.sheetRouter?.push(route)
        #expect(app.open(url))
        #expect(app.router.sheet == .appHome)
      }
    }
  }

  @Test func leadOverAnythingElse() throws {
    guard let start = AppLink.all.lazy.compactMap(\.first).first else { return }
    let url = try #require(AppLinks.url(of: start))
    let busy = AppRouter(.test(in: folder.url))
    busy.router.present(.appHome)

    #expect(busy.open(url))
    #expect(busy.router.sheet == start)
    #expect(busy.router.path == [])
  }
}
