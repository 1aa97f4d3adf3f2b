import App
import BaseView
import DemoServerKit
import LiveTesting
import Testing
import TimelineView

/// What a reader sees of each fault of the server, through all tiers, wherever it is met.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct TimelineFaultTests {
  @Test(arguments: FaultWords.all)
  func theFirstPage(words: FaultWords) async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    live.meet(words.kind)

    await timeline.first().value

    #expect(timeline.placeholder == words.inTimeline.map(Placeholder.failed))
    #expect(timeline.entries.isEmpty == (words.inTimeline != nil))
    #expect(!timeline.isLoading)

    live.recover()
    await timeline.first().value

    #expect(timeline.phase == .loaded)
    #expect(timeline.entries.count == 20)
    #expect(!timeline.isLoading)
  }

  @Test(arguments: FaultWords.all)
  func aRefresh(words: FaultWords) async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let entries = timeline.entries
    live.server.grow(by: 3)
    live.meet(words.kind)

    await timeline.refresh().value

    #expect(timeline.notice == words.inTimeline)
    #expect(timeline.entries == entries)
    #expect(timeline.newCount == (words.inTimeline == nil ? 3 : 0))
    #expect(timeline.phase == .loaded)
    #expect(!timeline.isLoading)
    if words.inTimeline != nil { #expect(await live.keptEntries() == entries) }

    live.recover()
    await timeline.refresh().value

    #expect(timeline.notice == nil)
    #expect(timeline.newCount == 3)
    #expect(!timeline.isLoading)
  }

  @Test(arguments: FaultWords.all)
  func theNextPage(words: FaultWords) async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let entries = timeline.entries
    live.meet(words.kind)

    await timeline.next()?.value

    #expect(timeline.footer == words.inTimeline.map(ListFooter.failed))
    #expect(timeline.entries.starts(with: entries))
    if words.inTimeline != nil {
      #expect(timeline.entries == entries)
      #expect(await live.keptEntries() == entries)
    }

    live.recover()
    let count = timeline.entries.count
    await timeline.next()?.value

    #expect(timeline.footer == nil)
    #expect(timeline.entries.count > count)
  }

  @Test(arguments: FaultWords.all)
  func aGap(words: FaultWords) async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    live.server.grow(by: 30)
    await timeline.refresh().value
    timeline.showNew()
    let entries = timeline.entries
    let gap = try #require(entries.compactMap(\.gap).first)
    live.meet(words.kind)

    await timeline.fill(gap)?.value

    #expect(timeline.notice == words.inTimeline)
    if words.inTimeline != nil {
      #expect(timeline.entries == entries)
      #expect(await live.keptEntries() == entries)
    }

    live.recover()
    if words.inTimeline != nil { await timeline.fill(gap)?.value }

    #expect(timeline.entries.compactMap(\.gap) == [])
    #expect(Set(timeline.entries).isSuperset(of: entries.filter { $0.gap == nil }))
  }

  /// A token that cannot be renewed either leads to the sign-in; what was read is still there.
  @Test func aSessionThatIsLost() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    await timeline.first().value
    let entries = timeline.entries
    live.meet(.status401, count: 2)

    await timeline.refresh().value

    #expect(live.app.router.sheet == .login(.start))
    #expect(timeline.notice == "Please sign in again.")
    #expect(timeline.entries == entries)
    #expect(!timeline.isLoading)

    let login = await live.login()
    await login.form.submit()?.value
    withExtendedLifetime(login) {}
    await timeline.refresh().value

    #expect(live.app.router.sheet == nil)
    #expect(timeline.notice == nil)
    #expect(timeline.entries == entries)
  }

  /// A server that refuses a token it has just given is believed: to renew it once more would go on
  /// for ever.
  @Test func aTokenThatIsNeverGoodEnough() async throws {
    let live = try LiveApp()
    let timeline = await live.timeline()
    live.meet(.status401, on: "/2/statuses/public_timeline.json", count: 0)

    await timeline.first().value

    #expect(timeline.placeholder == .failed("invalid access token"))
    #expect(live.app.router.sheet == nil)
  }
}

extension TimelineEntry {
  fileprivate var gap: GapRow? {
    if case .gap(let gap) = self { gap } else { nil }
  }
}
