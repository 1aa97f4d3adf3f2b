import Core

/// The memory that the screens of one account share while the app runs, such as the rows of a list.
package nonisolated final class SharedMemory: Sendable {
  private let values = Locked<[String: any Sendable]>([:])

  package init() {}

  /// The value under a name, which is made when it is asked for first.
  ///
  /// - Parameter name: What no other value is called.
  package func value<Value: Sendable>(_ name: String, make: () -> Value) -> Value {
    values.withLock { values in
      if let value = values[name] as? Value { return value }
      let value = make()
      values[name] = value
      return value
    }
  }
}
