import App
import BaseData
import Foundation
import LiveTesting
import Testing
import TimelineView

/// Add a field.
///
/// The server says of each post how often it was reposted, in `reposts_count`, and nobody reads it.
/// Show it behind the date of a row: `17/02, 13:12 · 12 reposts`, and nothing where nobody did. It is
/// there without a connection, too.
///
/// The way: `StatusDTO` and its columns, `Status` and its mapping, `StatusRow`, `TimelineText`.
@Suite(.exercise(1), .timeLimit(.minutes(1)))
@MainActor
struct Exercise1 {
  @Test func rowsSayHowOftenAPostWasReposted() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()

    await timeline.first().value

    let page = try await live.app.services.client.send(SentPage.newest)
    let sent = page.statuses.map { $0.reposts == 0 ? [] : ["\($0.reposts) reposts"] }
    let shown = timeline.statuses.map { $0.dateText.components(separatedBy: " · ").dropFirst() }
    #expect(shown.map(Array.init) == sent)
    #expect(await live.keptEntries() == timeline.entries)
  }
}

/// What the server sends of the newest posts, as far as it matters here.
private nonisolated struct SentPage: Decodable, Sendable {
  struct Post: Decodable, Sendable {
    let reposts: Int

    private enum CodingKeys: String, CodingKey {
      case reposts = "reposts_count"
    }
  }

  static let newest = Endpoint<SentPage>(.get, "statuses/public_timeline.json")

  let statuses: [Post]
}
