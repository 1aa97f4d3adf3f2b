import Foundation

/// A field of a form that is set rather than typed in, such as a switch. What was not set yet has
/// no value, and the server may find fault with one that was.
package nonisolated struct ValueEntry<Value: Hashable & Sendable & Codable>: FormEntry {
  /// The value. The fault in it is forgotten when it changes.
  package var value: Value {
    didSet { if value != oldValue { error = nil } }
  }
  package var error: String?
  /// The value for nothing.
  private let blank: Value

  package static var isTyped: Bool { false }

  /// - Parameter value: What the field has as long as nothing was set.
  package init(_ value: Value) {
    self.value = value
    blank = value
  }

  package var isBlank: Bool { value == blank }

  package mutating func enter(_ value: Value) {
    self.value = value
  }

  /// Enters some of a few; nothing, if it is not said which.
  package mutating func enter<Choice>(_ choices: Value?) where Value == [Choice] {
    value = choices ?? []
  }

  package var draft: String? {
    get { (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) } }
    set {
      let values = newValue.flatMap { try? JSONDecoder().decode([Value].self, from: Data($0.utf8)) }
      if let value = values?.first { self.value = value }
    }
  }

  /// What is set is seen by whoever looks on, so it is no secret.
  package func forgetSecret() {}

  /// The value that was set; without one, `error` says that it is missing.
  package mutating func check<Wrapped>() -> Wrapped? where Value == Wrapped? {
    if value == nil { error = BaseText.missing }
    return value
  }
}
