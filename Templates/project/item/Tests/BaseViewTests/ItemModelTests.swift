import BaseTesting
import BaseView
import Core
import Testing

/// A screen of one item, whatever the handler answers.
@MainActor
struct ItemModelTests {
  private let handler = StubItem<String>()
  private let sample = "a"

  @Test func asksForNothingByItself() {
    let model = makeModel()

    #expect(model.phase == .idle)
    #expect(model.placeholder(empty: "none") == nil)
    #expect(handler.policies == [])
  }

  @Test func showsThatItLoads() {
    let model = makeModel()

    model.load()

    #expect(model.phase == .loading)
    #expect(model.placeholder(empty: "none") == .loading)
    #expect(model.isLoading)
  }

  @Test func showsWhatWasLoaded() async {
    let model = makeModel()

    await load(model, .success(Sourced(sample, from: .network)))

    #expect(model.phase == .loaded)
    #expect(model.notice == nil)
    #expect(!model.isLoading)
    #expect(model.value == "a")
  }

  @Test func loadsOnceByAppearing() async {
    let model = makeModel()

    let first = model.loadIfNeeded()
    handler.answer(0, [.success(Sourced(sample, from: .network))])
    await first?.value
    let second = model.loadIfNeeded()

    #expect(second == nil)
    #expect(handler.policies == [.cacheFirst])
  }

  @Test func appearsAsItsPolicySays() {
    let model = ItemModel(handler, sessionExpired: {}, policy: .freshFor(.seconds(60)))

    model.loadIfNeeded()
    model.refresh()

    #expect(handler.policies == [.freshFor(.seconds(60)), .networkFirst])
  }

  @Test func asksTheServerFirstWhenRefreshed() {
    let model = makeModel()

    model.load()
    model.refresh()

    #expect(handler.policies == [.cacheFirst, .networkFirst])
  }

  @Test func saysWhyThereIsNothing() async {
    let model = makeModel()

    await load(model, .failure(.offline))

    #expect(model.phase == .failed(.offline))
    #expect(model.placeholder(empty: "none") == .failed(ErrorText.message(for: .offline)))
    #expect(model.notice == nil)
  }

  @Test func saysThatThereIsNothing() async {
    let model = makeModel()

    await load(model)

    #expect(model.phase == .empty)
    #expect(model.placeholder(empty: "none") == .empty("none"))
  }

  @Test func keepsWhatIsShownWhenLoadingAgainFails() async {
    let model = makeModel()
    await load(model, .success(Sourced(sample, from: .network)))

    await load(model, .failure(.offline))

    #expect(model.phase == .loaded)
    #expect(model.notice == ErrorText.message(for: .offline))
    #expect(model.value == "a")
  }

  @Test func showsTheWarningThatComesWithAnOldValue() async {
    let model = makeModel()

    await load(model, .success(Sourced(sample, from: .cache(age: 60), warning: .offline)))

    #expect(model.phase == .loaded)
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func takesTheNoticeAwayWithANewValue() async {
    let model = makeModel()
    await load(model, .success(Sourced(sample, from: .cache(age: 60), warning: .offline)))

    await load(model, .success(Sourced(sample, from: .network)))

    #expect(model.notice == nil)
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() async {
    let model = makeModel()
    await load(model, .success(Sourced(sample, from: .cache(age: 60), warning: .offline)))

    model.dismissNotice()

    #expect(model.notice == nil)
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = makeModel()

    await load(model, .failure(.cancelled))
    #expect(model.phase == .idle)
    #expect(model.notice == nil)

    await load(model, .success(Sourced(sample, from: .network)))
    await load(model, .failure(.cancelled))
    #expect(model.phase == .loaded)
    #expect(model.notice == nil)
  }

  @Test func mayBeAskedAgainAfterItWasCancelled() async {
    let model = makeModel()

    let task = model.load()
    task.cancel()
    await task.value

    #expect(model.phase == .idle)
    #expect(!model.isLoading)
  }

  @Test func dropsAnAnswerThatComesTooLate() async {
    let model = makeModel()

    let first = model.load()
    let second = model.load()
    handler.answer(0, [.success(Sourced(sample, from: .network))])
    await first.value

    #expect(model.phase == .loading)
    #expect(model.isLoading)

    handler.answer(1, [.failure(.offline)])
    await second.value

    #expect(model.phase == .failed(.offline))
  }

  @Test func givesUpItsRequestWhenReleased() async throws {
    var model: ItemModel<String>? = makeModel()
    let task = model?.load()

    model = nil

    try #require(task?.isCancelled == true)
    var cancellations = handler.cancellations.makeAsyncIterator()
    #expect(await cancellations.next() == 0)
    #expect(model == nil)
  }

  @Test func showsWhatAnotherScreenHasChanged() async {
    let model = makeModel()
    await load(model, .success(Sourced(sample, from: .network)))

    handler.change()
    while handler.policies.count < 2 { await Task.yield() }
    handler.answer(1, [.success(Sourced("b", from: .cache(age: 0)))])
    while model.value != "b" { await Task.yield() }

    #expect(handler.policies == [.cacheFirst, .cacheOnly])
  }

  @Test func leadsToTheSignInOnce() async {
    var expirations = 0
    let model = makeModel { expirations += 1 }

    await load(model, .failure(.sessionExpired))

    #expect(expirations == 1)
    #expect(model.phase == .failed(.sessionExpired))
  }
}

extension ItemModelTests {
  private func makeModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) -> ItemModel<String> {
    ItemModel(handler, sessionExpired: sessionExpired)
  }

  /// Loads, with these answers and then the end.
  private func load(
    _ model: ItemModel<String>,
    _ answers: StubItem<String>.Answer...
  ) async {
    let task = model.load()
    handler.answer(handler.policies.count - 1, answers)
    await task.value
  }
}
