/// An outcome that arrives once, from anywhere; a waiter that is cancelled gets on at once.
package nonisolated final class OneShot<Value: Sendable>: Sendable {
  private let outcomes: AsyncStream<Result<Value, AppError>>
  private let arrival: AsyncStream<Result<Value, AppError>>.Continuation

  package init() {
    (outcomes, arrival) = AsyncStream.makeStream()
  }

  /// Settles the outcome. Only the first call counts.
  package func finish(_ outcome: Result<Value, AppError>) {
    arrival.yield(outcome)
    arrival.finish()
  }

  /// Waits for the outcome, once: there is one waiter.
  package func value() async throws(AppError) -> Value {
    for await outcome in outcomes { return try outcome.get() }
    throw .cancelled
  }

  /// Waits for the outcome until the time is up, which is the outcome then.
  package func value(within limit: Duration) async throws(AppError) -> Value {
    let alarm = Task {
      try await Task.sleep(for: limit)
      finish(.failure(.timedOut))
    }
    defer { alarm.cancel() }
    return try await value()
  }
}
