/// A field of a form that is set rather than typed in, such as a switch: there is always a value,
/// but the server may find fault with it.
package nonisolated struct ValueEntry<Value: Hashable & Sendable>: Sendable, Hashable {
  /// What was wrong with it is forgotten when it changes.
  package var value: Value {
    didSet { if value != oldValue { error = nil } }
  }
  package var error: String?

  package init(_ value: Value) {
    self.value = value
  }
}
