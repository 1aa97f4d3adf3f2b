import Core

/// A value that is remembered for the next start of the app.
package nonisolated struct KeptValue<Value: Codable & Sendable>: Sendable {
  private let key: StorageKey<Value>
  private let store: any KeyValueStore

  package init(_ key: String, in store: any KeyValueStore) {
    self.key = StorageKey(key)
    self.store = store
  }

  package func value() throws(AppError) -> Value? {
    try store.value(for: key)
  }

  /// Remembers a value in the place of the one before; `nil` forgets it.
  package func set(_ value: Value?) throws(AppError) {
    try store.set(value, for: key)
  }
}
