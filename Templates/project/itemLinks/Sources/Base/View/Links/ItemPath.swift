/// The path of a link into a list: to its rows, one of them, or a form.
package nonisolated enum ItemPath<ID: LinkedID>: Hashable, Sendable {
  /// `[]`
  case start
  /// `[id]`
  case item(ID)
  /// `["new"]`
  case new
  /// `[id, "edit"]`
  case edit(ID)

  package init?(_ parts: [Substring]) {
    guard let first = parts.first else {
      self = .start
      return
    }
    let rest = parts.dropFirst()
    if first == Self.newPart {
      guard rest.isEmpty else { return nil }
      self = .new
    } else {
      guard let id = ID(linkPart: Self.unmarked(first)) else { return nil }
      switch rest.first {
      case nil: self = .item(id)
      case Self.editPart? where rest.count == 1: self = .edit(id)
      default: return nil
      }
    }
  }

  package var parts: [String] {
    switch self {
    case .start: []
    case .item(let id): [Self.marked(id.linkPart)]
    case .new: [Self.newPart]
    case .edit(let id): [Self.marked(id.linkPart), Self.editPart]
    }
  }
}

nonisolated extension ItemPath {
  private static var newPart: String { "new" }
  private static var editPart: String { "edit" }

  /// Stands before an id that would mean something else in a path by itself.
  private static var mark: Character { "~" }

  private static func marked(_ id: String) -> String {
    ["", ".", "..", newPart].contains(id) || id.first == mark ? "\(mark)\(id)" : id
  }

  private static func unmarked(_ part: Substring) -> Substring {
    part.first == mark ? part.dropFirst() : part
  }
}
