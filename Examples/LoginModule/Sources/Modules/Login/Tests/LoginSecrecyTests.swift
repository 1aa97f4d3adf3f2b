import BaseData
import BaseView
import Core
import LoginBusiness
import LoginData
import LoginView
import Testing

/// What is left of a secret in a log, in a debugger's dump or in the text of a crash: nothing.
nonisolated struct LoginSecrecyTests {
  private let secret = "secret-12345"

  /// Everything that carries a password or a token.
  private var carriers: [Any] {
    var form = LoginForm()
    form.password.text = secret
    let input = UserInput(userName: "Ann", password: Secret(secret))
    let token = TokenDTO(access: secret, refresh: secret)
    return [
      form, input, UserInputDTO(userName: "Ann", password: Secret(secret)), token,
      GrantDTO(user: .sample, token: token), RenewalDTO(refresh: Secret(secret)),
      LoginReply.granted(GrantDTO(user: .sample, token: token)),
      LoginCodeDTO(challenge: "c-1", code: Secret(secret)),
      Token(access: secret, refresh: secret),
    ]
  }

  @Test func isPrintedNowhere() {
    for carrier in carriers {
      var dumped = ""
      dump(carrier, to: &dumped)
      let texts = ["\(carrier)", String(reflecting: carrier), dumped]
      #expect(texts.filter { $0.contains(secret) } == [], "\(type(of: carrier))")
    }
  }
}
