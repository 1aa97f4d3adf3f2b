import BaseView
import Core
import Foundation
import LoginBusiness
import LoginView
import Testing

/// The login form under a user's hands, whatever the handler answers.
@MainActor
struct LoginViewModelTests {
  private func makeModel(
    _ handler: StubLoginHandler, routing: Routing<LoginRoute> = Routing(),
    submitted: @escaping @MainActor (User) -> Void = { _ in }
  ) async -> LoginViewModel {
    let model = LoginViewModel(handler: handler, routing: routing, submitted: submitted)
    await model.form.fillIfNeeded()?.value
    return model
  }

  @Test func signsIn() async {
    var signedIn: [User] = []
    let handler = StubLoginHandler(answer: .success(Sourced(.signedIn(.sample), from: .network)))
    let model = await makeModel(handler) { signedIn.append($0) }
    model.form.entries = .filledIn

    await model.form.submit()?.value

    #expect(handler.inputs == [.sample])
    #expect(signedIn == [.sample])
    #expect(model.form.entries.password.text == "")
  }

  @Test(arguments: [Result<String?, AppError>.success(nil), .failure(.offline)])
  func beginsEmptyWhereNobodyIsRemembered(name: Result<String?, AppError>) async {
    let model = await makeModel(StubLoginHandler(name: name))

    #expect(model.form.entries == LoginForm())
    #expect(model.form.placeholder == nil)
  }

  @Test func beginsWithWhoWasLast() async {
    let model = await makeModel(StubLoginHandler(name: .success("Ann")))

    #expect(model.form.entries.userName.text == "Ann")
    #expect(model.form.entries.password.text == "")
  }

  @Test func saysWhatTheServerSays() async {
    var signedIn: [User] = []
    let handler = StubLoginHandler(
      answer: .failure(.http(status: 401, message: "wrong password")))
    let model = await makeModel(handler) { signedIn.append($0) }
    model.form.entries = .filledIn

    await model.form.submit()?.value

    #expect(model.form.notice == "wrong password")
    #expect(signedIn == [])
  }

  @Test func letsTheSystemFillIn() {
    #expect(LoginForm().userName.keyboard == .username)
    #expect(LoginForm().password.keyboard == .password)
  }

  @Test func asksForTheCodeWhereTheServerWantsOne() async {
    var (routes, signedIn): ([LoginRoute], [User]) = ([], [])
    let challenge = Challenge(id: "c-1")
    let handler = StubLoginHandler(
      answer: .success(Sourced(.codeWanted(challenge), from: .network)))
    let model = await makeModel(handler, routing: Routing(push: { routes.append($0) })) {
      signedIn.append($0)
    }
    model.form.entries = .filledIn

    await model.form.submit()?.value

    #expect(routes == [.code(challenge)])
    #expect(signedIn == [])
    #expect(model.form.entries.password.text == "")
  }
}

/// The code that a user enters, whatever the handler answers.
@MainActor
struct LoginCodeTests {
  private let challenge = Challenge(id: "c-1")

  private func makeModel(
    _ handler: StubLoginHandler, submitted: @escaping @MainActor (User) -> Void = { _ in }
  ) -> LoginCodeViewModel {
    let model = LoginCodeViewModel(
      challenge, handler: handler, routing: Routing(), submitted: submitted)
    model.form.entries.code.text = "123 456"
    return model
  }

  @Test func signsIn() async {
    var signedIn: [User] = []
    let handler = StubLoginHandler(codeAnswer: .success(Sourced(.sample, from: .network)))
    let model = makeModel(handler) { signedIn.append($0) }

    await model.form.submit()?.value

    #expect(handler.codes == [[Secret("123456"): challenge]])
    #expect(signedIn == [.sample])
    #expect(model.form.entries.code.text == "")
  }

  @Test func saysWhatTheServerSays() async {
    let model = makeModel(
      StubLoginHandler(codeAnswer: .failure(.http(status: 401, message: "wrong code"))))

    await model.form.submit()?.value

    #expect(model.form.notice == "wrong code")
  }

  @Test func saysThatTheCodeIsMissing() {
    var form = LoginCodeForm()

    #expect(form.checkedInput() == nil)
    #expect(form.code.error == BaseText.missing)
  }

  /// The system fills in what came in a message, and nothing keeps it.
  @Test func isACodeForOnce() {
    var form = LoginCodeForm()
    form.code.text = "123456"

    #expect(form.code.keyboard == .oneTimeCode)
    #expect(form.draft == [:])
    #expect("\(form.code)" == "••••••")
  }
}

nonisolated struct LoginFormTests {
  @Test func givesWhatWasEntered() {
    var form = LoginForm.filledIn

    #expect(form.checkedInput() == .sample)
    #expect(form == .filledIn)
  }

  @Test func saysWhatIsMissing() {
    var form = LoginForm()

    #expect(form.checkedInput() == nil)
    #expect(form.userName.error == BaseText.missing)
    #expect(form.password.error == BaseText.missing)
    #expect(form.firstWrong == LoginForm.Field.userName)
  }

  @Test(arguments: LoginForm.Field.allCases)
  func showsWhatTheServerSaysAtItsField(field: LoginForm.Field) {
    var form = LoginForm.filledIn

    #expect(form.show(.invalidFields([field.rawValue: "No."], message: nil)) == nil)

    #expect(form.firstWrong == field)
    #expect(form[keyPath: LoginForm.error(of: field)] == "No.")
    #expect(form.checkedInput() == .sample)
    #expect(form.firstWrong == nil)
  }

  @Test func knowsItsFieldsByTheNamesOfTheServer() {
    let names = LoginForm.Field.allCases.map(\.rawValue)

    #expect(
      names == [
        "user_name",
        "password",
      ])
  }

  @Test func leadsThroughAllThatIsTypedIn() {
    let names = LoginForm.typedFields.map(\.rawValue)

    #expect(
      names == [
        "user_name",
        "password",
      ])
  }

  @Test func forgetsSecretsAndNothingElse() {
    var form = LoginForm.filledIn

    form.forgetSecrets()

    #expect(form.password.text == "")
    form.password.text = "password-to-forget"
    #expect(form == .filledIn)
  }
}
