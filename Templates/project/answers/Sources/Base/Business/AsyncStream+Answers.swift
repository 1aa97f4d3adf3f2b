import Core

nonisolated extension AsyncStream {
  /// The answers of some work, as it delivers them.
  ///
  /// The stream ends after its first failure, and whoever stops listening cancels the work.
  package static func answers<Value: Sendable>(
    of work: @escaping @Sendable (_ deliver: (Value) -> Void) async throws(AppError) -> Void
  ) -> AsyncStream where Element == Result<Value, AppError> {
    AsyncStream { listener in
      let task = Task {
        do throws(AppError) {
          try await work { listener.yield(.success($0)) }
        } catch {
          listener.yield(.failure(error))
        }
        listener.finish()
      }
      listener.onTermination = { _ in task.cancel() }
    }
  }
}
