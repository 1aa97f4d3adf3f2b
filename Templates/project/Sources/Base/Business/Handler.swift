import Core

/// The common protocol of the handlers of all modules.
///
/// A handler is a struct without state: it decides where its values come from and turns raw data
/// into entities. Code that is not async yet asks through callbacks, which run on the main actor.
package nonisolated protocol Handler: Sendable {}

nonisolated extension Handler {
  /// The one answer of a module that has one place to look for it; none if there is nothing there.
  package func answer<Value: Sendable>(
    with load: @escaping @Sendable () async throws(AppError) -> Sourced<Value>?
  ) -> AsyncStream<Result<Sourced<Value>, AppError>> {
    .answers { deliver throws(AppError) in
      if let value = try await load() { deliver(value) }
    }
  }

  /// Runs a command, off the main actor, and calls back once: `success` or `failed`, and `complete`
  /// after either.
  ///
  /// Who cancels the task that this returns hears `complete` alone.
  @discardableResult
  package func perform<Value: Sendable>(
    _ command: @escaping @Sendable () async throws(AppError) -> Value,
    success: @escaping @MainActor (Value) -> Void,
    failed: @escaping @MainActor (AppError) -> Void,
    complete: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never> {
    let answer = AsyncStream.answers { deliver throws(AppError) in deliver(try await command()) }
    return receive(answer, success: success, failed: failed, complete: complete)
  }

  /// Calls back for each answer of a stream, and `complete` after the last.
  ///
  /// Who cancels the task that this returns hears `complete` alone.
  @discardableResult
  package func receive<Value: Sendable>(
    _ answers: AsyncStream<Result<Value, AppError>>,
    success: @escaping @MainActor (Value) -> Void,
    failed: @escaping @MainActor (AppError) -> Void,
    complete: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never> {
    Task { @MainActor in
      defer { complete() }
      for await answer in answers where !Task.isCancelled {
        switch answer {
        case .success(let value): success(value)
        case .failure(.cancelled): break
        case .failure(let error): failed(error)
        }
      }
    }
  }
}
