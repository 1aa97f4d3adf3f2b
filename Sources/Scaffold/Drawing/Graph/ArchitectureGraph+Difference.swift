import Checking

extension ArchitectureGraph {
  /// The parts that are new or gone in a graph since another one of the same project, and the uses
  /// between them.
  ///
  /// - Parameters:
  ///   - before: the graph as it was; `nil` if all is to be shown.
  ///   - revision: what the user calls that time: `main`.
  package func compared(with before: ArchitectureGraph?, since revision: String?)
    -> ArchitectureGraph
  {
    guard let before, let revision else { return self }
    let (now, past) = (Set(edges.map(\.ends)), Set(before.edges.map(\.ends)))
    let changed =
      edges.filter { !past.contains($0.ends) }.map { $0.changed(.new) }
      + before.edges.filter { !now.contains($0.ends) }.map { $0.changed(.gone) }
    let (own, old) = (Set(nodes.map(\.id)), Set(before.nodes.map(\.id)))
    let concerned = Set(changed.flatMap { [$0.from, $0.to] })
    let shown =
      nodes.filter { concerned.contains($0.id) || !old.contains($0.id) }
      .map { old.contains($0.id) ? $0 : $0.changed(.new) }
      + before.nodes.filter { !own.contains($0.id) }.map { $0.changed(.gone) }
    var difference = ArchitectureGraph(
      name: name, tiers: tiers, nodes: shown.sorted { $0.id < $1.id },
      edges: changed.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
    difference.since = revision
    difference.circles = circles(besides: before)
    return difference
  }

  /// The change of a part of a project, or of one part's use of another.
  package enum Change: String, Sendable {
    case new, gone
  }
}

extension ArchitectureGraph.Node {
  fileprivate func changed(_ change: ArchitectureGraph.Change) -> Self {
    ArchitectureGraph.Node(id: id, position: position, files: files, change: change)
  }
}

extension ArchitectureGraph.Edge {
  fileprivate struct Ends: Hashable {
    let from: String
    let to: String
  }

  fileprivate var ends: Ends { Ends(from: from, to: to) }

  /// What is gone is wrong no more.
  fileprivate func changed(_ change: ArchitectureGraph.Change) -> Self {
    ArchitectureGraph.Edge(
      from: from, to: to, count: count, findings: change == .gone ? [] : findings, change: change)
  }
}

// MARK: - Circles

extension ArchitectureGraph {
  /// One circle for each group of parts that lead to one another and did not before, the shortest
  /// over an edge that has closed it.
  private func circles(besides before: ArchitectureGraph) -> [[String]] {
    let (now, past) = (Knots(of: self), Knots(of: before))
    let old = Set(before.edges.map(\.ends))
    var known: Set<Int> = []
    return edges.compactMap { edge in
      guard !old.contains(edge.ends), let knot = now.knot(of: edge.from, edge.to),
        past.knot(of: edge.from, edge.to) == nil, !known.contains(knot),
        let way = now.way(from: edge.to, to: edge.from)
      else { return nil }
      known.insert(knot)
      return [edge.from] + way
    }
  }
}

/// Which parts of a graph lead to one another.
private struct Knots {
  private let names: [String]
  private let places: [String: Int]
  private let edges: [[Int]]
  private var knots: [Int: Int] = [:]

  init(of graph: ArchitectureGraph) {
    names = Set(graph.edges.flatMap { [$0.from, $0.to] }).sorted()
    places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var edges = Array(repeating: [Int](), count: names.count)
    for edge in graph.edges {
      if let from = places[edge.from], let to = places[edge.to] { edges[from].append(to) }
    }
    self.edges = edges
    for (number, group) in Components(of: edges).groups.enumerated() {
      for member in group { knots[member] = number }
    }
  }

  /// The group that both are in; `nil` if they are in none together.
  func knot(of one: String, _ other: String) -> Int? {
    guard let one = places[one].flatMap({ knots[$0] }),
      one == places[other].flatMap({ knots[$0] })
    else { return nil }
    return one
  }

  /// The shortest way, both ends in it.
  func way(from start: String, to end: String) -> [String]? {
    guard let first = places[start], let last = places[end] else { return nil }
    var cameFrom: [Int: Int] = [first: first]
    var waiting = [first]
    var next = 0
    while next < waiting.count, cameFrom[last] == nil {
      let current = waiting[next]
      next += 1
      for other in edges[current] where cameFrom[other] == nil {
        cameFrom[other] = current
        waiting.append(other)
      }
    }
    guard cameFrom[last] != nil else { return nil }
    var way = [last]
    while let current = way.last, current != first, let before = cameFrom[current] {
      way.append(before)
    }
    return way.reversed().map { names[$0] }
  }
}
