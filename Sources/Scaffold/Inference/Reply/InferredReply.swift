import DocumentReading
import Fields

/// The facts in samples of a reply for the module that shows it.
package struct InferredReply: Equatable, Sendable {
  package let kind: InferredKind
  /// Where the rows are, or the one object; the whole reply is the empty pointer.
  package let place: JSONPointer
  /// Where in a row its entity is; empty if the row is the entity.
  package let row: JSONPointer
  /// How many rows all samples have.
  package let rowCount: Int
  package let fields: [Field]
  /// The key of the field that identifies entities.
  package let identity: String?
  package let paging: InferredPaging?
  /// The results, place by place.
  package let explanations: [Explanation]
  /// True if that field is called as such fields are, or a person has named it.
  package var isIdentitySure = true
  /// The fields that distinguish the rows of the samples as well, as `--field` would have them.
  package var differing: [String] = []
}

extension InferredReply {
  /// The text for `--fields`.
  package var fieldsText: String { fields.text }

  /// The text for `--rows`: `/data/children/*/data` where rows are wrapped, `/` where the reply
  /// itself is the list.
  package var rowsText: String {
    guard row.tokens.isEmpty else { return "\(place)/*\(row)" }
    return kind == .list && place.tokens.isEmpty ? "/" : "\(place)"
  }
}
