import Checking
import Model

extension ArchitectureGraph {
  /// The graph of an inspected project. Tests are left out: a picture shows what is shipped.
  ///
  /// - Parameter findings: what is wrong, to mark the edges with.
  package init(of inspection: Inspection, named name: String, findings: [Finding]) {
    let relations = inspection.relations.filter {
      !$0.from.isTests && !$0.to.isTests && $0.fromNode != $0.toNode
    }
    let broken = Dictionary(grouping: findings, by: \.place)
    let edges = Dictionary(grouping: relations) { Ends(from: $0.fromNode, to: $0.toNode) }
    self.init(
      name: name, tiers: inspection.map.architecture.tiers.map(\.name),
      nodes: Self.nodes(of: inspection),
      edges: edges.sorted { $0.key < $1.key }.map { ends, relations in
        Edge(
          from: ends.from, to: ends.to, count: relations.count,
          findings: relations.flatMap { broken[$0.place, default: []] })
      })
  }

  /// The start and the end of an edge.
  private struct Ends: Hashable, Comparable {
    let from: String
    let to: String

    static func < (one: Ends, other: Ends) -> Bool {
      (one.from, one.to) < (other.from, other.to)
    }
  }

  private static func nodes(of inspection: Inspection) -> [Node] {
    var files: [String: Int] = [:]
    var positions: [String: Position] = [:]
    for (index, folder) in inspection.survey.folders.enumerated() where !folder.files.isEmpty {
      guard let id = inspection.map.node(ofFolder: index),
        let position = inspection.map.positions[index], !position.isTests
      else { continue }
      files[id, default: 0] += folder.files.count
      positions[id] = positions[id] ?? position
    }
    // What is used is drawn, even if it has no Swift files: a library in C.
    for relation in inspection.relations where !relation.to.isTests {
      positions[relation.toNode] = positions[relation.toNode] ?? relation.to
    }
    return positions.sorted { $0.key < $1.key }.map { id, position in
      Node(id: id, position: position, files: files[id, default: 0])
    }
  }
}

extension Position {
  var isTests: Bool {
    if case .tests = self { true } else { false }
  }
}
