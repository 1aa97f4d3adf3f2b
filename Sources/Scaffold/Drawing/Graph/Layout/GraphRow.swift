import Model

/// A band of a graph's picture: the app, a tier, or what all may use.
struct GraphRow: Hashable, Sendable {
  let kind: Kind
  let hue: Hue

  enum Kind: Hashable, Sendable {
    case app
    case tier(String)
    case shared
  }

  var title: String {
    switch kind {
    case .app: "App"
    case .tier(let name): name
    case .shared: "Shared"
    }
  }
}

extension GraphRow {
  /// The app on top, the tiers, at the bottom what all may use; the first and the last only where
  /// there is something in them.
  static func all(of graph: ArchitectureGraph) -> [GraphRow] {
    let kinds = graph.nodes.compactMap { Kind($0.position) }
    let used = kinds.compactMap { if case .tier(let name) = $0 { name } else { nil } }
    let tiers = graph.tiers + Set(used).subtracting(graph.tiers).sorted()
    let hues = Hue.ofTiers(tiers)
    return (kinds.contains(.app) ? [GraphRow(kind: .app, hue: .red)] : [])
      + tiers.map { GraphRow(kind: .tier($0), hue: hues[$0] ?? .grey) }
      + (kinds.contains(.shared) ? [GraphRow(kind: .shared, hue: .grey)] : [])
  }
}

extension GraphRow.Kind {
  /// Where a node is drawn; tests are not.
  init?(_ position: Position) {
    switch position {
    case .tier(let name, _): self = .tier(name)
    case .app: self = .app
    case .shared: self = .shared
    case .tests: return nil
    }
  }
}
