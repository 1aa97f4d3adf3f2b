import BaseView
import Core
import LoginBusiness
import LoginView
import Testing

/// What becomes of what a user does in the login form, whatever the handler answers.
@MainActor
struct LoginViewModelTests {
  private let success = StubLoginHandler.Answer.success(
    Sourced(.signedIn(.sample), from: .network))
  private let codeWanted = StubLoginHandler.Answer.success(
    Sourced(.codeWanted(.sample), from: .network))

  /// The form once the server has taken the password.
  private var forgotten: LoginForm {
    var form = LoginForm()
    form.userName.text = "user_name"
    return form
  }

  @Test func signsIn() async {
    var users: [User] = []
    let handler = StubLoginHandler(success)
    let model = makeModel(handler, signedIn: { users.append($0) })

    let task = model.submit()
    #expect(model.isSubmitting)
    handler.open()
    await task?.value

    #expect(handler.calls == [.input(.sample)])
    #expect(users == [.sample])
    #expect(!model.isSubmitting)
    #expect(!model.wantsCode)
    #expect(model.notice == nil)
    #expect(model.form == forgotten)
  }

  @Test func sendsNothingTwice() async {
    let handler = StubLoginHandler(success)
    let model = makeModel(handler)

    let first = model.submit()
    let second = model.submit()
    handler.open()
    await first?.value

    #expect(second == nil)
    #expect(handler.calls == [.input(.sample)])
  }

  @Test func sendsNothingWhileSomethingIsMissing() {
    let handler = StubLoginHandler(success)
    let model = makeModel(handler)
    model.form.userName.text = ""

    #expect(model.submit() == nil)

    #expect(model.form.userName.error == BaseText.missing)
    #expect(model.focus == .userName)
    #expect(!model.isSubmitting)
    #expect(handler.calls == [])
  }

  @Test func asksForTheCodeAndSendsIt() async {
    var users: [User] = []
    let handler = StubLoginHandler(codeWanted, success)
    handler.open()
    let model = makeModel(handler, signedIn: { users.append($0) })

    await model.submit()?.value

    #expect(model.wantsCode)
    #expect(model.focus == .code)
    #expect(model.notice == nil)
    #expect(model.form == forgotten)
    #expect(users == [])

    #expect(model.submit() == nil)
    #expect(model.form.code.error == BaseText.missing)
    #expect(model.focus == .code)

    model.form.code.text = "123 456"
    await model.submit()?.value

    #expect(handler.calls == [.input(.sample), .code(.sample, .sample)])
    #expect(users == [.sample])
    #expect(!model.wantsCode)
    #expect(model.form == forgotten)
  }

  @Test func saysAtTheCodeThatItIsWrong() async {
    let error = AppError.server(code: 20104, message: "wrong")
    let model = await waitingForCode(.failure(error))

    await model.submit()?.value

    #expect(model.wantsCode)
    #expect(model.form.code.error == LoginText.message(for: error))
    #expect(model.form.code.text == "123456")
    #expect(model.focus == .code)
    #expect(model.notice == nil)
  }

  @Test func beginsAgainWhenTheCodeCameTooLate() async {
    let error = AppError.server(code: 20105, message: "unknown")
    let model = await waitingForCode(.failure(error))

    await model.submit()?.value

    #expect(!model.wantsCode)
    #expect(model.form == forgotten)
    #expect(model.notice == LoginText.message(for: error))
    #expect(!model.isSubmitting)
  }

  @Test func keepsTheCodeWhenItCouldNotBeSent() async {
    let model = await waitingForCode(.failure(.offline))

    await model.submit()?.value

    #expect(model.wantsCode)
    #expect(model.form.code == TextEntry("123456"))
    #expect(model.notice == LoginText.message(for: .offline))
  }

  @Test func goesBackFromTheCodeEvenWhileItIsSent() async {
    var users: [User] = []
    let handler = StubLoginHandler(codeWanted, success)
    handler.open()
    let model = makeModel(handler, signedIn: { users.append($0) })
    await model.submit()?.value
    model.form.code.text = "123456"

    let task = model.submit()
    model.startOver()
    await task?.value

    #expect(users == [])
    #expect(!model.wantsCode)
    #expect(!model.isSubmitting)
    #expect(model.form == forgotten)
    #expect(model.focus == .userName)
  }

  @Test func leadsBackToThePasswordWhenItIsWrong() async {
    let error = AppError.server(code: 20101, message: "wrong")

    let model = await submitted(.failure(error))

    #expect(model.notice == LoginText.message(for: error))
    #expect(model.focus == .password)
    #expect(model.form == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func showsWhatTheServerSaysOfTheFields() async {
    let errors = ["user_name": "Unknown.", "elsewhere": "Odd."]

    let model = await submitted(.failure(.invalidFields(errors, message: "Look again.")))

    #expect(model.form.userName.error == "Unknown.")
    #expect(model.focus == .userName)
    #expect(model.notice == "Look again.\nOdd.")
    #expect(!model.isSubmitting)
  }

  @Test(arguments: [
    AppError.server(code: 20102, message: "locked"), .offline, .timedOut,
    .http(status: 503, message: nil), .decoding(path: "user", reason: "missing"),
  ])
  func saysWhatBelongsToNoFieldUntilItIsSentAgain(error: AppError) async {
    let model = await submitted(.failure(error))

    #expect(model.notice == LoginText.message(for: error))
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

    let model = await submitted(
      .success(Sourced(.signedIn(.sample), from: .network, warning: warning)))

    #expect(model.notice == LoginText.message(for: warning))
  }

  @Test func saysWhatWentWrongBefore() {
    let warning = AppError.storage(key: "a", reason: "read only")

    let model = LoginViewModel(
      handler: StubLoginHandler(success), warning: warning, signedIn: { _ in })

    #expect(model.notice == LoginText.message(for: warning))
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = await submitted(.failure(.cancelled))

    #expect(model.notice == nil)
    #expect(model.form == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func givesUpItsRequestWhenReleased() async {
    var users: [User] = []
    let handler = StubLoginHandler(success)
    var model: LoginViewModel? = makeModel(handler, signedIn: { users.append($0) })
    let task = model?.submit()

    model = nil

    #expect(task?.isCancelled == true)
    handler.open()
    await task?.value
    #expect(users == [])
    #expect(model == nil)
  }

  @Test func leadsFromFieldToFieldAndThenSends() {
    let model = makeModel(StubLoginHandler(success))
    model.focus = LoginForm.typedFields.first

    for field in LoginForm.typedFields {
      #expect(model.focus == field)
      #expect(!model.isSubmitting)
      model.advance()
    }

    #expect(model.isSubmitting)
  }

  @Test func leadsFromTheCodeNowhereButOn() async {
    let model = await waitingForCode(success)

    model.advance()

    #expect(model.isSubmitting)
  }
}

// The name to begin with.
extension LoginViewModelTests {
  @Test func beginsWithTheNameOfWhoSignedInLast() async {
    let handler = StubLoginHandler(success, userName: .success("user_name"))
    let model = makeModel(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    handler.open()
    await task?.value

    #expect(model.form == forgotten)
  }

  @Test func leavesWhatTheUserEntersMeanwhile() async {
    let handler = StubLoginHandler(success, userName: .success("user_name"))
    let model = makeModel(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    model.form.userName.text = "new"
    let entered = model.form
    handler.open()
    await task?.value

    #expect(model.form == entered)
  }

  @Test func leavesWhatWasEnteredWhenTheScreenComesBack() async {
    let handler = StubLoginHandler(success, userName: .success("user_name"))
    handler.open()
    let model = makeModel(handler, form: LoginForm())
    await model.loadUserNameIfNeeded()?.value
    model.form = LoginForm()

    await model.loadUserNameIfNeeded()?.value

    #expect(model.form == LoginForm())
  }

  @Test func beginsWithNothingIfNothingCanBeRemembered() async {
    let handler = StubLoginHandler(
      success, userName: .failure(.storage(key: "a", reason: "damaged")))
    let model = makeModel(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    handler.open()
    await task?.value

    #expect(model.form == LoginForm())
    #expect(model.notice == nil)
  }
}

extension LoginViewModelTests {
  private func makeModel(
    _ handler: StubLoginHandler,
    form: LoginForm = .filledIn,
    signedIn: @escaping @MainActor (User) -> Void = { _ in }
  ) -> LoginViewModel {
    let model = LoginViewModel(handler: handler, signedIn: signedIn)
    model.form = form
    return model
  }

  /// A model whose form was sent, and answered like this.
  private func submitted(_ answer: StubLoginHandler.Answer) async -> LoginViewModel {
    let handler = StubLoginHandler(answer)
    handler.open()
    let model = makeModel(handler)
    await model.submit()?.value
    return model
  }

  /// A model in which the code was entered, which will be answered like this.
  private func waitingForCode(_ answer: StubLoginHandler.Answer) async -> LoginViewModel {
    let handler = StubLoginHandler(codeWanted, answer)
    handler.open()
    let model = makeModel(handler)
    await model.submit()?.value
    model.form.code.text = "123456"
    return model
  }
}
