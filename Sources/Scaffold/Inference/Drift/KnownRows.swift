import DocumentReading
import Fields
import Templates

/// The rows of a reply as a module that knows its fields reads them.
package struct KnownRows {
  /// The ids of the rows; `nil` for a row without one.
  package let ids: [String?]
  /// The entity of the first row; `nil` where it has none.
  package let first: JSON?

  /// - Parameter place: where the rows are, with a `*` where each has its entity inside.
  /// - Returns: `nil` if there is no list.
  package init?(of sample: ReplySample, at place: JSONPointer, knowing fields: [Field]) {
    guard case .list(let rows)? = sample.value(at: place.toRows)?.kind else { return nil }
    let inside = JSONPointer(tokens: Array(place.tokens.drop { $0 != "*" }.dropFirst()))
    let way = fields.wayToIdentity?.map(\.key)
    let entities = rows.map(inside.value)
    ids = entities.map { entity in entity.flatMap { Self.id(of: $0, at: way) } }
    first = entities.first ?? nil
  }

  /// The id of one thing.
  package static func id(
    of sample: ReplySample, at place: JSONPointer, knowing fields: [Field]
  ) -> String? {
    sample.value(at: place).flatMap { id(of: $0, at: fields.wayToIdentity?.map(\.key)) }
  }

  private static func id(of row: JSON, at way: [String]?) -> String? {
    way?.reduce(Optional(row), { $0?[$1] }).flatMap { $0.text ?? $0.number.map(String.init) }
  }
}

extension [Field] {
  /// True if what identifies entities is a number.
  package var isNumbered: Bool { first(where: \.isIdentity)?.base.literal == .wholeNumber }
}
