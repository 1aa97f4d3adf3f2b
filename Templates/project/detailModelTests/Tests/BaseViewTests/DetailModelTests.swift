import BaseTesting
import BaseView
import Core
import Testing

/// A screen for one item of a list, what other screens do to it, and what the user does.
@MainActor
struct DetailModelTests {
  private typealias Model = ItemModel<Note>

  private static let old = Note(id: "a", text: "old")
  /// What leaves a screen as it is.
  private nonisolated static let nothing: [[Sourced<Note>.Answer]] = [[], [.failure(.offline)]]
  private static let new = Note(id: "a", text: "new")

  private let handler = StubPages<Note, Never>()

  @Test func showsAtOnceWhatIsKnown() {
    let model = makeModel(shown: Self.old)

    #expect(model.value == Self.old)
    #expect(model.placeholder(empty: "none") == nil)
    #expect(handler.loaded == [])
  }

  @Test func refreshesWhatIsKnownOnce() async {
    let model = makeModel(shown: Self.old)

    let task = model.loadIfNeeded()
    #expect(model.placeholder(empty: "none") == nil)
    handler.answer(load: 0, [.success(Sourced(Self.new, from: .network))])
    await task?.value

    #expect(model.value == Self.new)
    #expect(model.loadIfNeeded() == nil)
    #expect(handler.loaded == ["a"])
    #expect(handler.detailPolicies == [.cacheFirst])
  }

  @Test(arguments: nothing)
  func keepsWhatIsKnown(answers: [Sourced<Note>.Answer]) async {
    let model = makeModel(shown: Self.old)

    let task = model.loadIfNeeded()
    handler.answer(load: 0, answers)
    await task?.value

    #expect(model.value == Self.old)
    #expect(model.phase == .loaded)
    #expect(model.notice == (answers.isEmpty ? nil : ErrorText.message(for: .offline)))
  }

  @Test func isReadyOnceItIsThere() async {
    let model = makeModel()
    #expect(!model.isReady)

    await load(model)

    #expect(model.isReady)
  }
}

// What other screens do.
extension DetailModelTests {
  @Test func showsWhatAnotherScreenHasChanged() async {
    let model = makeModel()
    await load(model)

    handler.tellOfChange()
    await settle { handler.loaded.count == 2 }
    handler.answer(load: 1, [.success(Sourced(Self.new, from: .cache(age: 0)))])
    await settle { model.value == Self.new }

    #expect(handler.detailPolicies == [.cacheFirst, .cacheOnly], "the server is not asked")
    #expect(!model.isLoading)
  }

  @Test(arguments: nothing)
  func keepsWhatAnotherScreenHasRemoved(answers: [Sourced<Note>.Answer]) async {
    let model = makeModel()
    await load(model)

    handler.tellOfChange()
    await settle { handler.loaded.count == 2 }
    handler.answer(load: 1, answers)
    for _ in 1...100 { await Task.yield() }

    #expect(model.value == Self.old)
    #expect(model.notice == nil)
  }

  @Test func looksAtWhatHasChangedOnceNoAnswerIsAwaited() async {
    let model = makeModel(shown: Self.old)

    let task = model.load()
    handler.tellOfChange()
    for _ in 1...100 { await Task.yield() }
    #expect(handler.loaded.count == 1)

    handler.answer(load: 0, [.success(Sourced(Self.old, from: .network))])
    await task.value
    await settle { handler.loaded.count == 2 }
  }

  @Test func keepsWhatCouldNotBeKept() async {
    let model = makeModel()
    await load(model, warning: .timedOut)

    handler.tellOfChange()
    await settle { handler.loaded.count == 2 }
    handler.answer(load: 1, [.success(Sourced(Self.new, from: .cache(age: 60)))])
    for _ in 1...100 { await Task.yield() }

    #expect(model.value == Self.old)
  }

  @Test func followsNothingOnceItIsReleased() async {
    var model: Model? = makeModel()
    weak let released = model
    if let model { await load(model) }

    model = nil
    handler.tellOfChange()
    for _ in 1...100 { await Task.yield() }

    #expect(released == nil)
    #expect(handler.loaded.count == 1)
  }
}

// What the user does.
extension DetailModelTests {
  @Test func removesOnceAndThenLeaves() async {
    var removals = 0
    let model = makeModel(shown: Self.old, removed: { removals += 1 })

    let task = model.remove()
    #expect(model.isRemoving)
    #expect(!model.isReady)
    #expect(model.remove() == nil)
    #expect(removals == 0)
    handler.answer(remove: 0, .success(()))
    await task?.value

    #expect(handler.removed == ["a"])
    #expect(removals == 1)
    #expect(!model.isReady, "it is gone")
  }

  @Test func removesNothingThatMayNotBeRemoved() {
    let model = Model(handler, of: "a", shown: Self.old, sessionExpired: {})

    #expect(model.remove() == nil)
    #expect(model.isReady)
  }

  private nonisolated static let refusals: [(AppError, String?, Int)] = [
    (.timedOut, ErrorText.message(for: .timedOut), 0), (.cancelled, nil, 0),
    (.sessionExpired, ErrorText.message(for: .sessionExpired), 1),
  ]

  @Test(arguments: refusals)
  func saysWhyItStays(error: AppError, notice: String?, signIns: Int) async {
    var (removals, expirations) = (0, 0)
    let model = makeModel(
      shown: Self.old, sessionExpired: { expirations += 1 }, removed: { removals += 1 })

    let task = model.remove()
    handler.answer(remove: 0, .failure(error))
    await task?.value

    #expect(model.notice == notice)
    #expect(expirations == signIns)
    #expect(removals == 0)
    #expect(model.isReady)
    #expect(model.value == Self.old)
  }

  @Test func looksAtWhatHasChangedOnceItStays() async {
    let model = makeModel()
    await load(model)

    let task = model.remove()
    handler.tellOfChange()
    for _ in 1...100 { await Task.yield() }
    #expect(handler.loaded.count == 1)

    handler.answer(remove: 0, .failure(.timedOut))
    await task?.value
    await settle { handler.loaded.count == 2 }
  }

  @Test func goesOnRemovingWhenTheScreenIsGoneAndLeavesNoOther() async throws {
    var removals = 0
    var model: Model? = makeModel(shown: Self.old, removed: { removals += 1 })
    let task = try #require(model?.remove())

    model = nil
    handler.answer(remove: 0, .success(()))
    await task.value

    #expect(!task.isCancelled)
    #expect(handler.removed == ["a"])
    #expect(removals == 0)
  }
}

extension DetailModelTests {
  private func makeModel(
    shown: Note? = nil, sessionExpired: @escaping @MainActor () -> Void = {},
    removed: @escaping @MainActor () -> Void = {}
  ) -> Model {
    Model(
      handler, of: "a", shown: shown, sessionExpired: sessionExpired,
      actions: ItemActions(
        remove: { [handler] () throws(AppError) in try await handler.remove("a") },
        removed: removed))
  }

  /// Loads the old item from the server.
  private func load(_ model: Model, warning: AppError? = nil) async {
    let task = model.load()
    handler.answer(load: 0, [.success(Sourced(Self.old, from: .network, warning: warning))])
    await task.value
  }

  private func settle(_ isSettled: () -> Bool) async {
    while !isSettled() { await Task.yield() }
  }
}
