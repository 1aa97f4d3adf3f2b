import BaseView
import Core
import LoginBusiness
import Testing

@testable import LoginView

/// What a user reads when the server refuses a sign-in.
nonisolated struct LoginRefusalTests {
  @Test(arguments: [
    (20101, AppError.invalidFields(["password": LoginText.wrongPassword], message: nil)),
    (20102, .server(code: 20102, message: LoginText.lockedAccount)),
    (20104, .invalidFields(["code": LoginText.wrongCode], message: nil)),
    (20105, .server(code: 20105, message: LoginText.unknownChallenge)),
    (10023, .server(code: 10023, message: LoginText.tooOften)),
    (20199, .server(code: 20199, message: "Read the new terms.")),
  ])
  func isSaidInOwnWords(code: Int, error: AppError) {
    #expect(AppError.server(code: code, message: "Read the new terms.").inOwnWords == error)
  }

  @Test func leavesAnythingElseAsItIs() {
    #expect(AppError.offline.inOwnWords == .offline)
  }

  @Test @MainActor func standsWhereItBelongs() async {
    let handler = StubLoginHandler(answer: .failure(.server(code: 20101, message: nil)))
    let form = LoginViewModel(handler: handler, routing: Routing(), submitted: { _ in }).form
    await form.fillIfNeeded()?.value
    form.entries = .filledIn
    await form.submit()?.value

    #expect(form.entries.password.error == LoginText.wrongPassword)
    #expect(form.focus == .password)
    #expect(form.notice == nil)
  }
}
