import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What requests say of the screen that they come from.
nonisolated struct RequestContextTests {
  private func client(
    _ transport: StubTransport, keyHeader: String? = "Idempotency-Key"
  ) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      keyHeader: keyHeader)
  }

  private func send(
    _ requests: [Endpoint<NoContent>], by client: HTTPClient, in context: RequestContext?
  ) async throws {
    try await RequestContext.$current.withValue(context) {
      for request in requests { _ = try await client.send(request) }
    }
  }

  @Test func saysWhichSubmissionItIs() async throws {
    let body = RequestBody.json(["b": 2, "a": 1])
    let transport = StubTransport(HTTPReply())
    let submission = UUID()

    // Two runs of the app, and another submission of the same.
    for context in [submission, submission, UUID()].map({ RequestContext(submission: $0) }) {
      try await send(
        [Endpoint(.post, "a", body: body)], by: client(transport), in: context)
    }

    let keys = transport.headers("Idempotency-Key").compactMap(\.self)
    #expect(keys.allSatisfy { UUID(uuidString: $0) != nil })
    #expect(keys.count == 3)
    #expect(keys[0] == keys[1])
    #expect(keys[0] != keys[2])
  }

  @Test func namesOtherBytesByAnotherKey() async throws {
    let transport = StubTransport(HTTPReply())

    try await send(
      [
        Endpoint(.post, "a", body: .json(["a": 1])), Endpoint(.post, "a", body: .json(["a": 2])),
        Endpoint(.post, "b", body: .json(["a": 1])), Endpoint(.patch, "a"),
      ], by: client(transport), in: RequestContext())

    let keys = transport.headers("Idempotency-Key").compactMap(\.self)
    #expect(Set(keys).count == 4, "\(keys)")
  }

  @Test func saysNothingThatNobodyAskedFor() async throws {
    let transport = StubTransport(HTTPReply())
    let post = Endpoint<NoContent>(.post, "a")

    try await send([post], by: client(transport, keyHeader: nil), in: RequestContext())
    try await send([post], by: client(transport), in: nil)
    // These may come twice anyway.
    try await send(
      [Endpoint(.get, "a"), Endpoint(.put, "a"), Endpoint(.delete, "a")], by: client(transport),
      in: RequestContext())

    #expect(transport.headers("Idempotency-Key") == [nil, nil, nil, nil, nil])
  }

  /// Requests, how the server calls the version in its answers, and what the requests say.
  private static let versions: [([HTTPMethod], tags: [String?], said: [String?])] = [
    ([.get, .put, .patch, .put], [#""1""#, #""2""#, nil, nil], [nil, #""1""#, #""2""#, nil]),
    ([.get, .put], [#"W/"1""#, nil], [nil, nil]),
    ([.get, .get, .delete], [#""1""#, nil, nil], [nil, nil, nil]),
    ([.get, .post, .delete], [#""1""#, nil, nil], [nil, nil, #""1""#]),
  ]

  @Test(arguments: versions)
  func saysWhichVersionItChanges(
    methods: [HTTPMethod], tags: [String?], said: [String?]
  ) async throws {
    let left = Locked(tags)
    let transport = StubTransport { _ in
      HTTPReply(headers: left.withLock { $0.removeFirst() }.map { ["etag": $0] } ?? [:])
    }

    try await send(
      methods.map { Endpoint($0, "notes/1") }, by: client(transport), in: RequestContext())

    #expect(transport.headers("If-Match") == said)
  }

  @Test func knowsTheVersionOfEachThing() async throws {
    let transport = StubTransport { request in
      HTTPReply(headers: ["etag": "\"\(request.url?.lastPathComponent ?? "")\""])
    }

    try await send(
      [Endpoint(.get, "1"), Endpoint(.get, "2"), Endpoint(.put, "1"), Endpoint(.put, "3")],
      by: client(transport), in: RequestContext())

    #expect(transport.headers("If-Match") == [nil, nil, #""1""#, nil])
  }

  /// Nothing has come of what was refused.
  @Test func knowsTheVersionFromBeforeARefusal() async throws {
    let replies = Locked([
      HTTPReply(headers: ["etag": #""1""#]), HTTPReply(status: 412, headers: ["etag": #""2""#]),
      HTTPReply(),
    ])
    let transport = StubTransport { _ in replies.withLock { $0.removeFirst() } }
    let context = RequestContext()
    let client = try client(transport)

    for method in [HTTPMethod.get, .put, .put] {
      try? await send([Endpoint(method, "1")], by: client, in: context)
    }

    #expect(transport.headers("If-Match") == [nil, #""1""#, #""1""#])
  }
}
