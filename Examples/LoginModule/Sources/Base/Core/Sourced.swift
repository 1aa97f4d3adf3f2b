/// A value, where it comes from, and what went wrong on the way, if anything did.
package nonisolated struct Sourced<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: Origin
  /// Why this is not the newest value, or why it could not be kept.
  package var warning: AppError?

  package init(_ value: Value, from origin: Origin, warning: AppError? = nil) {
    self.value = value
    self.origin = origin
    self.warning = warning
  }

  /// Another value of the same origin, with the same warning.
  package func map<Other, Failure>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Sourced<Other> {
    Sourced<Other>(try transform(value), from: origin, warning: warning)
  }
}

nonisolated extension Sourced: Equatable where Value: Equatable {}

nonisolated extension Sourced {
  /// A value and where it comes from, or why there is none.
  package typealias Answer = Result<Sourced, AppError>
  /// Answers one after the other; they end after the first failure.
  package typealias Answers = AsyncStream<Answer>
}
