import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

struct TimelineNetworkTests {
  private func network(
    _ transport: StubTransport, envelope: Envelope = .plain
  ) throws -> TimelineNetwork {
    let baseURL = try #require(URL(string: "https://example.com"))
    return TimelineNetwork(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: envelope))
  }

  @Test func asksForTheFirstPage() async throws {
    let transport = StubTransport(.json(Page<StatusDTO>.firstJSON))

    #expect(try await network(transport).page() == .first)

    let request = try #require(transport.requests.first)
    #expect(request.httpMethod == "GET")
    #expect(request.url == URL(string: "https://example.com")?.appending(path: "timeline"))
  }

  @Test func asksForALaterPageByItsCursor() async throws {
    let transport = StubTransport(.json(Page<StatusDTO>.lastJSON))

    #expect(try await network(transport).page(after: "a+b") == .last)

    #expect(transport.requests.first?.url?.query() == "cursor=a%2Bb")
  }

  @Test func dropsARowItCannotReadAndCountsIt() async throws {
    let transport = StubTransport(
      .json(#"{"items": [{}, \#(StatusDTO.sampleJSON)], "next": 12}"#))

    let page = try await network(transport).page()

    #expect(page == Page(items: [.sample], next: "12", dropped: 1))
  }

  @Test func tellsWhatTheServerSaysOfAnError() async throws {
    let transport = StubTransport(.json(#"{"error_code": 20003, "error": "gone"}"#))

    await #expect(throws: AppError.server(code: 20003, message: "gone")) {
      try await network(transport, envelope: .weibo).page()
    }
  }

  @Test func takesNoRefusalForAnAnswer() async throws {
    let transport = StubTransport(.json(Page<StatusDTO>.firstJSON, status: 404))
    let silent = Envelope(codeKey: nil, messageKeys: [])

    await #expect(throws: AppError.http(status: 404, message: nil)) {
      try await network(transport, envelope: silent).page()
    }
  }

  @Test func tellsThatThereIsNoConnection() async throws {
    await #expect(throws: AppError.offline) {
      try await network(StubTransport(failing: .offline)).page()
    }
  }

  @Test func tellsWhatIsMissing() async throws {
    await #expect(throws: AppError.decoding(path: "items", reason: "missing")) {
      try await network(StubTransport(.json("{}"))).page()
    }
    await #expect(
      throws: AppError.decoding(path: "items[0].id", reason: "missing")
    ) {
      try await network(StubTransport(.json(#"{"items": [{}]}"#))).page()
    }
  }
}
