import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through the system.
///
/// On Linux, cancelling a request can hang or crash inside `URLSession`. So the caller is resumed
/// by a `OneShot`, and only Apple platforms cancel the request itself; elsewhere it runs out.
package struct URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// - Parameter configuration: Should keep no cookies and no cache, as `uncached` does.
  package init(_ configuration: URLSessionConfiguration = .uncached) {
    session = URLSession(configuration: configuration)
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    if Task.isCancelled { throw .cancelled }
    let answer = OneShot<HTTPReply>()
    let task = session.dataTask(with: request) { data, response, error in
      answer.finish(Self.outcome(data, response, error))
    }
    task.resume()
    #if canImport(FoundationNetworking)
      return try await answer.value()
    #else
      defer { task.cancel() }
      return try await answer.value()
    #endif
  }

  private static func outcome(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<HTTPReply, AppError> {
    if let error { return .failure(AppError(failing: error)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.transport("the reply is not HTTP"))
    }
    let headers = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return .success(
      HTTPReply(
        status: response.statusCode,
        headers: Dictionary(headers, uniquingKeysWith: { $1 }),
        body: data ?? Data()))
  }
}

extension URLSessionConfiguration {
  /// Keeps nothing: what is kept is decided by the business layer.
  package static var uncached: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 30
    return configuration
  }
}
