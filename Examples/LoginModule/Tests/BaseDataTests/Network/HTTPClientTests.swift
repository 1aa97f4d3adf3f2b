import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct HTTPClientTests {
  private func client(_ transport: StubTransport) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      headers: ["X-App": "1.0"])
  }

  @Test func buildsARequest() async throws {
    let transport = StubTransport(.json("[1]"))

    let answer = try await client(transport).send(
      Endpoint<[Int]>(
        .post, "users/a b", query: [URLQueryItem(name: "q", value: "1+1=2&é")],
        headers: ["X-Trace": "7"], body: .json(["name": "Ann"])))

    #expect(answer == [1])
    let request = try #require(transport.requests.first)
    #expect(request.httpMethod == "POST")
    #expect(
      request.url?.absoluteString
        == "https://example.com/api/users/a%20b?q=1%2B1%3D2%26%C3%A9")
    #expect(
      request.allHTTPHeaderFields == [
        "Accept": "application/json", "Content-Type": "application/json", "X-App": "1.0",
        "X-Trace": "7",
      ])
    #expect(request.httpBody == Data(#"{"name":"Ann"}"#.utf8))
  }

  @Test func expectsAnotherEnvelope() async throws {
    let client = try client(StubTransport(.json(#"{"code": 0, "data": [1]}"#)))

    #expect(try await client.expecting(.codeData).send(Endpoint<[Int]>(.get, "a")) == [1])
  }

  @MainActor @Test func decodesOffTheMainActor() async throws {
    let answer = try await client(StubTransport(.json("{}"))).send(
      Endpoint<DecodingPlace>(.get, "a"))

    #expect(MainQueue.isCurrent)
    #expect(!answer.isMainQueue)
  }

  @Test func saysHowLongARequestMayTake() async throws {
    let transport = StubTransport(.json(""))
    let client = try client(transport)

    _ = try await client.send(Endpoint<NoContent>(.get, "a"))
    _ = try await client.send(Endpoint<NoContent>(.get, "a", timeLimit: .milliseconds(1500)))

    #expect(transport.requests.map(\.timeoutInterval) == [30, 1.5])
  }

  @Test func sendsAForm() async throws {
    let transport = StubTransport(.json(""))
    let fields = [
      URLQueryItem(name: "text", value: "1+1=2"), URLQueryItem(name: "to", value: "Ann & Bob"),
    ]

    _ = try await client(transport).send(Endpoint<NoContent>(.post, "a", body: .form(fields)))

    let body = transport.requests.first?.httpBody
    #expect(body == Data("text=1%2B1%3D2&to=Ann%20%26%20Bob".utf8))
  }

  @Test func givesTheHeadersOfAnAnswerAndOfARefusal() async throws {
    let transport = StubTransport { request in
      request.url?.path == "/api/a"
        ? HTTPReply(headers: ["etag": "\"1\"", "link": "</b>"], body: Data("7".utf8))
        : HTTPReply(status: 429, headers: ["retry-after": "30"])
    }
    let client = try client(transport)

    let answer = try await client.reply(to: Endpoint<Int>(.get, "a"))
    let refusal = try await client.reply(to: Endpoint<Int>(.get, "b"))

    #expect(answer.result == .success(7))
    #expect(answer.reply.headers == ["etag": "\"1\"", "link": "</b>"])
    #expect(refusal.result == .failure(.http(status: 429, message: nil)))
    #expect(refusal.reply.headers == ["retry-after": "30"])
  }
}

/// Where it was decoded.
private nonisolated struct DecodingPlace: Decodable {
  let isMainQueue = MainQueue.isCurrent

  init(from decoder: any Decoder) {}
}
