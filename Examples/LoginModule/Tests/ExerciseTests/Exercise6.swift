import App
import LiveTesting
import Testing
import TimelineView

/// Let one screen follow another.
///
/// Like a post on its own page and go back: the list still has the post without the like, and a tap
/// on it opens the page as it was. The handler has `changes`, which the page follows, and the list
/// does not. Have the list read again what was kept: no post comes or goes, and nobody is asked.
///
/// The way: `TimelineViewModel`, `LoadableTimeline`, `Timeline`; `ItemModel` shows how it is done.
@Suite(.exercise(6), .timeLimit(.minutes(1)))
@MainActor
struct Exercise6 {
  @Test func theListHasWhatWasLiked() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let row = try #require(timeline.statuses.first)
    let status = live.opened(row, of: timeline)
    let ids = timeline.entries.map(\.id)

    let page = live.app.makeTimelineDetailViewModel(row.id, shown: status, in: live.app.router)
    await page.like()?.value

    for _ in 1...100 where live.opened(row.now(in: timeline), of: timeline) == status {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(live.opened(row.now(in: timeline), of: timeline)?.isLiked == true)
    #expect(timeline.entries.map(\.id) == ids)
  }
}

extension StatusRow {
  /// The same post as it is in the list now.
  @MainActor
  fileprivate func now(in timeline: TimelineViewModel) -> StatusRow {
    timeline.statuses.first { $0.id == id } ?? self
  }
}
