import Checking
import Model

/// Who uses whom among many: a row for each that uses, a column for each that is used.
///
/// A module is one row and one column, whatever its tiers; so is each target that is of no module.
struct GraphMatrix: Equatable, Sendable {
  /// Those that use others before those that they use: what is below the diagonal leads back.
  let units: [Unit]
  /// Row by row.
  let cells: [Cell]

  /// A module, or a target that is of none.
  struct Unit: Equatable, Sendable {
    let name: String
    let hue: Hue
    /// How many boxes a picture of boxes would have for it.
    var parts = 0
    var files = 0
    /// How many others it depends on, and how many depend on it.
    var sees = 0
    var seenBy = 0
    /// How often it depends on what it may not.
    var violations = 0
  }

  /// One unit depends on another, or a part of itself.
  struct Cell: Equatable, Sendable {
    let row: Int
    let column: Int
    let edges: [ArchitectureGraph.Edge]

    var count: Int { edges.reduce(0) { $0 + $1.count } }
    var findings: [Finding] { edges.flatMap(\.findings) }
    var isViolation: Bool { edges.contains { !$0.findings.isEmpty } }
  }

  /// With more modules, a picture of boxes cannot be followed.
  private static let limit = 40

  /// - Returns: `nil` for a graph that boxes show better.
  init?(_ graph: ArchitectureGraph) {
    let nodes = graph.nodes.filter { !$0.position.isTests }
    let owners = Dictionary(nodes.map { ($0.id, $0.unit) }, uniquingKeysWith: { one, _ in one })
    let modules = Set(nodes.compactMap(\.position.moduleOfTier))
    guard max(modules.count, Set(owners.values).count - modules.count) > Self.limit else {
      return nil
    }
    let names = Self.order(nodes, graph.edges, owners)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var units = Self.units(names, nodes, places, GraphRow.all(of: graph))
    let edges = Dictionary(grouping: graph.edges) { edge -> [Int] in
      let ends = [edge.from, edge.to].compactMap { owners[$0].flatMap { places[$0] } }
      return ends.count == 2 ? ends : []
    }
    cells = edges.filter { !$0.key.isEmpty }.map { ends, edges in
      Cell(row: ends[0], column: ends[1], edges: edges)
    }.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    for cell in cells {
      units[cell.row].violations += cell.findings.count
      guard cell.row != cell.column else { continue }
      units[cell.row].sees += 1
      units[cell.column].seenBy += 1
    }
    self.units = units
  }
}

extension GraphMatrix {
  /// The app, those that use others, what these use, and last what all may use.
  private static func order(
    _ nodes: [ArchitectureGraph.Node], _ edges: [ArchitectureGraph.Edge], _ owners: [String: String]
  ) -> [String] {
    let uses = edges.compactMap { edge -> (from: String, to: String)? in
      guard let from = owners[edge.from], let to = owners[edge.to] else { return nil }
      return (from, to)
    }
    let named = { (isWanted: (Position) -> Bool) in
      let names = nodes.filter { isWanted($0.position) }.map(\.unit)
      return DependencyOrder(names, uses: uses).usersFirst
    }
    return named { $0 == .app } + named { $0 != .app && $0 != .shared } + named { $0 == .shared }
  }

  private static func units(
    _ names: [String], _ nodes: [ArchitectureGraph.Node], _ places: [String: Int],
    _ rows: [GraphRow]
  ) -> [Unit] {
    let hues = Dictionary(rows.map { ($0.kind, $0.hue) }, uniquingKeysWith: { one, _ in one })
    var units = names.map { Unit(name: $0, hue: .grey) }
    for node in nodes {
      guard let place = places[node.unit] else { continue }
      let isModule = node.position.moduleOfTier != nil
      let hue = isModule ? .blue : GraphRow.Kind(node.position).flatMap { hues[$0] } ?? .grey
      if units[place].parts == 0 { units[place] = Unit(name: node.unit, hue: hue) }
      units[place].parts += 1
      units[place].files += node.files
    }
    return units
  }
}

extension ArchitectureGraph.Node {
  /// The part that it belongs to in a matrix.
  var unit: String { position.moduleOfTier ?? id }
}
