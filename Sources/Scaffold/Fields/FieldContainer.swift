/// How many values a field has.
package enum FieldContainer: Sendable {
  /// One.
  case none
  /// Any number of them, in their order: `[String]`.
  case list
  /// Any number of them, each under a text of its own: `[String:Int]`.
  case map
}

extension FieldContainer {
  /// The type of values of which each is of a type.
  package func text(of item: String, behindColon space: String = "") -> String {
    switch self {
    case .none: item
    case .list: "[\(item)]"
    case .map: "[String:\(space)\(item)]"
    }
  }
}
