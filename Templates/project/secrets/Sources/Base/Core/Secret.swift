/// A text that is sent and then forgotten, such as a password.
///
/// It prints as dots wherever it is printed. It can be encoded, for a request to carry it, but not
/// decoded: a `StorageKey` for it does not compile.
///
/// Frozen, since entities store it: an incremental build may not compile again who knows only them.
@frozen
package nonisolated struct Secret: Sendable, Hashable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }
}

nonisolated extension Secret: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

nonisolated extension Secret: Redacted {
  package var description: String { "••••••" }
}
