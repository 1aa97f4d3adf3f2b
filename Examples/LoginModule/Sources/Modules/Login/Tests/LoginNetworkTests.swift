import BaseData
import BaseTesting
import Core
import Foundation
import LoginData
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct LoginNetworkTests {
  private func network(_ transport: StubTransport) throws -> LoginNetwork {
    let baseURL = try #require(URL(string: "https://example.com/2"))
    return LoginNetwork(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: .weibo))
  }

  /// `POST https://example.com/2/login {"password":"…"}`
  private func sent(by transport: StubTransport) throws -> [String] {
    try transport.requests.map { request in
      let address = "\(request.httpMethod ?? "") \(request.url?.absoluteString ?? "")"
      guard let body = request.httpBody else { return address }
      let json = try JSONSerialization.jsonObject(with: body)
      let text = try JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
      return "\(address) \(String(decoding: text, as: UTF8.self))"
    }
  }

  @Test func sendsNameAndPassword() async throws {
    let transport = StubTransport(.json(LoginReply.signedInJSON))

    #expect(try await network(transport).submit(UserInputDTO.sample) == .signedIn(.sample, .sample))

    let wanted = "POST https://example.com/2/login \(UserInputDTO.sampleJSON)"
    #expect(try sent(by: transport) == [wanted])
  }

  /// Nothing of the user is shown, and a token without an end is one all the same.
  @Test(arguments: [
    (#"{"idstr": "1001", "screen_name": null}"#, #""3600""#, 3600 as Int?),
    (#"{"idstr": 1001}"#, "3600", 3600),
    (#"{"id": 1001, "screen_name": 7}"#, #""soon""#, nil),
    (#"{"id": "1001", "screen_name": []}"#, "null", nil),
  ])
  func isSignedInWhateverIsNotShown(user: String, lifetime: String, expected: Int?) async throws {
    let json = #"{"user": \#(user), "access_token": "a", "expires_in": \#(lifetime)}"#

    let reply = try await network(StubTransport(.json(json))).submit(UserInputDTO.sample)

    guard case .signedIn(let user, let token) = reply else {
      Issue.record("nobody is signed in")
      return
    }
    #expect(user.id == "1001")
    #expect(token == TokenDTO(access: "a", refresh: nil, lifetime: expected))
  }

  @Test func hearsThatACodeIsWanted() async throws {
    let transport = StubTransport(.json(LoginReply.codeWantedJSON))

    #expect(
      try await network(transport).submit(UserInputDTO.sample) == .codeWanted(challenge: "c-1"))
  }

  @Test func sendsTheCode() async throws {
    let transport = StubTransport(.json(LoginReply.signedInJSON))

    #expect(
      try await network(transport).submit(CodeInputDTO.sample) == .signedIn(.sample, .sample))

    let wanted = "POST https://example.com/2/login/code \(CodeInputDTO.sampleJSON)"
    #expect(try sent(by: transport) == [wanted])
  }

  @Test func asksForAnotherToken() async throws {
    let transport = StubTransport(
      .json(#"{"access_token": "access-1", "refresh_token": "refresh-1", "expires_in": 3600}"#))

    let renewal = RenewalDTO(refresh: Secret("refresh-0"))
    #expect(try await network(transport).renew(renewal) == .sample)

    let wanted = #"POST https://example.com/2/token {"refresh_token":"refresh-0"}"#
    #expect(try sent(by: transport) == [wanted])
  }

  @Test func saysWhichTokenIsNotNeededAnyMore() async throws {
    let transport = StubTransport(.json(#"{"result": true}"#))

    try await network(transport).signOut(Token(access: "access-1"))

    #expect(try sent(by: transport) == ["POST https://example.com/2/logout"])
    let headers = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(headers == ["Bearer access-1"])
    #expect(transport.requests.map(\.timeoutInterval) == [3])
  }

  @Test(arguments: [
    (
      HTTPReply.json(#"{"error": "no", "error_code": 20101}"#),
      AppError.server(code: 20101, message: "no")
    ),
    (
      .json(#"{"error": "locked", "error_code": 20102}"#, status: 403),
      .server(code: 20102, message: "locked")
    ),
    (.json("<html>", status: 503), .http(status: 503, message: nil)),
    (.json("{}"), .decoding(path: "user", reason: "missing")),
    (.json(#"{"user": {}}"#), .decoding(path: "user.idstr", reason: "missing")),
    (
      .json(#"{"user": {"idstr": "1001", "screen_name": "Demo"}}"#),
      .decoding(path: "access_token", reason: "missing")
    ),
  ])
  func tellsWhatIsWrong(reply: HTTPReply, error: AppError) async throws {
    await #expect(throws: error) {
      try await network(StubTransport(reply)).submit(UserInputDTO.sample)
    }
  }

  @Test func tellsThatThereIsNoConnection() async throws {
    await #expect(throws: AppError.offline) {
      try await network(StubTransport(failing: .offline)).submit(UserInputDTO.sample)
    }
  }
}
