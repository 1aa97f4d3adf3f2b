import BaseView
import Core
import LoginBusiness
import LoginView
import Testing

/// What becomes of what a user does in the login form, whatever the handler answers.
@MainActor
struct LoginViewModelTests {
  private let success = Result<Sourced<User>, AppError>.success(
    Sourced(.sample, from: .network))

  @Test func sendsWhatWasEntered() async {
    var sent: [User] = []
    let handler = StubLoginHandler(answer: success)
    let model = makeModel(handler, submitted: { sent.append($0) })

    let task = model.submit()
    #expect(model.isSubmitting)
    handler.open()
    await task?.value

    #expect(handler.inputs == [.sample])
    #expect(sent == [.sample])
    #expect(!model.isSubmitting)
    #expect(model.notice == nil)
    #expect(model.form.password.text == "")
  }

  @Test func sendsNothingTwice() async {
    let handler = StubLoginHandler(answer: success)
    let model = makeModel(handler)

    let first = model.submit()
    let second = model.submit()
    handler.open()
    await first?.value

    #expect(second == nil)
    #expect(handler.inputs == [.sample])
  }

  @Test func sendsNothingWhileSomethingIsMissing() {
    let handler = StubLoginHandler(answer: success)
    let model = makeModel(handler)
    model.form.userName.text = ""

    #expect(model.submit() == nil)

    #expect(model.form.userName.error == BaseText.missing)
    #expect(model.focus == LoginForm.Field.userName)
    #expect(!model.isSubmitting)
    #expect(handler.inputs == [])
  }

  @Test func showsWhatTheServerSaysOfTheFields() async {
    let errors = ["user_name": "Taken.", "elsewhere": "Odd."]

    let model = await submitted(.failure(.invalidFields(errors, message: "Look again.")))

    #expect(model.form.userName.error == "Taken.")
    #expect(model.focus == LoginForm.Field.userName)
    #expect(model.notice == "Look again.\nOdd.")
    #expect(!model.isSubmitting)
  }

  @Test func saysWhatBelongsToNoFieldUntilItIsSentAgain() async {
    let model = await submitted(.failure(.offline))

    #expect(model.notice == ErrorText.message(for: .offline))
    #expect(model.form == .filledIn)
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

    let model = await submitted(.success(Sourced(.sample, from: .network, warning: warning)))

    #expect(model.notice == ErrorText.message(for: warning))
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = await submitted(.failure(.cancelled))

    #expect(model.notice == nil)
    #expect(model.form == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func givesUpItsRequestWhenReleased() async {
    var sent: [User] = []
    let handler = StubLoginHandler(answer: success)
    var model: LoginViewModel? = makeModel(handler, submitted: { sent.append($0) })
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
    #expect(model.form == .filledIn)
  }

  @Test func leadsFromFieldToFieldAndThenSends() {
    let model = makeModel(StubLoginHandler(answer: success))
    model.focus = LoginForm.typedFields.first

    for field in LoginForm.typedFields {
      #expect(model.focus == field)
      #expect(!model.isSubmitting)
      model.advance()
    }

    #expect(model.isSubmitting)
  }

  @Test func beginsWithWhatWasEnteredLastTime() async {
    let handler = StubLoginHandler(answer: success, draft: .success(.sample))
    let model = makeModel(handler, form: LoginForm())

    let task = model.loadDraftIfNeeded()
    handler.open()
    await task?.value

    var form = model.form
    #expect(form.password.text == "")
    form.password.text = "password-to-forget"
    #expect(form.checkedInput() == .sample)
  }

  @Test func leavesWhatTheUserEntersMeanwhile() async {
    let handler = StubLoginHandler(answer: success, draft: .success(.sample))
    let model = makeModel(handler, form: LoginForm())

    let task = model.loadDraftIfNeeded()
    model.form.userName.text = "new"
    let entered = model.form
    handler.open()
    await task?.value

    #expect(model.form == entered)
  }

  @Test func leavesWhatWasEnteredWhenTheScreenComesBack() async {
    let handler = StubLoginHandler(answer: success, draft: .success(.sample))
    handler.open()
    let model = makeModel(handler, form: LoginForm())
    await model.loadDraftIfNeeded()?.value
    model.form.userName.text = "new"
    let entered = model.form

    await model.loadDraftIfNeeded()?.value

    #expect(model.form == entered)
  }

  @Test func beginsWithNothingIfNothingCanBeRemembered() async {
    let handler = StubLoginHandler(
      answer: success, draft: .failure(.storage(key: "a", reason: "damaged")))
    let model = makeModel(handler, form: LoginForm())
    let blank = model.form

    let task = model.loadDraftIfNeeded()
    handler.open()
    await task?.value

    #expect(model.form == blank)
    #expect(model.notice == nil)
  }
}

extension LoginViewModelTests {
  private func makeModel(
    _ handler: StubLoginHandler,
    form: LoginForm = .filledIn,
    sessionExpired: @escaping @MainActor () -> Void = {},
    submitted: @escaping @MainActor (User) -> Void = { _ in }
  ) -> LoginViewModel {
    let model = LoginViewModel(
      handler: handler,
      routing: Routing(sessionExpired: sessionExpired),
      submitted: submitted)
    model.form = form
    return model
  }

  /// A model whose form was sent, and answered like this.
  private func submitted(
    _ answer: Result<Sourced<User>, AppError>,
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> LoginViewModel {
    let handler = StubLoginHandler(answer: answer)
    handler.open()
    let model = makeModel(handler, sessionExpired: sessionExpired)
    await model.submit()?.value
    return model
  }
}
