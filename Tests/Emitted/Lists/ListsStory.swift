import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import IssuesBusiness
import PostsBusiness
import ProductsBusiness
import PullsBusiness
import QuakesBusiness
import StatusesBusiness
import StoriesBusiness
import Testing
import TootsBusiness

@testable import App

/// Lists as seven services have them, each made by one command and read to its end over HTTP.
@MainActor
struct ListsStory {
  private let folder = TemporaryFolder()

  /// The rows on a screen that asks for one page after another.
  private func rows<Item: Identifiable & Hashable & Sendable>(
    of handler: some PageLoading<Item>
  ) async -> [Item] where Item.ID: Sendable {
    let list = ListModel(handler, sessionExpired: {})
    await list.loadIfNeeded()?.value
    while let page = list.next() { await page.value }
    return list.rows.items(in: .all)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LISTS_SERVER"] != nil))
  func areReadToTheirEnds() async throws {
    let place = ProcessInfo.processInfo.environment["LISTS_SERVER"] ?? ""
    let app = AppRouter(
      AppConfiguration(
        baseURL: try #require(URL(string: place)), envelope: .weibo,
        folder: folder.url.appending(path: "stays"), caches: folder.url.appending(path: "caches"),
        sessions: SessionStore(MemoryStore(), lockedIn: folder.url)))
    let all = (1...7).map { "Row \($0)" }

    #expect(await rows(of: app.makeIssuesHandler()).map(\.title) == all)
    #expect(await rows(of: app.makePullsHandler()).map(\.title) == all)
    #expect(await rows(of: app.makeTootsHandler()).map(\.title) == all)
    #expect(await rows(of: app.makeStatusesHandler()).map(\.title) == all)
    #expect(await rows(of: app.makeStoriesHandler()).map(\.title) == all)
    #expect(await rows(of: app.makeProductsHandler()).map(\.title) == all)
    #expect(await rows(of: app.makePostsHandler()).map(\.title) == all)
    #expect(await rows(of: app.makeQuakesHandler()).map(\.title) == all)
  }
}
