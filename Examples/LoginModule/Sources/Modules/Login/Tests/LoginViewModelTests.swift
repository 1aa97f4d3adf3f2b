import BaseView
import Core
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
