import BaseView
import Core
import Testing
import TimelineBusiness
import TimelineView

/// What the timeline screen shows, whatever the handler answers.
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

// New posts.
extension TimelineViewModelTests {
  @Test func countsNewPostsAndKeepsThePlace() async {
    let model = makeModel()

    await load(model, .kept([5, 4]), .page([7, 6, 5]))
    #expect(model.shown == ["5", "4"])
    #expect(model.newCount == 2)
    #expect(model.newText == "2 new posts")

    model.showNew()
    #expect(model.shown == ["7", "6", "5", "4"])
    #expect(model.newText == nil)
  }

  @Test func countsThePostsOfEveryRefresh() async {
    let model = await makeModel(showing: [5, 4])

    await load(model, .page([6, 5]))
    #expect(model.newText == "1 new post")
    await load(model, .page([8, 7, 6]))

    #expect(model.shown == ["5", "4"])
    #expect(model.newCount == 3)
  }

  @Test func showsNewPostsAtOnceWhenNoneOfTheOldIsLeft() async {
    let model = await makeModel(showing: [5])

    await load(model, .page([]))
    #expect(model.phase == .empty)
    await load(model, .page([7]))

    #expect(model.shown == ["7"])
    #expect(model.phase == .loaded)
  }
}

// Gaps.
extension TimelineViewModelTests {
  @Test func showsAGapWhereNewPostsDoNotReachTheOld() async {
    let model = await makeModelWithGap()

    #expect(model.shown == ["9", "8", "gap", "5", "4"])
    #expect(model.entries[2] == .gap(GapRow(below: 8)))
  }

  @Test func fillsAGapPageByPage() async {
    let model = await makeModelWithGap()

    let first = model.fill(GapRow(below: 8))
    #expect(model.entries[2] == .gap(GapRow(below: 8, isFilling: true)))
    #expect(model.fill(GapRow(below: 8)) == nil, "it is being filled")
    handler.answer(page: 0, .page([8, 7]))
    await first?.value
    #expect(model.shown == ["9", "8", "7", "gap", "5", "4"])

    let second = model.fill(GapRow(below: 7))
    handler.answer(page: 1, .page([7, 6, 5]))
    await second?.value
    #expect(model.shown == ["9", "8", "7", "6", "5", "4"])
    #expect(handler.cursors == [8, 7])
  }

  @Test func keepsAGapThatCouldNotBeFilled() async {
    let model = await makeModelWithGap()

    let task = model.fill(GapRow(below: 8))
    handler.answer(page: 0, .failure(.offline))
    await task?.value

    #expect(model.shown == ["9", "8", "gap", "5", "4"])
    #expect(model.entries[2] == .gap(GapRow(below: 8)))
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func fillsNothingWhereThereIsNoGap() async {
    let model = await makeModel(showing: [9, 8])

    #expect(model.fill(GapRow(below: 9)) == nil)
    #expect(handler.cursors == [])
  }

  @Test func dropsAPageBelowAPostThatIsGone() async {
    let model = await makeModelWithGap()

    let task = model.fill(GapRow(below: 8))
    await load(model, .page([]))
    handler.answer(page: 0, .page([8, 7]))
    await task?.value

    #expect(model.shown == [])
    #expect(model.phase == .empty)
  }

  private func makeModelWithGap() async -> TimelineViewModel {
    let model = await makeModel(showing: [5, 4])
    await load(model, .page([9, 8]))
    model.showNew()
    return model
  }
}

// The pages below.
extension TimelineViewModelTests {
  @Test func addsTheNextPageAndShowsEachRowOnce() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    #expect(model.footer == .loading)
    handler.answer(page: 0, .page([8, 7]))
    await task?.value

    #expect(model.shown == ["9", "8", "7"])
    #expect(!model.isAtEnd)
    #expect(handler.cursors == [8])
    #expect(model.footer == nil)
  }

  @Test func asksForNothingBelowTheEnd() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    handler.answer(page: 0, .success(Sourced(.sample([8]), from: .network)))
    await task?.value

    #expect(model.shown == ["9", "8"])
    #expect(model.isAtEnd)
    #expect(model.next() == nil)
  }

  @Test func asksForTheNextPageWhenTheLastRowIsReached() async {
    let model = await makeModel(showing: [9, 8])

    model.reach(.status(StatusRow(.sample(9))))
    #expect(model.footer == nil)

    model.reach(.status(StatusRow(.sample(8))))
    #expect(model.footer == .loading)
  }

  @Test func asksForAPageOnce() async {
    let model = await makeModel(showing: [9, 8])

    let first = model.next()
    let second = model.next()
    handler.answer(page: 0, .page([8, 7]))
    await first?.value

    #expect(second == nil)
    #expect(handler.cursors == [8])
  }

  @Test func losesNothingWhenAPageFailsAndAsksForTheSameAgain() async {
    let model = await makeModel(showing: [9, 8])

    let failing = model.next()
    handler.answer(page: 0, .failure(.offline))
    await failing?.value
    #expect(model.shown == ["9", "8"])
    #expect(model.phase == .loaded)
    #expect(model.footer == .failed(ErrorText.message(for: .offline)))

    model.reach(.status(StatusRow(.sample(8))))
    #expect(handler.cursors == [8], "coming into sight repeats nothing that failed")

    let again = model.next()
    handler.answer(page: 1, .page([8, 7]))
    await again?.value
    #expect(model.shown == ["9", "8", "7"])
    #expect(handler.cursors == [8, 8])
  }

  @Test func takesAPageThatWasAskedForBeforeARefresh() async {
    let model = await makeModel(showing: [9, 8])

    let page = model.next()
    await load(model, .page([11, 10, 9]))
    handler.answer(page: 0, .page([8, 7]))
    await page?.value

    #expect(model.shown == ["9", "8", "7"])
    #expect(model.newCount == 2)
  }

  @Test func saysNothingOfAPageThatWasCancelled() async {
    let model = await makeModel(showing: [9, 8])

    let task = model.next()
    handler.answer(page: 0, .failure(.cancelled))
    await task?.value

    #expect(model.footer == nil)
    #expect(model.notice == nil)
  }

  @Test func givesUpThePagesWhenReleased() async throws {
    var model: TimelineViewModel? = await makeModelWithGap()
    let tasks = [model?.next(), model?.fill(GapRow(below: 8))]

    model = nil

    #expect(tasks.map { $0?.isCancelled } == [true, true])
    #expect(model == nil)
  }

  @Test func leadsToTheSignInWhenAPageIsRefused() async {
    var expirations = 0
    let model = await makeModel(showing: [9, 8]) { expirations += 1 }

    let task = model.next()
    handler.answer(page: 0, .failure(.sessionExpired))
    await task?.value

    #expect(expirations == 1)
    #expect(model.shown == ["9", "8"])
  }
}

extension TimelineViewModelTests {
  private func makeModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) -> TimelineViewModel {
    TimelineViewModel(
      handler: handler, routing: Routing(sessionExpired: sessionExpired))
  }

  /// With a newest page, below which there is another.
  private func makeModel(
    showing ids: [Status.ID], sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> TimelineViewModel {
    let model = makeModel(sessionExpired: sessionExpired)
    await load(model, .page(ids))
    return model
  }

  /// Loads the newest page, with these answers and then the end.
  private func load(
    _ model: TimelineViewModel, _ answers: StubTimelineHandler.Answer...
  ) async {
    let task = model.first()
    handler.answer(first: handler.policies.count - 1, answers)
    await task.value
  }
}

extension TimelineViewModel {
  /// The posts by their ids, and where there are gaps.
  fileprivate var shown: [String] {
    entries.map { entry in
      switch entry {
      case .status(let row): String(row.id)
      case .gap: "gap"
      }
    }
  }
}

extension StubTimelineHandler.Answer {
  /// A page of the server, below which there are more posts.
  fileprivate static func page(_ ids: [Status.ID]) -> Self {
    .success(Sourced(.sample(ids, gaps: Set(ids.suffix(1))), from: .network))
  }

  fileprivate static func kept(_ ids: [Status.ID], warning: AppError? = nil) -> Self {
    let timeline = Timeline.sample(ids, gaps: Set(ids.suffix(1)))
    return .success(Sourced(timeline, from: .cache(age: 60), warning: warning))
  }
}
