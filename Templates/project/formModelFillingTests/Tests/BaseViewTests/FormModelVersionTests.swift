import BaseBusiness
import BaseTesting
import BaseView
import Core
import Testing

/// An edit while somebody else edits the same.
@MainActor
struct FormModelVersionTests {
  @Test func changesTheVersionThatItBeganWith() async {
    let item = SharedItem()
    let model = await editor(of: item)
    model.entries.name.text = "mine"

    await model.submit()?.value

    #expect(item.asked.withLock { $0 } == ["1"])
    #expect(!model.isUnsent)
  }

  /// What the user has not touched is as the other has it; of what both have changed, both texts are
  /// there; and nothing is lost if the user saves again.
  @Test func showsWhatSomebodyElseHasChanged() async {
    let item = SharedItem()
    let model = await editor(of: item)
    model.entries.name.text = "mine"
    item.edit { ($0.name.text, $0.age.text) = ("theirs", "41") }

    await model.submit()?.value
    #expect(model.notice == BaseText.changedElsewhere)
    while model.entries.age.text != "41" { await Task.yield() }

    #expect(model.entries.name.text == "mine")
    #expect(model.entries.name.error == BaseText.changedElsewhere(to: "theirs"))
    #expect(model.entries.age.error == nil)
    #expect(model.isUnsent)

    await model.submit()?.value
    #expect(item.asked.withLock { $0 } == ["1", "2"])
    #expect(!model.isUnsent)
  }

  @Test func goesOnFromWhatItHasSaved() async {
    let item = SharedItem()
    let model = await editor(of: item)

    for name in ["mine", "mine too"] {
      model.entries.name.text = name
      await model.submit()?.value
    }

    #expect(item.asked.withLock { $0 } == ["1", "2"])
  }

  /// What the form began with is there too, for a server that is sent what differs.
  @Test func saysWhatWasThere() async {
    let item = SharedItem()
    let model = await editor(of: item)

    for name in ["mine", "mine too"] {
      model.entries.name.text = name
      await model.submit()?.value
    }

    #expect(item.formers.withLock { $0 } == ["Ann", "mine"])
  }

  private func editor(of item: SharedItem) async -> FormModel<SignUp, TwoStates.Item> {
    let model = FormModel(
      editing: 1, by: item, in: "members", routing: Routing<String>(drafts: .inMemory()),
      filledWith: \.form)
    await model.fillIfNeeded()?.value
    return model
  }
}

/// An item of a server, of which an older version is kept.
nonisolated private final class SharedItem: ItemEditing, DetailLoading {
  typealias Item = TwoStates.Item

  private let address = "notes"
  /// The versions that were to be changed.
  let asked = Locked<[String?]>([])
  /// Whose names were to be changed.
  let formers = Locked<[String?]>([])
  private let state = Locked((form: SignUp.filledIn, version: 1))

  /// What somebody else does.
  func edit(_ change: @Sendable (inout SignUp) -> Void) {
    state.withLock { state in
      change(&state.form)
      state.version += 1
    }
  }

  func load(_ id: Int, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    .answers { deliver throws(AppError) in
      deliver(Sourced(Item(form: SignUp()), from: .cache(age: 1)))
      await Task.yield()
      deliver(self.answer())
    }
  }

  private func answer() -> Sourced<Item> {
    let (form, version) = state.withLock { $0 }
    RequestContext.current?.see("\(version)", of: address)
    return Sourced(Item(form: form), from: .network)
  }

  func changes(of id: Int) -> AsyncStream<Void> { .none }

  func save(_ input: SignUp.Input, as id: Int) async throws(AppError) -> Sourced<Item> {
    try await save(input, insteadOf: nil, as: id)
  }

  func save(
    _ input: SignUp.Input, insteadOf former: SignUp.Input?, as id: Int
  ) async throws(AppError) -> Sourced<Item> {
    formers.withLock { $0.append(former?.name) }
    let version = RequestContext.current?.versions[address]
    asked.withLock { $0.append(version) }
    let isOutdated = state.withLock { "\($0.version)" != version }
    if isOutdated { throw .http(status: 412, message: nil) }
    edit { $0.name.text = input.name }
    return answer()
  }
}
