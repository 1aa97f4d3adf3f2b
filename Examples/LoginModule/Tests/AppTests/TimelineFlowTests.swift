import App
import BaseView
import Core
import Testing
import TimelineView

/// What the session and the navigation mean for the timeline, through all tiers.
@MainActor
struct TimelineFlowTests {
  private let flow = LoginFlow()

  @Test func opensAPost() async throws {
    flow.post(9)
    let app = await flow.signedIn()
    let model = await loaded(in: app)

    model.open(try #require(model.entries.first))

    guard case .timeline(.detail(let id, let shown)) = app.router.path.last else {
      Issue.record("\(app.router.path)")
      return
    }
    let detail = app.makeTimelineDetailViewModel(id, shown: shown, in: app.router)
    #expect(detail.detail?.text == "text 9")
    app.router.close()
    #expect(app.router.path == [])
  }

  @Test func loadsWhatCouldNotBeLoadedBefore() async {
    flow.post(9, 8)
    let app = await flow.signedIn()
    flow.server.revoke()
    let model = await loaded(in: app)
    #expect(model.phase == .failed(.sessionExpired))

    await signInAgain(to: app)

    #expect(texts(of: model) == ["text 9", "text 8"])
    #expect(model.placeholder == nil)
    #expect(app.router.sheet == nil)
  }

  @Test func keepsThePlaceOfWhoeverComesBack() async {
    flow.post(9, 8)
    let app = await flow.signedIn()
    let model = await loaded(in: app)
    flow.server.revoke()
    await model.next()?.value
    await model.refresh().value
    let words = ErrorText.message(for: .sessionExpired)
    #expect(model.notice == words)
    #expect(model.footer == .failed(words))

    flow.post(10, 9, 8)
    await signInAgain(to: app)

    #expect(texts(of: model) == ["text 9", "text 8"])
    #expect(model.newCount == 1)
    #expect(model.notice == nil)
    #expect(model.footer != .failed(words))
  }

  @Test(arguments: [CachePolicy.cacheOnly, .cacheFirst, .networkFirst, .networkOnly])
  func showsNobodyWhatAnotherSaw(policy: CachePolicy) async {
    flow.post(9, 8)
    let app = await flow.signedIn()
    app.router.push(.timeline(.start))
    let model = await loaded(in: app)
    flow.server.revoke()
    await model.refresh().value

    flow.post(5)
    await signInAgain(to: app, as: "other")

    #expect(app.router.path == [])
    let next = app.makeTimelineViewModel(in: app.router)
    await next.first(policy).value
    #expect(texts(of: next) == (policy == .cacheOnly ? [] : ["text 5"]))
  }

  @Test(arguments: [CachePolicy.cacheOnly, .cacheFirst, .networkFirst, .networkOnly])
  func isAtAnEndWithTheSession(policy: CachePolicy) async {
    flow.post(9, 8)
    let app = await flow.signedIn()
    let model = await loaded(in: app)

    await app.signOut().value

    let requests = flow.timelineRequests
    await model.first(policy).value
    #expect(flow.timelineRequests == requests)
    await flow.enter("password-to-forget", in: app)
    #expect(texts(of: await loaded(in: app, .cacheOnly)) == [])
  }

  @Test func asksForNothingThatWasNotWantedBefore() async {
    flow.post(9)
    let app = await flow.signedIn()
    let model = app.makeTimelineViewModel(in: app.router)

    await signInAgain(to: app)

    #expect(model.phase == .idle)
    #expect(flow.timelineRequests == 0)
  }
}

extension TimelineFlowTests {
  private func loaded(
    in app: AppRouter, _ policy: CachePolicy = .cacheFirst
  ) async -> TimelineViewModel {
    let model = app.makeTimelineViewModel(in: app.router)
    await model.first(policy).value
    return model
  }

  private func signInAgain(to app: AppRouter, as userName: String = "demo") async {
    await flow.enter("password-to-forget", of: userName, in: app)
    await app.reloading?.value
  }

  private func texts(of model: TimelineViewModel) -> [String] {
    model.entries.map { entry in
      switch entry {
      case .status(let row): row.text
      case .gap(let row): row.text
      case .unreadable(let row): row.text
      }
    }
  }
}
