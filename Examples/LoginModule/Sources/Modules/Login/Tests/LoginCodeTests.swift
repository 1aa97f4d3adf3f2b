import BaseView
import Core
import LoginBusiness
import LoginView
import Testing

/// The second step of a sign-in, for those of whom the server wants a code.
@MainActor
struct LoginCodeTests {
  @Test func asksForTheCodeAndSendsIt() async {
    var users: [User] = []
    let handler = StubLoginHandler(.codeWanted, .signedIn)
    handler.open()
    let model = LoginViewModel.sample(handler, signedIn: { users.append($0) })

    await model.submit()?.value

    #expect(model.wantsCode)
    #expect(model.focus == .code)
    #expect(model.notice == nil)
    #expect(model.form == .forgotten)
    #expect(users == [])

    #expect(model.submit() == nil)
    #expect(model.form.code.error == BaseText.missing)
    #expect(model.focus == .code)

    model.form.code.text = "123 456"
    await model.submit()?.value

    #expect(handler.calls == [.input(.sample), .code(.sample, .sample)])
    #expect(users == [.sample])
    #expect(!model.wantsCode)
    #expect(model.form == .forgotten)
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
    #expect(model.form == .forgotten)
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
    let handler = StubLoginHandler(.codeWanted, .signedIn)
    handler.open()
    let model = LoginViewModel.sample(handler, signedIn: { users.append($0) })
    await model.submit()?.value
    model.form.code.text = "123456"

    let task = model.submit()
    model.startOver()
    await task?.value

    #expect(users == [])
    #expect(!model.wantsCode)
    #expect(!model.isSubmitting)
    #expect(model.form == .forgotten)
    #expect(model.focus == .userName)
  }

  @Test func leadsFromTheCodeNowhereButOn() async {
    let model = await waitingForCode(.signedIn)

    model.advance()

    #expect(model.isSubmitting)
  }
}

extension LoginCodeTests {
  /// A model in which the code was entered, which will be answered like this.
  private func waitingForCode(_ answer: StubLoginHandler.Answer) async -> LoginViewModel {
    let handler = StubLoginHandler(.codeWanted, answer)
    handler.open()
    let model = LoginViewModel.sample(handler)
    await model.submit()?.value
    model.form.code.text = "123456"
    return model
  }
}
