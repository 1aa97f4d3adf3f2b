import Foundation

/// A value that one thread at a time may touch. (The library's own lock needs macOS 15.)
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Outcome>(_ body: (inout Value) -> Outcome) -> Outcome {
    lock.withLock { body(&value) }
  }
}
