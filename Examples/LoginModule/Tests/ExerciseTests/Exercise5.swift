import App
import LiveTesting
import Testing
import TimelineView

/// Say how old it is.
///
/// Where the server cannot be reached, the posts that were kept are shown, and a notice. Have the
/// notice say of when they are, as it does in the tab Me: “The server could not be reached.”, and below
/// it “As of 5 minutes ago.” Posts that the server has sent to this screen count as new.
///
/// The way: the age comes up to `LoadableTimeline` with `Origin`, and is not used there; `Loadable` of
/// Base uses it.
@Suite(.exercise(5), .timeLimit(.minutes(1)))
@MainActor
struct Exercise5 {
  @Test func saysOfWhenTheKeptPostsAre() async throws {
    let live = try LiveApp()
    await live.keepNewestPage()
    try live.letKeptPostsAge(by: 301)
    live.meet(.drop, count: 0)

    let timeline = live.app.makeTimelineViewModel(in: live.app.router)
    await timeline.loadIfNeeded()?.value
    #expect(timeline.notice == "The server could not be reached.\nAs of 5 minutes ago.")
    await timeline.refresh().value
    #expect(timeline.notice == "The server could not be reached.\nAs of 5 minutes ago.")

    live.recover()
    await timeline.refresh().value
    #expect(timeline.notice == nil)
    live.meet(.drop, count: 0)
    await timeline.refresh().value
    #expect(timeline.notice == "The server could not be reached.")
  }
}
