import App
import DemoServerKit
import LiveTesting
import MeView
import Testing
import TimelineView

/// A like, through all tiers of two modules.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct LikeTests {
  @Test func isKeptAndCounted() async throws {
    let live = try LiveApp()
    let page = try await live.newestPost()
    let me = live.app.makeMeViewModel(in: live.app.router)
    await me.item.load().value
    #expect(me.likesText == "0")

    await page.like()?.value
    await me.item.load(.cacheOnly).value
    #expect(page.isLiked)
    #expect(me.likesText == "1")
    await page.item.refresh().value
    #expect(page.item.value?.isLiked == true)

    await page.like()?.value
    await me.item.load(.cacheOnly).value
    #expect(!page.isLiked)
    #expect(me.likesText == "0")
    await page.item.refresh().value
    #expect(page.item.value?.isLiked == false)
  }

  @Test func isTakenBackIfTheServerRefuses() async throws {
    let live = try LiveApp()
    let page = try await live.newestPost()
    live.meet(.status500, on: "/2/favorites")

    await page.like()?.value

    #expect(!page.isLiked)
    #expect(page.refusal == "The server refused the request.")
    await page.item.refresh().value
    #expect(page.item.value?.isLiked == false)
  }
}

extension LiveApp {
  /// The page of the newest post, from nothing but its id.
  fileprivate func newestPost() async throws -> TimelineDetailViewModel {
    _ = await timeline()
    let id = try #require(server.readableIDs.first)
    let page = app.makeTimelineDetailViewModel(id, shown: nil, in: app.router)
    await page.item.load().value
    return page
  }
}
