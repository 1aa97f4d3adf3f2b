import Core

/// What a server answers, with what it says of its answer: `etag`, `link`, `retry-after`.
package nonisolated struct HTTPAnswer<Value: Sendable>: Sendable {
  /// The value, or the refusal.
  package let result: Result<Value, AppError>
  package let status: Int
  /// By name in lower case.
  package let headers: [String: String]

  /// The value, if the server did not refuse.
  package var value: Value {
    get throws(AppError) { try result.get() }
  }
}
