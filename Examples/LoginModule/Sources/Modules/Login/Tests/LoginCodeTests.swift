import BaseView
import Core
import Foundation
import LoginBusiness
import LoginView
import Testing

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
