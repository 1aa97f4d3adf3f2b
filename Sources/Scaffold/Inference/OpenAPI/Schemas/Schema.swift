import Ground
import Templates

/// The description of a value.
struct Schema {
  let kind: Kind
  let isNullable: Bool

  /// Schemas inside are read when they are asked for: they may lead back to where they stand.
  enum Kind {
    case flag
    case whole(format: String)
    case number(format: String)
    case text(format: String)
    case choice([String])
    case list(JSON)
    case map(JSON)
    case object(SchemaObject)
    /// Anything, and why no more is known.
    case any(Message)
  }
}
