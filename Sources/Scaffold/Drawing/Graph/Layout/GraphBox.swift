import Model

/// A node of a graph, and where it stands among the others.
struct GraphBox: Equatable, Sendable {
  /// Its number in the order in which a reader goes through the picture.
  let index: Int
  let node: ArchitectureGraph.Node
  let row: Int
  /// `nil` for what stands across all columns: the app, what is shared.
  let column: Int?
  /// Boxes of one row and one column stand beside one another, and below.
  let line: Int
  let slot: Int
  /// True if no box of its row and column stands below it.
  let isLast: Bool
}

extension GraphBox {
  var module: String? {
    if case .tier(_, let module) = node.position { module } else { nil }
  }

  /// Its name when it is read aloud: `Login View` rather than `LoginView`.
  var spokenName: String {
    guard case .tier(let tier, let module?) = node.position,
      node.id == module + tier || node.id == "\(module)/\(tier)"
    else { return node.id }
    return "\(module) \(tier)"
  }
}
