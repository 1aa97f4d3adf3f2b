import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// A submission with files, which is sent with another boundary each time.
nonisolated struct FormPartContextTests {
  @Test func saysWhichSubmissionItIs() async throws {
    let transport = StubTransport(HTTPReply())
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      keyHeader: "Idempotency-Key")
    let submission = UUID()

    for context in [submission, submission, UUID()].map({ RequestContext(submission: $0) }) {
      try await RequestContext.$current.withValue(context) {
        let body = RequestBody.multipart([FormPart(name: "a", text: "1")])
        _ = try await client.send(Endpoint<NoContent>(.post, "a", body: body))
      }
    }

    let keys = transport.headers("Idempotency-Key").compactMap(\.self)
    #expect(keys.count == 3)
    #expect(keys[0] == keys[1])
    #expect(keys[0] != keys[2])
  }
}
