import Core

/// Which failed requests are sent again, and after how long.
package nonisolated struct RetryPolicy: Sendable, Hashable {
  /// The pause before each further attempt.
  package let delays: [Duration]

  package init(delays: [Duration]) {
    self.delays = delays
  }

  /// Every request is sent once.
  package static let never = RetryPolicy(delays: [])
}

nonisolated extension RetryPolicy {
  /// Repeats an attempt while it makes sense to: only when asking twice does no harm, and only
  /// when the failure may pass by itself.
  func run(
    _ method: HTTPMethod,
    _ attempt: () async throws(AppError) -> HTTPReply
  ) async throws(AppError) -> HTTPReply {
    for delay in method.isIdempotent ? delays : [] {
      do {
        let reply = try await attempt()
        guard reply.isTemporaryFailure else { return reply }
      } catch {
        guard error.isUnreachable else { throw error }
      }
      try await pause(delay)
    }
    return try await attempt()
  }

  private func pause(_ delay: Duration) async throws(AppError) {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .cancelled
    }
  }
}

nonisolated extension HTTPReply {
  fileprivate var isTemporaryFailure: Bool { (502...504).contains(status) }
}
