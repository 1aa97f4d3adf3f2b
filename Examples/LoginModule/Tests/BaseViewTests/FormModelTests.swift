import BaseTesting
import BaseView
import Core
import Testing

/// A form under a user's hands, whatever the handler answers.
@MainActor
struct FormModelTests {
  private typealias Stub = StubForm<SignUp.Input, String>

  private static let success = Stub.Answer.success(Sourced("Ann!", from: .network))

  private let sample = SignUp.Input(name: "Ann", isAdult: true, age: 40)

  @Test func sendsWhatWasEntered() async {
    var sent: [String] = []
    let handler = Stub(Self.success)
    let model = makeModel(handler, submitted: { sent.append($0) })

    let task = model.submit()
    #expect(model.isSubmitting)
    handler.open()
    await task?.value

    #expect(handler.inputs == [sample])
    #expect(sent == ["Ann!"])
    #expect(!model.isSubmitting)
    #expect(model.notice == nil)
    #expect(model.entries == .filledIn)
  }

  @Test func sendsNothingTwice() async {
    let handler = Stub(Self.success)
    let model = makeModel(handler)

    let first = model.submit()
    let second = model.submit()
    handler.open()
    await first?.value

    #expect(second == nil)
    #expect(handler.inputs == [sample])
  }

  @Test func mayBeSentAgainOnceItWasAnswered() async {
    let handler = Stub(.failure(.offline))
    handler.open()
    let model = makeModel(handler)

    await model.submit()?.value
    await model.submit()?.value

    #expect(handler.inputs == [sample, sample])
  }

  @Test func sendsNothingWhileSomethingIsMissing() {
    let handler = Stub(Self.success)
    let model = makeModel(handler)
    model.entries.name.text = ""

    #expect(model.submit() == nil)

    #expect(model.entries.name.error == BaseText.missing)
    #expect(model.focus == .name)
    #expect(!model.isSubmitting)
    #expect(handler.inputs == [])
  }

  @Test func leadsTheUserNowhereWhileItIsSent() {
    let model = makeModel(Stub(Self.success))
    model.focus = .age

    model.submit()

    #expect(model.focus == nil)
  }

  @Test func showsWhatTheServerSaysOfTheFields() async {
    let errors = ["is_adult": "Too young.", "elsewhere": "Odd."]

    let model = await submitted(.failure(.invalidFields(errors, message: "Look again.")))

    #expect(model.entries.isAdult.error == "Too young.")
    #expect(model.focus == .isAdult)
    #expect(model.notice == "Look again.\nOdd.")
    #expect(!model.isSubmitting)
  }

  @Test func saysNothingElsewhereOfWhatStandsAtAField() async {
    let model = await submitted(.failure(.invalidFields(["name": "Taken."], message: nil)))

    #expect(model.entries.name.error == "Taken.")
    #expect(model.notice == nil)
  }

  @Test func saysWhatBelongsToNoFieldUntilItIsSentAgain() async {
    let model = await submitted(.failure(.offline))

    #expect(model.notice == ErrorText.message(for: .offline))
    #expect(model.entries == .filledIn)
    #expect(model.submit() != nil)
    #expect(model.notice == nil)
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() async {
    let model = await submitted(.failure(.offline))

    model.dismissNotice()

    #expect(model.notice == nil)
  }

  @Test func saysWhatCouldNotBeKept() async {
    let warning = AppError.storage(key: "a", reason: "no room")

    let model = await submitted(.success(Sourced("Ann!", from: .network, warning: warning)))

    #expect(model.notice == ErrorText.message(for: warning))
  }

  @Test(arguments: [("", nil), ("67890", AppError.offline)])
  func forgetsSecretsOnceTheyWereSent(left: String, failure: AppError?) async {
    let handler = Stub(failure.map { .failure($0) } ?? Self.success)
    let model = makeModel(handler)
    model.entries.pin.text = "67890"

    let task = model.submit()
    #expect(model.entries.pin.text == "67890")
    handler.open()
    await task?.value

    #expect(model.entries.pin.text == left)
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = await submitted(.failure(.cancelled))

    #expect(model.notice == nil)
    #expect(model.entries == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func givesUpItsRequestWhenReleased() async {
    var sent: [String] = []
    let handler = Stub(Self.success)
    var model: FormModel<SignUp, String>? = makeModel(handler, submitted: { sent.append($0) })
    let task = model?.submit()

    model = nil

    #expect(task?.isCancelled == true)
    handler.open()
    await task?.value
    #expect(sent == [])
    #expect(model == nil)
  }

  @Test func leadsToTheSignInOnce() async {
    var expirations = 0
    let model = await submitted(.failure(.sessionExpired)) { expirations += 1 }

    #expect(expirations == 1)
    #expect(model.entries == .filledIn)
  }

  @Test func leadsFromFieldToFieldAndThenSends() {
    let model = makeModel(Stub(Self.success))
    model.focus = .password

    model.advance()
    #expect(model.focus == .pin)
    #expect(!model.isSubmitting)

    model.advance()
    #expect(model.isSubmitting)
  }
}

extension FormModelTests {
  private func makeModel(
    _ handler: Stub,
    sessionExpired: @escaping @MainActor () -> Void = {},
    submitted: @escaping @MainActor (String) -> Void = { _ in }
  ) -> FormModel<SignUp, String> {
    let model = FormModel<SignUp, String>(
      handler, routing: Routing<String>(sessionExpired: sessionExpired), submitted: submitted)
    model.entries = .filledIn
    return model
  }

  /// A model whose form was sent, and answered like this.
  private func submitted(
    _ answer: Stub.Answer, sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> FormModel<SignUp, String> {
    let handler = Stub(answer)
    handler.open()
    let model = makeModel(handler, sessionExpired: sessionExpired)
    await model.submit()?.value
    return model
  }
}
