import BaseView
import Core
import LoginBusiness
import LoginView
import Testing

/// What becomes of what a user does in the login form, whatever the handler answers.
@MainActor
struct LoginViewModelTests {
  @Test func signsIn() async {
    var users: [User] = []
    let handler = StubLoginHandler(.signedIn)
    let model = LoginViewModel.sample(handler, signedIn: { users.append($0) })

    let task = model.submit()
    #expect(model.isSubmitting)
    handler.open()
    await task?.value

    #expect(handler.calls == [.input(.sample)])
    #expect(users == [.sample])
    #expect(!model.isSubmitting)
    #expect(!model.wantsCode)
    #expect(model.notice == nil)
    #expect(model.form == .forgotten)
  }

  @Test func sendsNothingTwice() async {
    let handler = StubLoginHandler(.signedIn)
    let model = LoginViewModel.sample(handler)

    let first = model.submit()
    let second = model.submit()
    handler.open()
    await first?.value

    #expect(second == nil)
    #expect(handler.calls == [.input(.sample)])
  }

  @Test func sendsNothingWhileSomethingIsMissing() {
    let handler = StubLoginHandler(.signedIn)
    let model = LoginViewModel.sample(handler)
    model.form.userName.text = ""

    #expect(model.submit() == nil)

    #expect(model.form.userName.error == BaseText.missing)
    #expect(model.focus == .userName)
    #expect(!model.isSubmitting)
    #expect(handler.calls == [])
  }

  @Test func leadsBackToThePasswordWhenItIsWrong() async {
    let error = AppError.server(code: 20101, message: "wrong")

    let model = await LoginViewModel.submitted(.failure(error))

    #expect(model.notice == LoginText.message(for: error))
    #expect(model.focus == .password)
    #expect(model.form == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func showsWhatTheServerSaysOfTheFields() async {
    let errors = ["user_name": "Unknown.", "elsewhere": "Odd."]

    let model = await LoginViewModel.submitted(
      .failure(.invalidFields(errors, message: "Look again.")))

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
    let model = await LoginViewModel.submitted(.failure(error))

    #expect(model.notice == LoginText.message(for: error))
    #expect(model.form == .filledIn)
    #expect(model.submit() != nil)
    #expect(model.notice == nil)
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() async {
    let model = await LoginViewModel.submitted(.failure(.offline))

    model.dismissNotice()

    #expect(model.notice == nil)
  }

  @Test func saysWhatCouldNotBeKept() async {
    let warning = AppError.storage(key: "a", reason: "no room")

    let model = await LoginViewModel.submitted(
      .success(Sourced(.signedIn(.sample), from: .network, warning: warning)))

    #expect(model.notice == LoginText.message(for: warning))
  }

  @Test func saysWhatWentWrongBefore() {
    let warning = AppError.storage(key: "a", reason: "read only")

    let model = LoginViewModel(
      handler: StubLoginHandler(.signedIn), warning: warning, signedIn: { _ in })

    #expect(model.notice == LoginText.message(for: warning))
  }

  @Test func neverShowsThatItWasCancelled() async {
    let model = await LoginViewModel.submitted(.failure(.cancelled))

    #expect(model.notice == nil)
    #expect(model.form == .filledIn)
    #expect(!model.isSubmitting)
  }

  @Test func givesUpItsRequestWhenReleased() async {
    var users: [User] = []
    let handler = StubLoginHandler(.signedIn)
    var model: LoginViewModel? = LoginViewModel.sample(handler, signedIn: { users.append($0) })
    let task = model?.submit()

    model = nil

    #expect(task?.isCancelled == true)
    handler.open()
    await task?.value
    #expect(users == [])
    #expect(model == nil)
  }

  @Test func leadsFromFieldToFieldAndThenSends() {
    let model = LoginViewModel.sample(StubLoginHandler(.signedIn))
    model.focus = LoginForm.typedFields.first

    for field in LoginForm.typedFields {
      #expect(model.focus == field)
      #expect(!model.isSubmitting)
      model.advance()
    }

    #expect(model.isSubmitting)
  }
}
