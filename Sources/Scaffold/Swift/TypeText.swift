/// A type as it is written, such as `[Row]?`, and the names in it.
struct TypeText: Equatable, Sendable {
  /// The type with even spacing, without attributes.
  let text: String
  /// The names that a value of the type has something to do with, in their order. What a closure
  /// takes and gives is not held by who holds the closure, and left out.
  let mentions: [Mention]

  /// A name in a type.
  struct Mention: Equatable, Sendable {
    /// `Row`, `Login.State`; without generic arguments.
    let name: String
    let count: Count
    /// Whether the name stands between the angle brackets of another.
    let isArgument: Bool
  }

  /// How many values of a type there can be.
  enum Count: Int, Comparable, Sendable {
    case one, optional, many

    static func < (one: Count, other: Count) -> Bool { one.rawValue < other.rawValue }
  }
}
