import Ground
import Model

/// The rows and columns of a graph's picture, before anything has a size.
struct GraphGrid: Equatable, Sendable {
  let rows: [GraphRow]
  /// The names of the modules; `nil`, the first, for what belongs to none.
  let columns: [String?]
  /// Column by column, from the top down.
  let boxes: [GraphBox]

  init(_ graph: ArchitectureGraph) {
    let rows = GraphRow.all(of: graph)
    let columns = Self.columns(of: graph)
    let places = graph.nodes.compactMap { Place(of: $0, rows, columns) }.sorted()
    let totals = Dictionary(places.map { ($0.cell, 1) }, uniquingKeysWith: +)
    var counts: [[Int]: Int] = [:]
    boxes = places.enumerated().map { index, place in
      let number = counts[place.cell, default: 0]
      counts[place.cell] = number + 1
      let slots = Self.slots(in: place.column.map { columns[$0] }, of: columns)
      return GraphBox(
        index: index, node: place.node, row: place.row, column: place.column,
        line: number / slots, slot: number % slots,
        isLast: number + slots >= totals[place.cell, default: 0])
    }
    (self.rows, self.columns) = (rows, columns)
  }
}

extension GraphGrid {
  /// The columns that are modules.
  var modules: [String] { columns.compactMap(\.self) }

  /// How many boxes stand beside one another at most.
  func slots(in column: Int?) -> Int {
    (boxes.lazy.filter { $0.column == column }.map(\.slot).max() ?? 0) + 1
  }

  /// How many boxes stand below one another at most.
  func lines(in row: Int) -> Int {
    (boxes.lazy.filter { $0.row == row }.map(\.line).max() ?? 0) + 1
  }

  private static func columns(of graph: ArchitectureGraph) -> [String?] {
    var modules: [String: String?] = [:]
    for node in graph.nodes {
      if case .tier(_, let module) = node.position { modules.updateValue(module, forKey: node.id) }
    }
    let uses = graph.edges.compactMap { edge -> (from: String, to: String)? in
      guard let from = modules[edge.from] ?? nil, let to = modules[edge.to] ?? nil else {
        return nil
      }
      return (from, to)
    }
    let named = DependencyOrder(modules.values.compactMap(\.self), uses: uses).names
    return (modules.values.contains(nil) ? [nil] : []) + named
  }

  /// What all modules stand on may be wider than a module; without modules it is all there is.
  private static func slots(in column: String??, of columns: [String?]) -> Int {
    guard case .some(let module) = column else { return 8 }
    if module != nil { return 1 }
    return columns.count == 1 ? 8 : 3
  }
}

extension GraphGrid {
  /// A node with its row and column, ordered as a reader goes through them.
  private struct Place: Comparable {
    let node: ArchitectureGraph.Node
    let row: Int
    let column: Int?
    /// The column; the app comes before all of them, what is shared behind.
    let order: Int

    init?(of node: ArchitectureGraph.Node, _ rows: [GraphRow], _ columns: [String?]) {
      guard let kind = GraphRow.Kind(node.position),
        let row = rows.firstIndex(where: { $0.kind == kind })
      else { return nil }
      self.node = node
      self.row = row
      if case .tier(_, let module) = node.position {
        column = columns.firstIndex(of: module)
      } else {
        column = nil
      }
      order = column ?? (kind == .app ? -1 : columns.count)
    }

    /// Where it may meet others.
    var cell: [Int] { [order, row] }

    static func < (left: Place, right: Place) -> Bool {
      (left.order, left.row) == (right.order, right.row)
        ? left.node.id.naturallyPrecedes(right.node.id)
        : (left.order, left.row) < (right.order, right.row)
    }
  }
}
