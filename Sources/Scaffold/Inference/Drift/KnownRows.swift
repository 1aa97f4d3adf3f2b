import DocumentReading
import Templates

/// The rows of a reply as a module that knows its fields reads them.
package struct KnownRows {
  /// The ids of the rows; `nil` for a row without one.
  package let ids: [String?]

  /// - Parameter place: where the rows are, with a `*` where each has its entity inside.
  /// - Returns: `nil` if there is no list.
  package init?(of sample: ReplySample, at place: JSONPointer, knowing fields: [InferredField]) {
    guard case .list(let rows)? = sample.value(at: place.toRows)?.kind else { return nil }
    let inside = JSONPointer(tokens: Array(place.tokens.drop { $0 != "*" }.dropFirst()))
    let way = Self.way(in: fields)
    ids = rows.map { row in inside.value(in: row).flatMap { Self.id(of: $0, at: way) } }
  }

  /// The id of one thing.
  package static func id(
    of sample: ReplySample, at place: JSONPointer, knowing fields: [InferredField]
  ) -> String? {
    sample.value(at: place).flatMap { id(of: $0, at: way(in: fields)) }
  }

  private static func id(of row: JSON, at way: [String]?) -> String? {
    way?.reduce(Optional(row), { $0?[$1] }).flatMap { $0.text ?? $0.number.map(String.init) }
  }

  /// The keys that lead to what identifies entities.
  private static func way(in fields: [InferredField]) -> [String]? {
    if let field = fields.first(where: \.isIdentity) { return [field.name.key] }
    for field in fields {
      guard case .object(_, let inner) = field.type,
        let way = inner.first(where: { $0.isMarked }).map({ [$0.name.key] }) ?? marked(in: inner)
      else { continue }
      return [field.name.key] + way
    }
    return nil
  }

  private static func marked(in fields: [InferredField]) -> [String]? {
    for field in fields {
      guard case .object(_, let inner) = field.type else { continue }
      if let mark = inner.first(where: { $0.isMarked }) { return [field.name.key, mark.name.key] }
    }
    return nil
  }
}

extension [InferredField] {
  /// True if what identifies entities is a number.
  package var isNumbered: Bool {
    guard let field = first(where: \.isIdentity), case .named(let type) = field.type else {
      return false
    }
    return type.hasPrefix("Int")
  }
}
