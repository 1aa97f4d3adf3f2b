import BaseTesting
import BaseView
import Core
import Testing

/// What a form begins with in which something is edited.
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
