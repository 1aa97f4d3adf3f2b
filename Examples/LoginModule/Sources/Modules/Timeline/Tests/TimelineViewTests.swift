import BaseTesting
import BaseView
import Core
import Foundation
import Testing
import TimelineBusiness

@testable import TimelineView

/// The timeline screen, whatever the handler answers.
@MainActor
struct TimelineViewModelTests {
  let handler = StubTimelineHandler()

  @Test func asksForNothingByItself() {
    let model = makeModel()

    #expect(model.phase == .idle)
    #expect(model.placeholder == nil)
    #expect(handler.policies == [])
  }

  @Test func showsThatItLoads() {
    let model = makeModel()

    model.first()

    #expect(model.phase == .loading)
    #expect(model.placeholder == .loading)
    #expect(model.isLoading)
  }

  @Test func showsWhatWasLoaded() async {
    let model = await makeModel(showing: [9, 8])

    #expect(model.phase == .loaded)
    #expect(model.shown == ["9", "8"])
    #expect(model.entries.first == .status(StatusRow(.sample(9))))
    #expect(model.notice == nil)
    #expect(model.newText == nil)
    #expect(!model.isLoading)
  }

  @Test func loadsOnceByAppearing() async {
    let model = makeModel()

    let first = model.loadIfNeeded()
    handler.answer(first: 0, [.page([9, 8])])
    await first?.value
    let second = model.loadIfNeeded()

    #expect(second == nil)
    #expect(handler.policies == [.cacheFirst])
  }

  @Test func asksTheServerFirstWhenRefreshed() {
    let model = makeModel()

    model.first()
    model.refresh()

    #expect(handler.policies == [.cacheFirst, .networkFirst])
  }

  @Test func saysWhyThereIsNothing() async {
    let model = makeModel()

    await load(model, .failure(.offline))

    #expect(model.phase == .failed(.offline))
    #expect(model.placeholder == .failed(ErrorText.message(for: .offline)))
    #expect(model.notice == nil)
  }

  @Test func saysThatThereIsNothing() async {
    let model = makeModel()

    await load(model, .page([]))

    #expect(model.phase == .empty)
    #expect(model.placeholder == .empty(TimelineText.empty))
  }

  @Test func keepsWhatIsShownWhenRefreshingFails() async {
    let model = await makeModel(showing: [9, 8])

    await load(model, .failure(.offline))

    #expect(model.phase == .loaded)
    #expect(model.shown == ["9", "8"])
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func showsTheWarningThatComesWithOldRowsUntilThereAreNewOnes() async {
    let model = makeModel()

    await load(model, .kept([9, 8], warning: .offline))
    #expect(model.shown == ["9", "8"])
    #expect(model.notice == ErrorText.message(for: .offline))

    await load(model, .page([9, 8]))
    #expect(model.notice == nil)
  }

  @Test func keepsAllThatIsShownWhenLessOfItWasKept() async {
    let model = await makeModel(showing: [9, 8, 7])

    await load(model, .kept([9, 8], warning: .offline))

    #expect(model.shown == ["9", "8", "7"])
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() async {
    let model = makeModel()
    await load(model, .kept([9, 8], warning: .offline))

    model.dismissNotice()

    #expect(model.notice == nil)
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = makeModel()

    await load(model, .failure(.cancelled))
    #expect(model.phase == .idle)

    await load(model, .kept([9], warning: .cancelled))
    #expect(model.notice == nil)

    await load(model, .failure(.cancelled))
    #expect(model.phase == .loaded)
    #expect(model.notice == nil)
  }

  @Test func mayBeAskedAgainAfterItWasCancelled() async {
    let model = makeModel()

    let task = model.first()
    task.cancel()
    await task.value

    #expect(model.phase == .idle)
    #expect(!model.isLoading)
  }

  @Test func dropsAnAnswerThatComesTooLate() async {
    let model = makeModel()

    let first = model.first()
    let second = model.first()
    handler.answer(first: 0, [.page([9, 8])])
    await first.value

    #expect(model.phase == .loading)
    #expect(model.isLoading)

    handler.answer(first: 1, [.page([7])])
    await second.value

    #expect(model.shown == ["7"])
  }

  @Test func givesUpItsRequestWhenReleased() async throws {
    var model: TimelineViewModel? = makeModel()
    let task = model?.first()

    model = nil

    try #require(task?.isCancelled == true)
    var cancellations = handler.cancellations.makeAsyncIterator()
    #expect(await cancellations.next() == 0)
    #expect(model == nil)
  }

  @Test func leadsToTheSignInOnce() async {
    var expirations = 0
    let model = makeModel { expirations += 1 }

    await load(model, .failure(.sessionExpired))

    #expect(expirations == 1)
    #expect(model.phase == .failed(.sessionExpired))
  }
}

extension TimelineViewModelTests {
  func makeModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) -> TimelineViewModel {
    TimelineViewModel(
      handler: handler, routing: Routing(sessionExpired: sessionExpired))
  }

  /// With a newest page, below which there is another.
  func makeModel(
    showing ids: [Status.ID], sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> TimelineViewModel {
    let model = makeModel(sessionExpired: sessionExpired)
    await load(model, .page(ids))
    return model
  }

  /// Loads the newest page, with these answers and then the end.
  func load(
    _ model: TimelineViewModel, _ answers: StubTimelineHandler.Answer...
  ) async {
    let task = model.first()
    handler.answer(first: handler.policies.count - 1, answers)
    await task.value
  }
}

nonisolated struct StatusRowTests {
  @Test func showsItsPost() {
    let row = StatusRow(.sample(9))

    #expect(row.id == 9)
    #expect(row.authorText == "老王")
    #expect(row.avatarURL == URL(string: "http://img.example.com/7.jpg"))
    #expect(row.text == "text 9")
    #expect(row.dateText == Status.sample(9).date.formatted(StatusDate.here.row))
    #expect(row.retweetedText == nil)
  }

  @Test func showsWhatIsRepeated() {
    func row(_ author: Author?) -> StatusRow {
      StatusRow(
        Status(
          id: 1, author: nil, date: Date(), text: "",
          retweeted: Retweeted(id: 2, author: author, text: "%@ gone")))
    }

    #expect(row(nil).authorText == "–")
    #expect(row(nil).avatarURL == nil)
    #expect(row(nil).retweetedText == "%@ gone")
    #expect(row(Author(name: "老王")).retweetedText == "@老王: %@ gone")
  }

  @Test(arguments: [
    ("zh_CN", "Asia/Shanghai", "02/17 21:04"), ("de_DE", "Europe/Berlin", "17.02., 14:04"),
    ("en_GB", "Europe/London", "17/02, 13:04"), ("en_GB", "Pacific/Auckland", "18/02, 02:04"),
  ])
  func showsTheDateInTheReadersOrderOnTheirClock(
    locale: String, zone: String, text: String
  ) throws {
    let dates = try StatusDate(.sample(locale, zone))

    #expect(StatusRow(.sample(9)).dateText(dates) == text)
  }
}

/// The timeline detail screen, whatever the handler answers.
@MainActor
struct TimelineDetailTests {
  private let handler = StubTimelineHandler()

  private func makeModel(
    shown: Status? = nil, routing: Routing<TimelineRoute> = Routing()
  ) -> TimelineDetailViewModel {
    TimelineDetailViewModel(9, shown: shown, handler: handler, routing: routing)
  }

  @Test func showsAtOnceWhatIsKnown() {
    let model = makeModel(shown: .sample(9))

    #expect(model.placeholder == nil)
    #expect(model.detail == StatusDetail(.sample(9)))
  }

  @Test func saysThatItIsGone() async {
    let model = makeModel()
    let task = model.item.loadIfNeeded()
    handler.details.answer(load: 0, [])
    await task?.value

    #expect(model.placeholder == .empty(BaseText.gone))
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0
    let model = makeModel(routing: Routing(sessionExpired: { expirations += 1 }))
    let task = model.item.loadIfNeeded()
    handler.details.answer(load: 0, [.failure(.sessionExpired)])
    await task?.value

    #expect(expirations == 1)
  }

  @Test func likesAtOnce() async {
    let model = makeModel(shown: .sample(9))

    let task = model.like()
    #expect(model.isLiked)
    #expect(model.likeText == TimelineText.unlike)
    #expect(model.like() == nil)
    handler.likeAnswer.finish(.success(.success(())))
    await task?.value

    #expect(handler.likes.withLock { $0 } == ["9: true"])
    #expect(model.isLiked)
    #expect(model.refusal == nil)
  }

  @Test(arguments: [
    (AppError.offline, [ErrorText.message(for: .offline)], 0), (.cancelled, [], 0),
    (.sessionExpired, [ErrorText.message(for: .sessionExpired)], 1),
  ])
  func takesBackWhatIsRefused(error: AppError, refusals: [String], signIns: Int) async {
    var expirations = 0
    let model = makeModel(
      shown: .sample(9), routing: Routing(sessionExpired: { expirations += 1 }))

    let task = model.like()
    handler.likeAnswer.finish(.success(.failure(error)))
    await task?.value

    #expect(!model.isLiked)
    #expect(model.refusal == refusals.first)
    #expect(expirations == signIns)
  }
}

/// The screens to which the links into the timeline module lead.
nonisolated struct TimelineRouteTests {
  @Test(arguments: [
    TimelineRoute.start,
    TimelineRoute.detail(9),
  ])
  func isWhatItsPathSays(_ route: TimelineRoute) {
    #expect(TimelineRoute(path: route.path.map { $0[...] }).map { "\($0)" } == "\(route)")
  }

  @Test func knowsNoOtherPaths() {
    #expect(TimelineRoute(path: ["new", "edit"]) == nil)
  }
}
