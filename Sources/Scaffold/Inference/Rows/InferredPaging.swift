import DocumentReading

/// How a reply leads to the next page.
package struct InferredPaging: Equatable, Sendable {
  package let kind: Kind
  /// Where the reply says it.
  package let place: JSONPointer

  package enum Kind: String, Sendable {
    /// An address that leads to the next page.
    case link
    /// A text or number to send back.
    case cursor
    case page, offset
  }
}
