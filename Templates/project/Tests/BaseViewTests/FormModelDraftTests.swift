import BaseTesting
import BaseView
import Core
import Testing

/// What a form begins with, and what is remembered of it.
@MainActor
struct FormModelDraftTests {
  private typealias Stub = StubForm<SignUp.Input, String>

  private static let success = Stub.Answer.success(Sourced("Ann!", from: .network))

  private let full = SignUp.filledIn.draft

  @Test func beginsWithWhatWasEnteredLastTime() async {
    let handler = Stub(Self.success, draft: .success(full))
    let model = makeModel(handler)

    let task = model.fillIfNeeded()
    handler.open()
    await task?.value

    #expect(model.entries == .filledIn)
  }

  @Test func remembersWhatWasEnteredWhenTheUserLeaves() async {
    let handler = Stub(.failure(.offline))
    handler.open()
    let model = makeModel(handler, entries: .filledIn)
    await model.submit()?.value

    await model.leave()?.value

    #expect(handler.drafts == [full])
  }

  @Test func forgetsWhatWasSent() async {
    let handler = Stub(Self.success)
    handler.open()
    let model = makeModel(handler, entries: .filledIn)
    await model.leave()?.value

    await model.submit()?.value
    await model.leave()?.value

    #expect(handler.drafts == [full, [:]])
  }

  @Test func leavesWhatTheUserEntersMeanwhile() async {
    let handler = Stub(Self.success, draft: .success(full))
    let model = makeModel(handler)

    let task = model.fillIfNeeded()
    model.entries.name.text = "new"
    let entered = model.entries
    handler.open()
    await task?.value

    #expect(model.entries == entered)
  }

  @Test func leavesWhatWasEnteredWhenTheScreenComesBack() async {
    let handler = Stub(Self.success, draft: .success(full))
    handler.open()
    let model = makeModel(handler)
    await model.fillIfNeeded()?.value
    model.entries = SignUp()

    await model.fillIfNeeded()?.value

    #expect(model.entries == SignUp())
  }

  @Test func beginsWithNothingIfNothingCanBeRemembered() async {
    let handler = Stub(
      Self.success, draft: .failure(.storage(key: "a", reason: "damaged")))
    handler.open()
    let model = makeModel(handler)

    await model.fillIfNeeded()?.value

    #expect(model.entries == SignUp())
    #expect(model.notice == nil)
  }

  @Test func remembersNothingIfNobodyIsAskedTo() async {
    let handler = Stub(Self.success, draft: .success(full))
    handler.open()
    let model = FormModel<SignUp, String>(handler, sessionExpired: {}, submitted: { _ in })

    #expect(model.fillIfNeeded() == nil)
    model.entries = .filledIn
    #expect(model.leave() == nil)

    #expect(handler.drafts == [])
  }
}

extension FormModelDraftTests {
  private func makeModel(_ handler: Stub, entries: SignUp = SignUp()) -> FormModel<SignUp, String> {
    let model = FormModel<SignUp, String>(
      handler, drafts: handler, sessionExpired: {}, submitted: { _ in })
    if entries != model.entries { model.entries = entries }
    return model
  }
}
