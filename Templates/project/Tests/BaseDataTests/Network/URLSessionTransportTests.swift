import BaseData
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1)))
nonisolated struct URLSessionTransportTests {
  private func request(_ url: String, within limit: TimeInterval = 60) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)), timeoutInterval: limit)
  }

  private func transport(
    through protocolClass: URLProtocol.Type, sizeLimit: Int = 5
  ) -> URLSessionTransport {
    let configuration = URLSessionConfiguration.uncached
    configuration.protocolClasses = [protocolClass]
    return URLSessionTransport(configuration, sizeLimit: sizeLimit)
  }

  @Test func bringsBackTheReplyOfAnyStatus() async throws {
    let reply = try await transport(through: TeapotProtocol.self)
      .send(request("http://teapot.test"))

    #expect(
      reply == HTTPReply(status: 418, headers: ["x-tea": "green"], body: Data("short".utf8)))
  }

  @Test func refusesAReplyThatIsTooLong() async throws {
    let transport = transport(through: TeapotProtocol.self, sizeLimit: 4)
    let request = try request("http://teapot.test")

    await #expect(throws: AppError.decoding(path: "", reason: "longer than 4 bytes")) {
      try await transport.send(request)
    }
  }

  @Test func givesUpWhenTheTimeIsUp() async throws {
    let transport = transport(through: SilentProtocol.self)
    let request = try request("http://silent.test", within: 0.05)

    await #expect(throws: AppError.timedOut) { try await transport.send(request) }
  }

  @Test func givesUpWhatNobodyWants() async throws {
    let transport = transport(through: SilentProtocol.self)
    let request = try request("http://silent.test")

    for _ in 0..<100 {
      let task = Task { try await transport.send(request) }
      await Task.yield()
      task.cancel()
      await #expect(throws: AppError.cancelled) { try await task.value }
    }
  }

  /// Else a cookie of the last user would go with the requests of the next.
  @Test func keepsNothing() {
    #expect(URLSessionConfiguration.uncached.urlCache == nil)
    #expect(URLSessionConfiguration.uncached.httpCookieStorage == nil)
  }

  @Test func isRefusedWhereNobodyListens() async throws {
    let request = try request("http://127.0.0.1:1")

    await #expect { try await URLSessionTransport().send(request) } throws: { error in
      if case AppError.transport = error { true } else { false }
    }
  }
}

/// Never answers.
private nonisolated final class SilentProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {}

  override func stopLoading() {}
}

/// Answers every request as a teapot does.
private nonisolated final class TeapotProtocol: URLProtocol {
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
