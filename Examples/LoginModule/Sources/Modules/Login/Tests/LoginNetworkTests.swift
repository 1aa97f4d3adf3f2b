import BaseData
import BaseTesting
import Core
import Foundation
import LoginData
import Testing

struct LoginNetworkTests {
  private func network(
    _ transport: StubTransport, envelope: Envelope = .plain
  ) throws -> LoginNetwork {
    let baseURL = try #require(URL(string: "https://example.com"))
    return LoginNetwork(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: envelope))
  }

  @Test func sendsWhatWasEntered() async throws {
    let transport = StubTransport(.json(UserDTO.sampleJSON))

    #expect(try await network(transport).submit(.sample) == .sample)

    let request = try #require(transport.requests.first)
    #expect(request.httpMethod == "POST")
    let url = URL(string: "https://example.com")?.appending(path: "login")
    #expect(request.url == url)
    let sent = try JSONSerialization.jsonObject(with: try #require(request.httpBody))
    let wanted = Data(UserInputDTO.sampleJSON.utf8)
    let json = try JSONSerialization.jsonObject(with: wanted)
    #expect(sent as? NSDictionary == json as? NSDictionary)
  }

  @Test func tellsWhatTheServerSaysOfAField() async throws {
    let transport = StubTransport(
      .json(#"{"message": "no", "errors": {"user_name": ["taken"]}}"#, status: 422))
    let error = AppError.invalidFields(["user_name": "taken"], message: "no")

    await #expect(throws: error) {
      try await network(transport).submit(.sample)
    }
  }

  @Test func tellsWhatTheServerSaysOfAnError() async throws {
    let transport = StubTransport(.json(#"{"error_code": 20003, "error": "closed"}"#))

    await #expect(throws: AppError.server(code: 20003, message: "closed")) {
      try await network(transport, envelope: .weibo).submit(.sample)
    }
  }

  @Test func takesNoRefusalForAnAnswer() async throws {
    let transport = StubTransport(.json(UserDTO.sampleJSON, status: 409))
    let silent = Envelope(codeKey: nil, messageKeys: [], fieldErrorsKey: nil)

    await #expect(throws: AppError.http(status: 409, message: nil)) {
      try await network(transport, envelope: silent).submit(.sample)
    }
  }

  @Test func tellsThatThereIsNoConnection() async throws {
    await #expect(throws: AppError.offline) {
      try await network(StubTransport(failing: .offline)).submit(.sample)
    }
  }
}
