/// An outcome that arrives once, from anywhere; a waiter that is cancelled gets on at once.
package nonisolated final class OneShot<Value: Sendable>: Sendable {
  private typealias Outcome = Result<Value, AppError>

  private enum State {
    case empty
    case awaited(CheckedContinuation<Outcome, Never>)
    case finished(Outcome)
  }

  private let state = Locked(State.empty)

  package init() {}

  /// Settles the outcome. Only the first call counts.
  package func finish(_ outcome: Result<Value, AppError>) {
    let waiter: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .empty:
        state = .finished(outcome)
        return nil
      case .awaited(let waiter):
        state = .finished(outcome)
        return waiter
      case .finished:
        return nil
      }
    }
    waiter?.resume(returning: outcome)
  }

  /// Waits for the outcome. There is one waiter.
  package func value() async throws(AppError) -> Value {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      finish(.failure(.cancelled))
    }
    return try outcome.get()
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

  private func wait(_ waiter: CheckedContinuation<Outcome, Never>) {
    let outcome: Outcome? = state.withLock { state in
      guard case .finished(let outcome) = state else {
        state = .awaited(waiter)
        return nil
      }
      return outcome
    }
    if let outcome { waiter.resume(returning: outcome) }
  }
}
