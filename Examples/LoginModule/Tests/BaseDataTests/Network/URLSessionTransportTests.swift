import BaseData
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Cancelling is not tested here but with stubs: on Linux it can hang inside `URLSession`.
struct URLSessionTransportTests {
  private func request(_ url: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)))
  }

  @Test func bringsBackTheReplyOfAnyStatus() async throws {
    let configuration = URLSessionConfiguration.uncached
    configuration.protocolClasses = [TeapotProtocol.self]

    let reply = try await URLSessionTransport(configuration).send(request("http://teapot.test"))

    #expect(
      reply == HTTPReply(status: 418, headers: ["x-tea": "green"], body: Data("short".utf8)))
  }

  @Test func isOfflineWhereNobodyListens() async throws {
    let request = try request("http://127.0.0.1:1")

    await #expect(throws: AppError.offline) { try await URLSessionTransport().send(request) }
  }
}

/// Answers every request as a teapot does.
private final class TeapotProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 418, httpVersion: "HTTP/1.1", headerFields: ["X-Tea": "green"])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("short".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
