/// How many values a field has.
package enum FieldContainer: Sendable {
  /// One.
  case none
  /// Any number of them, in their order: `[String]`.
  case list
  /// Any number of them, each under a text of its own: `[String:Int]`.
  case map
  /// Lists of them, each under a text of its own: `[String:[Int]]`.
  case lists
}

extension FieldContainer {
  /// The type of values of which each is of a type.
  package func text(of item: String, behindColon space: String = "") -> String {
    switch self {
    case .none: item
    case .list: "[\(item)]"
    case .map, .lists: "[String:\(space)\(inner.text(of: item))]"
    }
  }

  /// The call that makes other values of all, behind the name of what holds them.
  package func mapping(by type: String) -> String {
    switch self {
    case .none, .list: "map(\(type).init)"
    case .map: "mapValues(\(type).init)"
    case .lists: "mapValues { $0.map(\(type).init) }"
    }
  }

  /// True if there are texts, and something under each of them.
  package var isMap: Bool { [.map, .lists].contains(self) }

  /// How many values stand at one place of it.
  package var inner: FieldContainer { self == .lists ? .list : .none }
}
