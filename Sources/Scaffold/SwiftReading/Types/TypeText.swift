/// A type as it is written, such as `[Row]?`, and the names in it.
package struct TypeText: Equatable, Sendable {
  /// The type with even spacing, without attributes.
  package let text: String
  /// The names that a value of the type has something to do with, in their order. What a closure
  /// takes and gives is not held by who holds the closure, and left out.
  package let mentions: [Mention]

  /// A name in a type.
  package struct Mention: Equatable, Sendable {
    /// `Row`, `Login.State`; without generic arguments.
    package let name: String
    package let count: Count
    /// True if the name stands between the angle brackets of another.
    package let isArgument: Bool

    package init(name: String, count: Count, isArgument: Bool) {
      self.name = name
      self.count = count
      self.isArgument = isArgument
    }
  }

  /// How many values of a type there can be.
  package enum Count: Int, Comparable, Sendable {
    case one, optional, many

    package static func < (one: Count, other: Count) -> Bool { one.rawValue < other.rawValue }
  }
}
