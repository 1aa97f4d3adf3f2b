nonisolated extension Sourced {
  /// A value and where it comes from, or why there is none.
  package typealias Answer = Result<Sourced, AppError>
  /// Answers one after the other; they end after the first failure.
  package typealias Answers = AsyncStream<Answer>
}
