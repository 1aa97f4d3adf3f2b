import BaseTesting
import BaseView
import Core
import Observation
import Testing

/// A list on a screen, whatever the handler answers.
@MainActor
struct ListModelTests {
  private typealias Model = ListModel<Word>

  private let handler = StubPages<Note, Never>()

  @Test func asksForNothingByItself() {
    let model = makeModel()

    #expect(model.phase == .idle)
    #expect(model.placeholder == nil)
    #expect(firstCount == 0)
  }

  @Test func showsThatItLoads() {
    let model = makeModel()

    model.first()

    #expect(model.phase == .loading)
    #expect(model.placeholder == .loading)
    #expect(model.isLoading)
  }

  @Test func showsWhatWasLoaded() async {
    let model = makeModel()

    await load(model, .success(Sourced(.first, from: .network)))

    #expect(model.phase == .loaded)
    #expect(shown(by: model) == ["a", "b"])
    #expect(model.notice == nil)
    #expect(!model.isLoading)
  }

  @Test func loadsOnceByAppearing() async {
    let model = makeModel()

    let first = model.loadIfNeeded()
    handler.answer(first: 0, [.success(Sourced(.first, from: .network))])
    await first?.value
    let second = model.loadIfNeeded()

    #expect(second == nil)
    #expect(handler.policies == [.cacheFirst])
  }

  @Test func appearsAsItsPolicySays() async {
    let model = ListModel(
      handler, sessionExpired: {}, row: Word.init, policy: .freshFor(.seconds(60)))

    model.loadIfNeeded()
    #expect(await settled { firstCount == 1 })
    model.refresh()
    #expect(await settled { firstCount == 2 })

    #expect(handler.policies == [.freshFor(.seconds(60)), .networkFirst])
  }

  @Test func appearsAsItsHandlerDecides() async {
    let handler = StubPages<Note, Never>(policy: .freshFor(.seconds(60)))
    let model = ListModel(handler, sessionExpired: {}, row: Word.init)

    model.loadIfNeeded()

    #expect(await settled { handler.policies == [.freshFor(.seconds(60))] })
  }

  @Test func appearsAsItsPolicySaysWhereItemsAreRows() async {
    let model = ListModel(handler, sessionExpired: {}, policy: .freshFor(.seconds(60)))

    model.loadIfNeeded()

    #expect(await settled { handler.policies == [.freshFor(.seconds(60))] })
  }

  @Test func asksTheServerFirstWhenRefreshed() async {
    let model = makeModel()

    model.first()
    #expect(await settled { firstCount == 1 })
    model.refresh()
    #expect(await settled { firstCount == 2 })

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

    await load(model, .success(Sourced(Page(items: []), from: .network)))

    #expect(model.phase == .empty)
    #expect(model.placeholder == .empty("none"))
  }

  @Test func keepsWhatIsShownWhenRefreshingFails() async {
    let model = makeModel()
    await load(model, .success(Sourced(.first, from: .network)))

    await load(model, .failure(.offline))

    #expect(model.phase == .loaded)
    #expect(shown(by: model) == ["a", "b"])
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func showsTheNewInThePlaceOfTheOld() async {
    let model = makeModel()

    await load(
      model, .success(Sourced(.first, from: .cache(age: 60))),
      .success(Sourced(.last, from: .network)))

    #expect(shown(by: model) == ["b", "c"])
  }

  @Test func showsTheWarningThatComesWithOldRowsUntilThereAreNewOnes() async {
    let model = makeModel()

    await load(model, .success(Sourced(.first, from: .cache(age: 60), warning: .offline)))
    #expect(model.phase == .loaded)
    #expect(model.notice == ErrorText.message(for: .offline))

    await load(model, .success(Sourced(.first, from: .network)))
    #expect(model.notice == nil)
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() async {
    let model = makeModel()
    await load(model, .success(Sourced(.first, from: .cache(age: 60), warning: .offline)))

    model.dismissNotice()

    #expect(model.notice == nil)
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = makeModel()

    await load(model, .failure(.cancelled))
    #expect(model.phase == .idle)

    await load(model, .success(Sourced(.first, from: .network, warning: .cancelled)))
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
    #expect(await settled { firstCount == 1 })
    let second = model.first()
    #expect(await settled { firstCount == 2 })
    handler.answer(first: 0, [.success(Sourced(.first, from: .network))])
    await first.value

    #expect(model.phase == .loading)
    #expect(model.isLoading)

    handler.answer(first: 1, [.success(Sourced(.last, from: .network))])
    await second.value

    #expect(shown(by: model) == ["b", "c"])
  }

  @Test func givesUpItsRequestWhenReleased() async throws {
    var model: Model? = makeModel()
    let task = model?.first()
    #expect(await settled { firstCount == 1 })

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

// The pages after the first.
extension ListModelTests {
  @Test func addsTheNextPageAndShowsEachRowOnce() async {
    let model = await makeLoadedModel()

    let task = model.next()
    #expect(model.footer == .loading)
    handler.answer(next: 0, .success(Sourced(.last, from: .network)))
    await task?.value

    #expect(shown(by: model) == ["a", "b", "c"])
    #expect(handler.cursors == ["c2"])
    #expect(model.footer == nil)
    #expect(model.next() == nil, "there is no page after the last")
  }

  @Test func asksForTheNextPageWhenTheLastRowIsReached() async {
    let model = await makeLoadedModel()

    model.reach(Word(id: "a"))
    #expect(model.footer == nil)

    model.reach(Word(id: "b"))
    #expect(model.footer == .loading)
  }

  @Test func asksForTheNextPageIfTheLastRowWasReachedMeanwhile() async {
    let model = await makeLoadedModel()

    let refresh = model.refresh()
    model.reach(Word(id: "b"))
    #expect(model.footer == nil, "the first page is awaited")
    handler.answer(first: 1, [.success(Sourced(.first, from: .network))])
    await refresh.value

    #expect(model.footer == .loading)
  }

  @Test func asksForNoPageWhoseRowWasReachedBeforeARefresh() async {
    let model = await makeLoadedModel()
    model.reach(Word(id: "b"))

    await load(model, .success(Sourced(.first, from: .network)))

    #expect(model.footer == nil)
  }

  @Test func goesOnBehindPagesWithoutNewRows() async {
    let model = makeModel()
    let empty = { Page<Note>(items: [], next: $0) }
    for (call, cursor) in ["c2", "c3"].enumerated() {
      handler.answer(next: call, .success(Sourced(empty(cursor), from: .network)))
    }
    handler.answer(next: 2, .success(Sourced(.first, from: .network)))

    await load(model, .success(Sourced(empty("c1"), from: .network)))
    #expect(model.placeholder == .loading, "more may come")
    while model.footer == .loading { await Task.yield() }

    #expect(handler.cursors == ["c1", "c2", "c3"])
    #expect(shown(by: model) == ["a", "b"])
  }

  @Test func asksForAPageOnce() async {
    let model = await makeLoadedModel()

    let first = model.next()
    let second = model.next()
    handler.answer(next: 0, .success(Sourced(.last, from: .network)))
    await first?.value

    #expect(second == nil)
    #expect(handler.cursors == ["c2"])
  }

  @Test func losesNothingWhenAPageFailsAndAsksForTheSameAgain() async {
    let model = await makeLoadedModel()

    let failing = model.next()
    handler.answer(next: 0, .failure(.offline))
    await failing?.value
    #expect(shown(by: model) == ["a", "b"])
    #expect(model.phase == .loaded)
    #expect(model.footer == .failed(ErrorText.message(for: .offline)))

    model.reach(Word(id: "b"))
    #expect(handler.cursors == ["c2"], "coming into sight repeats nothing that failed")

    let again = model.next()
    handler.answer(next: 1, .success(Sourced(.last, from: .network)))
    await again?.value
    #expect(shown(by: model) == ["a", "b", "c"])
    #expect(handler.cursors == ["c2", "c2"])
  }

  @Test func dropsANextPageThatComesAfterARefresh() async {
    let model = await makeLoadedModel()

    let late = model.next()
    let refresh = model.refresh()
    handler.answer(next: 0, .success(Sourced(.last, from: .network)))
    await late?.value
    #expect(shown(by: model) == ["a", "b"])
    #expect(model.footer == nil)
    #expect(model.next() == nil, "the first page is awaited")

    handler.answer(first: 1, [.success(Sourced(.first, from: .network))])
    await refresh.value
    #expect(shown(by: model) == ["a", "b"])
  }

  @Test func saysNothingOfANextPageThatWasCancelled() async {
    let model = await makeLoadedModel()

    let task = model.next()
    handler.answer(next: 0, .failure(.cancelled))
    await task?.value

    #expect(model.footer == nil)
    #expect(model.notice == nil)
  }

  @Test func givesUpTheNextPageWhenReleased() async throws {
    var model: Model? = await makeLoadedModel()
    let task = model?.next()

    model = nil

    try #require(task?.isCancelled == true)
    #expect(model == nil)
  }

  @Test func leadsToTheSignInWhenTheNextPageIsRefused() async {
    var expirations = 0
    let model = await makeLoadedModel { expirations += 1 }

    let task = model.next()
    handler.answer(next: 0, .failure(.sessionExpired))
    await task?.value

    #expect(expirations == 1)
    #expect(shown(by: model) == ["a", "b"])
  }
}

// What becomes of the list elsewhere.
extension ListModelTests {
  @Test func showsWhatAnotherScreenHasChanged() async {
    let model = await makeLoadedModel()

    handler.feed.show(["b", "c"])
    #expect(shown(by: model) == ["b", "c"])

    handler.feed.show([])
    #expect(model.phase == .empty)
  }

  @Test func asksForMoreWhenAnOldRowIsSeen() async {
    let model = await makeLoadedModel()
    handler.feed.show(["x", "a", "b"], fresh: 1, next: "c2")

    model.reach(Word("x"))
    #expect(handler.cursors == [])
    model.reach(Word("a"))

    #expect(await settled { handler.cursors == ["c2"] })
  }

  @Test func goesOnUntilTheRowThatIsSeenIsFresh() async {
    let model = await makeLoadedModel()
    handler.feed.show(["x", "a", "b", "c", "d"], fresh: 1, next: "c2")
    let pages = [Page<Note>(items: ["a"], next: "c3"), Page(items: ["b"], next: "c4")]
    for (call, page) in pages.enumerated() {
      handler.answer(next: call, .success(Sourced(page, from: .network)))
    }

    model.reach(Word("d"))

    #expect(await settled { handler.cursors == ["c2", "c3", "c4"] })
  }

  @Test func asksForWhatIsSeenAgainWhenAnotherScreenBeginsTheListAnew() async {
    let model = await makeLoadedModel()
    handler.feed.show(["a", "b", "c"], next: "c4")
    model.reach(Word("b"))
    #expect(handler.cursors == [])

    handler.feed.show(["x", "a", "b", "c"], fresh: 2, next: "c2")

    #expect(await settled { handler.cursors == ["c2"] })
  }

  private func settled(_ holds: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !holds() { await Task.yield() }
    return holds()
  }
}

extension ListModelTests {
  private func makeModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) -> Model {
    ListModel(handler, sessionExpired: sessionExpired, row: Word.init, empty: "none")
  }

  /// With the first page, after which there is another.
  private func makeLoadedModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> Model {
    let model = makeModel(sessionExpired: sessionExpired)
    await load(model, .success(Sourced(.first, from: .network)))
    return model
  }

  /// Loads the first page, with these answers and then the end.
  private func load(
    _ model: Model, _ answers: StubPages<Note, Never>.Answer...
  ) async {
    let call = firstCount
    let task = model.first()
    handler.answer(first: call, answers)
    await task.value
  }

  private var firstCount: Int {
    handler.policies.count
  }

  private func shown(by model: Model) -> [String] {
    model.rows.ids(in: .all)
  }
}

/// A row for an item.
private nonisolated struct Word: Hashable, Identifiable, Sendable {
  let id: String
}

extension Word {
  fileprivate nonisolated init(_ note: Note) {
    id = note.id
  }
}

nonisolated extension Page<Note> {
  fileprivate static let first = Page(items: ["a", "b"], next: "c2")
  fileprivate static let last = Page(items: ["b", "c"])
}
