import App
import BaseData
import Foundation
import LiveTesting
import Testing
import TimelineView

/// Swap a cache policy.
///
/// Whoever opens the timeline reads what was kept, however old, and the server is asked each time. Have
/// the age decide. What was kept less than a minute ago is shown, and nobody is asked; a refresh asks as
/// before. What is older than a day is no timeline any more: it is not shown, even offline.
///
/// The way: where each page comes from is decided in `TimelineHandler`; `CachePolicy` and `Origin` know
/// of ages.
@Suite(.exercise(3), .timeLimit(.minutes(1)))
@MainActor
struct Exercise3 {
  @Test func asksNobodyForWhatWasKeptJustNow() async throws {
    let live = try LiveApp()
    await live.keepNewestPage()
    let again = live.app.makeTimelineViewModel(in: live.app.router)

    await again.loadIfNeeded()?.value
    #expect(again.statuses.count == 20)
    #expect(live.requests == 1)

    await again.refresh().value
    #expect(live.requests == 2)
  }

  @Test func asksForWhatIsAMinuteOld() async throws {
    let live = try LiveApp()
    await live.keepNewestPage()
    try live.letKeptPostsAge(by: 61)
    let again = live.app.makeTimelineViewModel(in: live.app.router)

    await again.loadIfNeeded()?.value

    #expect(live.requests == 2)
  }

  @Test(arguments: [(seconds: 86_000, count: 20), (seconds: 86_401, count: 0)])
  func showsNothingThatIsOlderThanADay(seconds: TimeInterval, count: Int) async throws {
    let live = try LiveApp()
    await live.keepNewestPage()
    try live.letKeptPostsAge(by: seconds)
    live.meet(.drop, count: 0)
    let again = live.app.makeTimelineViewModel(in: live.app.router)

    await again.loadIfNeeded()?.value
    #expect(again.statuses.count == count)
    await again.refresh().value
    #expect(again.statuses.count == count)
  }
}

extension LiveApp {
  /// How often the server was asked for a page of the timeline.
  fileprivate var requests: Int {
    server.askedPaths.count { $0 == "/2/statuses/public_timeline.json" }
  }

  /// Says of the posts that are kept that they were kept some seconds ago.
  func letKeptPostsAge(by seconds: TimeInterval) throws {
    let key = StorageKey<Date>("timeline.updatedAt")
    try app.services.cacheStorage.set(Date(timeIntervalSinceNow: -seconds), for: key)
  }
}
