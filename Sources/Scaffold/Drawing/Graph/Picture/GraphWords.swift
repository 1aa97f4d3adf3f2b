import Checking
import Ground

/// The words of a picture for those who cannot see it, and for those who point at something in it.
struct GraphWords {
  private let graph: ArchitectureGraph
  private let grid: GraphGrid
  /// By the index of the box.
  private let outward: [[GraphLink]]

  init(_ graph: ArchitectureGraph, _ layout: GraphLayout) {
    (self.graph, grid) = (graph, layout.grid)
    var outward = [[GraphLink]](repeating: [], count: layout.grid.boxes.count)
    for link in layout.links { outward[link.from.index].append(link) }
    self.outward = outward
  }
}

extension GraphWords {
  func sees(_ box: GraphBox) -> [GraphLink] { outward[box.index] }

  private var findings: Int { outward.joined().reduce(0) { $0 + $1.edge.findings.count } }

  var hasViolations: Bool { findings > 0 }

  /// `3 modules, 40 files` and `1 violation`
  var summary: (String, violations: String) {
    if graph.since != nil {
      return (
        Self.difference(of: graph).joined(separator: ". "),
        findings == 0 ? "no new violations" : findings.counting("new violation")
      )
    }
    let files = grid.boxes.reduce(0) { $0 + $1.node.files }
    // Of an app that has no modules, its parts count.
    let parts = grid.boxes.count.counting("part")
    let hasParts = grid.modules.isEmpty && !grid.boxes.isEmpty
    return (
      "\(hasParts ? parts : grid.modules.count.counting("module")), \(files.counting("file"))",
      findings == 0 ? "no violations" : findings.counting("violation")
    )
  }

  var description: String {
    let tiers = grid.rows.compactMap { if case .tier(let name) = $0.kind { name } else { nil } }
    let wrong = outward.joined().filter(\.isViolation).map { link in
      "\(link.from.spokenName) depends on \(link.to.spokenName)"
    }
    let (summary, violations) = summary
    return "\(summary), \(violations)\(wrong.isEmpty ? "" : ": \(Self.list(wrong))"). "
      + "The tiers, from the top: \(tiers.joined(separator: ", "))."
  }

  /// `Login View, 12 files, depends on Login Business; 1 violation`
  func ofBox(_ box: GraphBox) -> String {
    let links = sees(box)
    let seen = links.isEmpty ? "nothing" : Self.list(links.map(\.to.spokenName))
    return "\(box.spokenName), \(box.node.fileWords), depends on \(seen)"
      + Self.warning(links)
  }

  /// `Login, 3 boxes, 30 files`
  func ofModule(_ module: String, _ boxes: [GraphBox]) -> String {
    let files = boxes.reduce(0) { $0 + $1.node.files }
    return "\(module), \(boxes.count.counting("part")), \(files.counting("file"))"
      + Self.warning(boxes.flatMap(sees))
  }

  /// Each finding a line, as a compiler would say it.
  func ofViolation(_ link: GraphLink) -> String {
    let lines = link.edge.findings.map { "\($0.place.words): \($0.rule): \($0.message)" }
    return (["\(link.from.spokenName) depends on \(link.to.spokenName)"] + lines)
      .joined(separator: "\n")
  }

  /// The same for all that one arrow stands for.
  func ofViolations(_ links: [GraphLink]) -> String {
    guard links.count > 1 else { return ofViolation(links[0]) }
    let lines = links.map { link in
      "\(link.from.spokenName) depends on \(link.to.spokenName)"
        + (link.edge.findings.count > 1 ? " ×\(link.edge.findings.count)" : "")
    }
    let more = lines.count > 12 ? ["and \(lines.count - 12) more"] : []
    return (lines.prefix(12) + more).joined(separator: "\n")
  }

  private static func warning(_ links: [GraphLink]) -> String {
    let count = links.reduce(0) { $0 + $1.edge.findings.count }
    return count == 0 ? "" : "; \(count.counting("violation"))"
  }

  /// Nobody listens to a hundred names.
  private static func list(_ names: [String]) -> String {
    let limit = 8
    if names.count <= limit + 1 { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
  }
}

extension GraphWords {
  /// `Since main: 2 new arrows, 1 gone`, and the circles that are new, a sentence each.
  static func difference(of graph: ArchitectureGraph) -> [String] {
    guard let since = graph.since else { return [] }
    let parts = [
      part(graph.edges.count { $0.change == .new }, "new arrow"),
      part(graph.edges.count { $0.change == .gone }, "arrow", "gone"),
      part(graph.nodes.count { $0.change == .new }, "new box"),
      part(graph.nodes.count { $0.change == .gone }, "box", "gone"),
      part(graph.circles.count, "new circle"),
    ].compactMap(\.self)
    let head =
      "Since \(since.printable): "
      + (parts.isEmpty ? "nothing new and nothing gone" : parts.joined(separator: ", "))
    return [head]
      + graph.circles.map { "New circle: " + $0.map(\.printable).joined(separator: " → ") }
  }

  private static func part(_ count: Int, _ noun: String, _ behind: String = "") -> String? {
    guard count > 0 else { return nil }
    let words = noun.hasSuffix("box") && count > 1 ? "\(count) \(noun)es" : count.counting(noun)
    return words + (behind.isEmpty ? "" : " " + behind)
  }

  /// How many violations an arrow stands for, where there are several: `×3`.
  static func count(of edge: ArchitectureGraph.Edge) -> String {
    edge.findings.count > 1 ? "×\(edge.findings.count)" : ""
  }
}

extension ArchitectureGraph.Node {
  /// `4 files`, `4 files, new`
  var fileWords: String {
    files.counting("file") + (change.map { ", \($0.rawValue)" } ?? "")
  }
}

extension SourcePlace {
  /// `Sources/Login.swift:3:8`
  var words: String { "\(file):\(line):\(column)" }
}
