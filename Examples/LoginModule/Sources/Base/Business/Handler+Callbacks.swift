import Core

// For code that is not async yet.
nonisolated extension Handler {
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
