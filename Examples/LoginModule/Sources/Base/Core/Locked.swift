import Foundation

/// A value that one thread at a time may touch.
package nonisolated final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Reads or changes the value. What `body` returns must not give the value itself away.
  package func withLock<Outcome, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> sending Outcome
  ) throws(Failure) -> sending Outcome {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
