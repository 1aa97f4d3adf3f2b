import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct EndpointTests {
  @Test(arguments: [
    RequestBody.json(["pin": "12345"]), .form([URLQueryItem(name: "pin", value: "12345")]),
    .multipart([FormPart(name: "pin", text: "12345")]), .data(Data("12345".utf8), type: "pin"),
  ])
  func printsNothingThatItCarries(body: RequestBody) {
    let endpoint = Endpoint<NoContent>(
      .post, "sign-in", query: [URLQueryItem(name: "pin", value: "12345")],
      headers: ["Authorization": "Bearer 12345"], body: body)
    var dumped = ""
    dump(endpoint, to: &dumped)
    dump(body, to: &dumped)

    #expect("\(endpoint) \(String(reflecting: endpoint))" == "POST sign-in POST sign-in")
    #expect("\(body) \(String(reflecting: body))" == "RequestBody(…) RequestBody(…)")
    #expect(!dumped.contains("12345"))
    #expect("\(Endpoint<NoContent>(.get, "users/\("12345")"))" == "GET users/*")
  }

  private static let id = "a/../../admin?b#c"

  private static let sound: [(EndpointPath, String)] = [
    ("users/a b/é", "https://example.com/api/users/a%20b/%C3%A9"),
    ("users/\(id)", "https://example.com/api/users/a%2F..%2F..%2Fadmin%3Fb%23c"),
    ("users/\(7)/\("%2e%2e").json", "https://example.com/api/users/7/%252e%252e.json"),
    ("/users/", "https://example.com/api/users/"),
    ("users?a=b", "https://example.com/api/users%3Fa=b"),
    ("\("@.~_-+")", "https://example.com/api/%40.~_-%2B"),
    ("", "https://example.com/api"),
  ]

  @Test(arguments: sound)
  func makesASegmentOfAValue(path: EndpointPath, url: String) async throws {
    let transport = StubTransport(.json("[]"))
    let baseURLs = ["https://example.com/api", "https://example.com/api/"]

    for baseURL in baseURLs {
      let client = HTTPClient(
        baseURL: try #require(URL(string: baseURL)), transport: transport)
      _ = try await client.send(Endpoint<NoContent>(.get, path))
    }

    let urls = path.description.isEmpty ? baseURLs : [url, url]
    #expect(transport.requests.map { $0.url?.absoluteString } == urls)
  }

  private static let unsound: [EndpointPath] = [
    "users/\("..")", "\("")/posts", "users/\(".")/posts", "users/.\(".")", "users/\(".")\(".")",
  ]

  /// What would lead to another place is not sent at all.
  @Test(arguments: unsound)
  func refusesAValueThatIsNoSegment(path: EndpointPath) async throws {
    let transport = StubTransport(.json("[]"))
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: transport)

    await #expect(throws: AppError.invalidInput(field: "url", reason: path.description)) {
      try await client.send(Endpoint<NoContent>(.delete, path))
    }
    #expect(transport.requests == [])
  }
}
