import BaseTesting
import BaseView
import Core
import Testing

/// The actions of a user on a list and its rows.
@MainActor
struct ListActionsTests {
  private let handler = StubPages<Note, Never>()
  private let found = StubPages<Note, Never>()

  @Test func allowsNothingByItself() async {
    let model = ListModel(handler, sessionExpired: {})

    #expect(model.search == nil)
    #expect(model.remove("a") == nil)
    #expect(handler.removed == [])
  }

  @Test func removesWhatTheUserRemoves() async {
    let model = await makeLoadedModel()

    let task = model.remove("a")
    handler.answer(remove: 0, .success(()))
    await task?.value

    #expect(handler.removed == ["a"])
    #expect(model.notice == nil)
  }

  @Test func removesSeveralAtOnce() async {
    let model = await makeLoadedModel()

    let first = model.remove("a")
    let second = model.remove("b")
    handler.answer(remove: 1, .success(()))
    handler.answer(remove: 0, .success(()))
    await first?.value
    await second?.value

    #expect(handler.removed.sorted() == ["a", "b"])
  }

  /// What is shown is what the list says, so a row that stays is there again by itself.
  @Test func saysWhyARowStays() async {
    let model = await makeLoadedModel()

    await remove(with: .timedOut, by: model)

    #expect(model.notice == ErrorText.message(for: .timedOut))
    #expect(model.phase == .loaded)
    #expect(model.rows.ids(in: .all) == ["a", "b"])
    model.dismissNotice()
    #expect(model.notice == nil)
  }

  @Test func neverSaysThatARemovalWasCancelled() async {
    let model = await makeLoadedModel()

    await remove(with: .cancelled, by: model)

    #expect(model.notice == nil)
  }

  @Test func leadsToTheSignInWhenARemovalIsRefused() async {
    var expirations = 0
    let model = await makeLoadedModel { expirations += 1 }

    await remove(with: .sessionExpired, by: model)

    #expect(expirations == 1)
  }

  @Test func goesOnRemovingWhenTheScreenIsGone() async throws {
    var model: ListModel<Note>? = await makeLoadedModel()
    weak let released = model
    let task = try #require(model?.remove("a"))

    model = nil
    #expect(released == nil)
    handler.answer(remove: 0, .success(()))
    await task.value

    #expect(!task.isCancelled)
    #expect(handler.removed == ["a"])
  }
}

// What a handler does.
extension ListActionsTests {
  /// In whichever order it is said.
  @Test func eachOfThemLeavesTheOthers() async {
    var used: [String] = []
    let own = ListActions<Note, Note>(
      open: { used.append("open \($0.id)") }, create: { used.append("create") })
    let orders = [
      own.removing(by: handler).finding(by: handler),
      own.finding(by: handler).removing(by: handler),
    ]
    for (call, actions) in orders.enumerated() {
      let model = ListModel(handler, sessionExpired: {}, actions: actions)
      model.open("a")
      model.create()
      let removal = model.remove("b")
      handler.answer(remove: call, .success(()))
      await removal?.value
      model.search?.text = "words"
      let search = model.search?.submit()
      handler.answer(search: call, .success(Sourced(Page(items: []), from: .network)))
      await search?.value
    }

    #expect(used == ["open a", "create", "open a", "create"])
    #expect(handler.removed == ["b", "b"])
    #expect(handler.sought == ["words", "words"])
  }
}

// What is found.
extension ListActionsTests {
  @Test func showsWhatIsFoundAsRowsOfTheList() async {
    let model = ListModel(
      handler, sessionExpired: {}, row: { Note(id: $0.id, text: "row") },
      actions: ListActions(find: { [found] _ in found.list }))

    await find(["c"], by: model)

    #expect(model.shown.rows.items(in: .all) == [Note(id: "c", text: "row")])
  }

  @Test func keepsTheListUnderWhatIsFound() async {
    let model = await makeLoadedModel()

    await find(["c"], by: model)
    #expect(model.shown.rows.ids(in: .all) == ["c"])
    #expect(model.rows.ids(in: .all) == ["a", "b"])

    model.search?.text = ""
    #expect(model.shown === model)
    #expect(handler.policies == [.cacheFirst], "nobody was asked")
  }

  @Test func saysThatNothingWasFound() async {
    let model = await makeLoadedModel()
    #expect(model.placeholder == nil)

    await find([], by: model)
    #expect(model.placeholder == .empty(BaseText.nothingFound))

    model.search?.text = ""
    #expect(model.placeholder == nil)
  }

  @Test func searchesAgainWhenTheUserRefreshes() async {
    let model = await makeLoadedModel()
    await find(["c"], by: model)

    let task = model.refresh()
    found.answer(first: 1, [.success(Sourced(Page(items: ["d"]), from: .network))])
    await task.value

    #expect(model.shown.rows.ids(in: .all) == ["d"])
    #expect(handler.policies == [.cacheFirst], "the list underneath is left alone")
  }

  @Test func removesWhatWasFoundAndSaysWhyItStays() async {
    let model = await makeLoadedModel()
    await find(["c"], by: model)

    let task = model.remove("c")
    model.search?.text = ""
    handler.answer(remove: 0, .failure(.timedOut))
    await task?.value

    #expect(handler.removed == ["c"])
    #expect(model.notice == ErrorText.message(for: .timedOut))
  }

  @Test func saysWhatIsWrongWithWhatWasFound() async {
    let model = await makeLoadedModel()

    model.search?.text = "words"
    await answer(.success(Sourced(Page(items: ["c"]), from: .network, warning: .offline)), model)
    #expect(model.notice == ErrorText.message(for: .offline))

    model.dismissNotice()
    #expect(model.notice == nil)
  }

  @Test func leadsToTheSignInWhenASearchIsRefused() async {
    var expirations = 0
    let model = await makeLoadedModel { expirations += 1 }

    model.search?.text = "words"
    await answer(.failure(.sessionExpired), model)

    #expect(expirations == 1)
  }
}

extension ListActionsTests {
  private func makeLoadedModel(
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> ListModel<Note> {
    let model = ListModel(
      handler, sessionExpired: sessionExpired,
      actions: ListActions(
        remove: { [handler] note throws(AppError) in try await handler.remove(note.id) },
        find: { [found] _ in found.list }))
    let task = model.first()
    handler.answer(first: 0, [.success(Sourced(Page(items: ["a", "b"]), from: .network))])
    await task.value
    return model
  }

  private func remove(with error: AppError, by model: ListModel<Note>) async {
    let task = model.remove("a")
    handler.answer(remove: 0, .failure(error))
    await task?.value
  }

  private func find(_ notes: [Note], by model: ListModel<Note>) async {
    model.search?.text = "words"
    await answer(.success(Sourced(Page(items: notes), from: .network)), model)
  }

  /// Searches for what is typed, with this answer.
  private func answer(_ answer: StubPages<Note, Never>.Answer, _ model: ListModel<Note>) async {
    let task = model.search?.submit()
    found.answer(first: 0, [answer])
    await task?.value
  }
}
