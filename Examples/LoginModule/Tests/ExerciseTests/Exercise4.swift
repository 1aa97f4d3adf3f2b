import App
import BaseData
import Foundation
import LiveTesting
import Testing
import TimelineView

/// Take a like offline.
///
/// Without a connection, a like is taken back with an apology. Keep it instead: it shows, it is there
/// after a restart, and the server hears of it before the next page is asked for. What the server
/// itself refuses is taken back as before.
///
/// The way: a table of what was not sent yet, beside the posts, and `TimelineHandler`.
@Suite(.exercise(4), .timeLimit(.minutes(1)))
@MainActor
struct Exercise4 {
  @Test func isKeptAndSentLater() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let row = try #require(timeline.statuses.first)
    live.meet(.drop, count: 0)

    let page = live.app.makeTimelineDetailViewModel(
      row.id, shown: live.opened(row, of: timeline), in: live.app.router)
    await page.like()?.value
    #expect(page.isLiked)
    #expect(page.refusal == nil)

    let again = live.app.makeTimelineDetailViewModel(row.id, shown: nil, in: live.app.router)
    await again.item.load(.cacheOnly).value
    #expect(again.isLiked)

    live.recover()
    await timeline.refresh().value
    #expect(try await live.app.services.client.send(SentPost.of(row.id)).isLiked)
  }

  @Test func isTakenBackIfTheServerRefuses() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let row = try #require(timeline.statuses.first)
    live.meet(.status500, on: "/2/favorites")

    let page = live.app.makeTimelineDetailViewModel(
      row.id, shown: live.opened(row, of: timeline), in: live.app.router)
    await page.like()?.value

    #expect(!page.isLiked)
    #expect(page.refusal == "The server refused the request.")
  }
}

/// What the server sends of one post, as far as it matters here.
private nonisolated struct SentPost: Decodable, Sendable {
  let isLiked: Bool

  private enum CodingKeys: String, CodingKey {
    case isLiked = "favorited"
  }

  static func of(_ id: Int64) -> Endpoint<SentPost> {
    Endpoint(.get, "statuses/show.json", query: [URLQueryItem(name: "id", value: "\(id)")])
  }
}
