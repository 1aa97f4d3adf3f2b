nonisolated extension Result where Success: Sendable, Failure == AppError {
  /// How some work ends, which is done off the actor of whoever waits for it.
  ///
  /// A function that only awaits stays on that actor, as Swift 6.3 compiles it. The look at the
  /// task makes this one leave.
  @concurrent
  package static func of(
    _ work: @Sendable () async throws(AppError) -> Success
  ) async -> Result {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    do throws(AppError) {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }
}
