import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import LoginData
import Testing

@testable import LoginBusiness
@testable import LoginView

/// What is left of a secret in a log, in a debugger's dump or in the text of a crash: nothing.
nonisolated struct LoginSecrecyTests {
  private static let secret = "12345-secret"

  private static var form: LoginForm {
    var form = LoginForm()
    form.password.text = secret
    form.code.text = secret
    return form
  }

  /// Everything that carries a password or a token, and what wraps it.
  private static var carriers: [Any] {
    let token = Token(access: secret, refresh: secret)
    let input = UserInput(userName: "Ann", password: Secret(secret))
    let dto = TokenDTO(access: secret, refresh: secret, lifetime: 1)
    let reply = LoginReply.signedIn(.sample, dto)
    return [
      Secret(secret), token, input, UserInputDTO(input), dto, reply, form, form.password,
      CodeInputDTO(challenge: "c", code: Secret(secret)), LoginCode(Secret(secret)),
      RenewalDTO(refresh: Secret(secret)), RequestBody.json(UserInputDTO(input)),
      Endpoint<NoContent>(.post, "logout", headers: ["Authorization": "Bearer \(secret)"]),
      Sourced(reply, from: .network), Result<Token, AppError>.success(token),
      ["token": token as Token?],
      EncodingError.Context(codingPath: [], debugDescription: "\(input)"),
    ]
  }

  @Test func printsNone() {
    for carrier in Self.carriers {
      var dumped = ""
      dump(carrier, to: &dumped)
      let texts = ["\(carrier)", String(reflecting: carrier), dumped]
      #expect(texts.filter { $0.contains(Self.secret) } == [], "\(type(of: carrier))")
    }
  }

  @Test func isInNoError() async throws {
    let transport = StubTransport(
      HTTPReply(body: Data(#"{"access_token": 1, "x": "\#(Self.secret)"}"#.utf8)))
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: transport)
    let input = UserInputDTO(UserInput(userName: "Ann", password: Secret(Self.secret)))

    let error = await #expect(throws: AppError.self) {
      try await LoginNetwork(client: client).submit(input)
    }

    #expect(error == .decoding(path: "user", reason: "missing"))
  }
}
