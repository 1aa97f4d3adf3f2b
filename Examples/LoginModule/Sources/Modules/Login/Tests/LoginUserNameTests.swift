import Core
import LoginBusiness
import LoginView
import Testing

/// The name that the login form begins with.
@MainActor
struct LoginUserNameTests {
  @Test func beginsWithTheNameOfWhoSignedInLast() async {
    let handler = StubLoginHandler(.signedIn, userName: .success("user_name"))
    let model = LoginViewModel.sample(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    handler.open()
    await task?.value

    #expect(model.form == .forgotten)
  }

  @Test func leavesWhatTheUserEntersMeanwhile() async {
    let handler = StubLoginHandler(.signedIn, userName: .success("user_name"))
    let model = LoginViewModel.sample(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    model.form.userName.text = "new"
    let entered = model.form
    handler.open()
    await task?.value

    #expect(model.form == entered)
  }

  @Test func leavesWhatWasEnteredWhenTheScreenComesBack() async {
    let handler = StubLoginHandler(.signedIn, userName: .success("user_name"))
    handler.open()
    let model = LoginViewModel.sample(handler, form: LoginForm())
    await model.loadUserNameIfNeeded()?.value
    model.form = LoginForm()

    await model.loadUserNameIfNeeded()?.value

    #expect(model.form == LoginForm())
  }

  @Test func beginsWithNothingIfNothingCanBeRemembered() async {
    let handler = StubLoginHandler(
      .signedIn, userName: .failure(.storage(key: "a", reason: "damaged")))
    let model = LoginViewModel.sample(handler, form: LoginForm())

    let task = model.loadUserNameIfNeeded()
    handler.open()
    await task?.value

    #expect(model.form == LoginForm())
    #expect(model.notice == nil)
  }
}
