import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Puts together the replies of a session, each for whoever waits for it.
nonisolated final class ReplyCollector: NSObject {
  private struct Parts {
    let answer: OneShot<HTTPReply>
    let progress: UploadProgress?
    var sent: Int64 = 0
    var body = Data()
  }

  private let replies = Locked<[Int: Parts]>([:])
  private let sizeLimit: Int

  /// - Parameter sizeLimit: How many bytes a body may have.
  init(sizeLimit: Int) {
    self.sizeLimit = sizeLimit
  }

  func expect(
    _ answer: OneShot<HTTPReply>, of task: URLSessionTask, progress: UploadProgress?
  ) {
    replies.withLock { $0[task.taskIdentifier] = Parts(answer: answer, progress: progress) }
  }

  /// Settles the answer of a task; what else arrives for the task is dropped.
  func finish(_ task: URLSessionTask, with outcome: (Data) -> Result<HTTPReply, AppError>) {
    let parts = replies.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    if let parts { parts.answer.finish(outcome(parts.body)) }
  }
}

nonisolated extension ReplyCollector: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = replies.withLock { replies in
      replies[dataTask.taskIdentifier]?.body.append(data)
      return replies[dataTask.taskIdentifier]?.body.count ?? 0
    }
    if size > sizeLimit {
      finish(dataTask) { _ in
        .failure(.decoding(path: "", reason: "longer than \(sizeLimit) bytes"))
      }
    }
  }

  /// What was sent is counted here, since Linux gives a wrong sum of it.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend size: Int64
  ) {
    let parts = replies.withLock { replies in
      replies[task.taskIdentifier]?.sent += bytesSent
      return replies[task.taskIdentifier]
    }
    if let parts, size > 0 { parts.progress?(min(1, Double(parts.sent) / Double(size))) }
  }

  #if canImport(FoundationNetworking)
    /// Linux would wait for a password that nobody knows: the reply is the refusal that it is.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      if let response = challenge.failureResponse as? HTTPURLResponse {
        finish(task) { .success(HTTPReply(response, body: $0)) }
      }
      completionHandler(.rejectProtectionSpace, nil)
    }
  #endif

  /// A redirection is a reply as any other: whether it is followed is not for the system to say.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // There, it crashes to answer for a request that was cancelled meanwhile.
      guard replies.withLock({ $0[task.taskIdentifier] != nil }) else { return }
    #endif
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    finish(task) { body in
      if let error { return .failure(AppError(failing: error)) }
      guard let response = task.response as? HTTPURLResponse else {
        return .failure(.transport("the reply is not HTTP"))
      }
      return .success(HTTPReply(response, body: body))
    }
  }
}

nonisolated extension HTTPReply {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    let headers = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    let named = Dictionary(headers, uniquingKeysWith: { $1 })
    self.init(status: response.statusCode, headers: named, body: body)
  }
}
