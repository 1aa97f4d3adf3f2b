import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through the system, and cancels those that nobody waits for any longer.
///
/// A redirection is followed here, by a request of its own, and not by the system: that gives a
/// body to any server, or on Linux to none.
///
/// On Linux, two things make it crash to cancel a request that ends by itself at that moment: to
/// cancel it elsewhere than on the queue on which its end is reported, and to have a cache. There,
/// some broken replies crash it whatever is done, such as one that ends within its headers.
package nonisolated struct URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let collector: ReplyCollector

  /// - Parameters:
  ///   - configuration: Should keep no cookies and no cache, as `uncached` does.
  ///   - sizeLimit: How many bytes the body of a reply may have.
  package init(
    _ configuration: URLSessionConfiguration = .uncached, sizeLimit: Int = 32 * 1024 * 1024
  ) {
    collector = ReplyCollector(sizeLimit: sizeLimit)
    session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
  }

  /// - Parameter request: Its `timeoutInterval` is the time for all of it, up to the last byte, and
  ///   with the redirections.
  package func send(
    _ request: URLRequest, progress: UploadProgress?
  ) async throws(AppError) -> HTTPReply {
    let end = ContinuousClock.now + .seconds(request.timeoutInterval)
    var request = request
    for _ in 0...Self.redirectionLimit {
      let reply = try await exchange(request, by: end, progress: progress)
      guard let next = try request.redirected(by: reply) else { return reply }
      request = next
    }
    throw .transport("more than \(Self.redirectionLimit) redirections")
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    try await send(request, progress: nil)
  }

  private static let redirectionLimit = 20

  private func exchange(
    _ request: URLRequest, by end: ContinuousClock.Instant, progress: UploadProgress?
  ) async throws(AppError) -> HTTPReply {
    if Task.isCancelled { throw .cancelled }
    let answer = OneShot<HTTPReply>()
    var patient = request
    // On Linux, a limit of less than a second would be none at all.
    patient.timeoutInterval = 86_400
    let task = session.dataTask(with: patient)
    collector.expect(answer, of: task, progress: progress)
    task.resume()
    defer { cancel(task) }
    return try await answer.value(within: end - .now)
  }

  /// Goes before whatever else has arrived for a task that is over.
  private func cancel(_ task: URLSessionTask) {
    let cancellation = BlockOperation { [collector] in
      collector.finish(task) { _ in .failure(.cancelled) }
      task.cancel()
    }
    cancellation.queuePriority = .veryHigh
    session.delegateQueue.addOperation(cancellation)
  }
}

nonisolated extension URLSessionConfiguration {
  /// Keeps nothing: the business layer decides what is kept.
  package static var uncached: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    return configuration
  }
}
