import DemoServerKit
import Foundation
import LiveTesting
import Testing
import TimelineView

/// The pictures of those who write in the timeline, through all tiers.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct AvatarTests {
  @Test func areLoadedOnceAndKept() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let url = try #require(timeline.entries.lazy.compactMap(\.avatarURL).first)

    let avatar = try await live.app.services.images.data(for: url)
    live.server.stop()
    let kept = try await live.app.services.images.data(for: url)

    #expect(avatar.starts(with: Data("BM".utf8)))
    #expect(kept == avatar)
  }

  @Test func areGoneWithTheirReader() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let url = try #require(timeline.entries.lazy.compactMap(\.avatarURL).first)
    _ = try await live.app.services.images.data(for: url)

    await live.app.signOut().value
    live.server.stop()

    await #expect(throws: (any Error).self) {
      try await live.app.services.images.data(for: url)
    }
  }
}

extension TimelineEntry {
  fileprivate var avatarURL: URL? {
    if case .status(let row) = self { row.avatarURL } else { nil }
  }
}
