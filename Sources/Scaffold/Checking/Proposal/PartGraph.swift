import Ground
import Model
import SwiftReading

/// Which parts of a project depend on which, by its imports and the types that it names.
struct PartGraph: Sendable {
  /// From one part to another, by their places in the list of parts.
  struct Edge: Hashable, Sendable {
    let from: Int
    let to: Int
  }

  /// How often one part depends on another.
  private(set) var counts: [Edge: Int] = [:]
  /// In how many files it does.
  private(set) var files: [Edge: Int] = [:]
  /// Who declares that it depends on whom.
  private(set) var declared: Set<Edge> = []

  init(of parts: ProjectParts) {
    let names = parts.all.indices.map { "\($0)" }
    let positions = parts.partOfFolder.map { part in
      part.map { Position.tier(names[$0], module: nil) }
    }
    var owners: [String: ProjectMap.Owner] = [:]
    for (index, part) in parts.all.enumerated() where part.isTarget {
      owners[part.name] = ProjectMap.Owner(
        position: .tier(names[index], module: nil), node: names[index],
        part: Part(folder: "", target: part.name))
    }
    let map = ProjectMap(
      of: parts.survey, .parts(names), positions: positions, targets: parts.targets,
      owners: owners)
    let relations = Inspection.relations(parts.survey, map, namesTypes: parts.splitTarget != nil)
    var seen: Set<[String]> = []
    for relation in relations {
      guard let from = relation.from.part, let to = relation.to.part, from != to else { continue }
      let edge = Edge(from: from, to: to)
      counts[edge, default: 0] += 1
      if seen.insert([relation.place.file, names[to]]).inserted {
        files[edge, default: 0] += 1
      }
    }
    addDeclared(parts)
  }

  /// What targets declare says which way is meant, too.
  private mutating func addDeclared(_ parts: ProjectParts) {
    let places = Dictionary(
      parts.all.indices.filter { parts.all[$0].isTarget }.map { (parts.all[$0].name, $0) }
    ) { first, _ in first }
    for target in parts.lists.flatMap(\.contents.targets) {
      guard let from = places[target.name] else { continue }
      for name in Set((target.dependencies ?? []).map(\.name)) {
        guard let to = places[name], to != from else { continue }
        declared.insert(Edge(from: from, to: to))
        counts[Edge(from: from, to: to), default: 0] += 1
      }
    }
  }
}

extension Position {
  /// The part that it stands for.
  fileprivate var part: Int? { if case .tier(let name, _) = self { Int(name) } else { nil } }
}
