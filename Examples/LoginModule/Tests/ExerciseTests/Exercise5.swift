import App
import LiveTesting
import Testing
import TimelineView

/// Say how old it is.
///
/// Where the server cannot be reached, the posts that were kept are shown, and a notice. Have the
/// notice say of when they are: “The server could not be reached. As of 5 minutes ago.” Posts that
/// are younger than two minutes count as new, and so do those that the server has just sent.
///
/// The way: the age comes up to `LoadableTimeline` with `Origin`, and is used nowhere.
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
    #expect(timeline.notice == "The server could not be reached. As of 5 minutes ago.")
    await timeline.refresh().value
    #expect(timeline.notice == "The server could not be reached. As of 5 minutes ago.")

    live.recover()
    await timeline.refresh().value
    #expect(timeline.notice == nil)
    live.meet(.drop, count: 0)
    await timeline.refresh().value
    #expect(timeline.notice == "The server could not be reached.")
  }
}
