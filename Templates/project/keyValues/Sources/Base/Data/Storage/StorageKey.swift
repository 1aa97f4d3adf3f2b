/// The name of a stored value, and its type.
package nonisolated struct StorageKey<Value: Codable & Sendable>: Sendable, Hashable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}
