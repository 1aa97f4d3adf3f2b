import BaseTesting
import BaseView
import Core
import Testing

/// The beginning of a form in which something is edited.
@MainActor
struct FormModelFillingTests {
  private typealias Model = FormModel<SignUp, String>

  private let items = StubCalls<Int, SignUp?>()

  @Test func waitsForWhatThereIsToEdit() async {
    let model = makeModel()
    #expect(model.placeholder == .loading)

    let task = model.fillIfNeeded()
    #expect(model.placeholder == .loading)
    #expect(model.submit() == nil, "there is nothing to send yet")
    items.answer(0, .success(.filledIn))
    await task?.value

    #expect(model.placeholder == nil)
    #expect(model.entries == .filledIn)
  }

  @Test func takesWhatTheServerHasForWhatIsNotTyped() async {
    var (kept, there) = (SignUp.filledIn, SignUp.filledIn)
    kept.name.text = "kept"
    there.age.text = "41"
    let item = TwoStates(kept: kept, answer: .success(there))
    let (model, task) = await editor(of: item)
    #expect(model.entries == kept)
    model.entries.name.text = "mine"

    item.mayAnswer.open()
    await task?.value

    #expect(model.entries.name.text == "mine")
    #expect(model.entries.age.text == "41")
    #expect(model.isUnsent)
  }

  @Test func leavesAloneAFormWithASecret() async {
    let item = TwoStates(kept: SignUp(), answer: .success(.filledIn))
    let (model, task) = await editor(of: item)
    model.entries.password.text = "12345"
    let typed = model.entries

    item.mayAnswer.open()
    await task?.value

    #expect(model.entries == typed)
  }

  @Test func saysThatWhatIsKeptMayBeOld() async {
    let item = TwoStates(kept: .filledIn, answer: .failure(.offline))
    let (model, task) = await editor(of: item)

    item.mayAnswer.open()
    await task?.value

    #expect(model.entries == .filledIn)
    #expect(model.notice == ErrorText.message(for: .offline))
  }

  @Test func waitsForNoAnswerOnceItIsSent() async {
    var there = SignUp.filledIn
    there.name.text = "theirs"
    let item = TwoStates(kept: .filledIn, answer: .success(there))
    let (model, task) = await editor(of: item)

    await model.submit()?.value
    item.mayAnswer.open()
    await task?.value

    #expect(model.entries == .filledIn)
  }

  @Test func sendsNothingThatIsAwaited() {
    let model = makeModel()

    model.fillIfNeeded()

    #expect(model.submit() == nil)
  }

  @Test func asksOnceByAppearing() async {
    let model = makeModel()

    let task = model.fillIfNeeded()
    items.answer(0, .success(.filledIn))
    await task?.value
    model.entries.name.text = "new"

    #expect(model.fillIfNeeded() == nil)
    #expect(model.entries.name.text == "new")
    #expect(items.asked.count == 1)
  }

  @Test func saysWhyThereIsNothingToEditAndTriesAgain() async {
    let model = makeModel()

    await fill(model, .failure(.offline))
    #expect(model.placeholder == .failed(ErrorText.message(for: .offline)))

    let again = model.fill()
    #expect(model.placeholder == .loading)
    items.answer(1, .success(.filledIn))
    await again?.value
    #expect(model.placeholder == nil)
    #expect(model.entries == .filledIn)
  }

  @Test func saysThatItIsGone() async {
    let model = makeModel()

    await fill(model, .success(nil))

    #expect(model.placeholder == .empty(BaseText.gone))
    #expect(model.submit() == nil)
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0
    let model = makeModel { expirations += 1 }

    await fill(model, .failure(.sessionExpired))

    #expect(expirations == 1)
  }

  @Test func sendsWhatWasEdited() async {
    let model = makeModel()
    await fill(model, .success(.filledIn))
    model.entries.name.text = "Bea"

    await model.submit()?.value

    #expect(model.notice == "Bea")
  }

  @Test func givesUpItsRequestWhenReleased() {
    var model: Model? = makeModel()
    let task = model?.fillIfNeeded()

    model = nil

    #expect(task?.isCancelled == true)
  }

  @Test func waitsForNothingWhereNothingIsEdited() {
    let model = Model(
      sending: { _ throws(AppError) in throw .offline }, routing: Routing<String>())

    #expect(model.placeholder == nil)
    #expect(model.fillIfNeeded() == nil)
    #expect(model.fill() == nil)
    #expect(model.placeholder == nil)
  }
}

extension FormModelFillingTests {
  /// A form in which what is kept of an item can be edited.
  private func editor(
    of item: TwoStates
  ) async -> (FormModel<SignUp, TwoStates.Item>, Task<Void, Never>?) {
    let model = FormModel(
      editing: 1, by: item, in: "members", routing: Routing<String>(drafts: .inMemory()),
      filledWith: \.form)
    let task = model.fillIfNeeded()
    while model.phase == .loading { await Task.yield() }
    return (model, task)
  }

  /// Whatever is sent is refused with the name in it.
  private func makeModel(sessionExpired: @escaping @MainActor () -> Void = {}) -> Model {
    Model(
      sending: { input throws(AppError) in
        throw .invalidFields([:], message: input.name)
      },
      filledWith: { [items] () throws(AppError) in try await items.ask(0) },
      routing: Routing<String>(sessionExpired: sessionExpired))
  }

  private func fill(_ model: Model, _ answer: Result<SignUp?, AppError>) async {
    let task = model.fillIfNeeded()
    items.answer(0, answer)
    await task?.value
  }
}
