import Checking
import Ground
import Model
import Templates

extension ArchitectureGraph {
  /// The whole graph, for scripts.
  ///
  /// A node has a `position` (`app`, `tier`, `shared` or `tests`) and, where it has them, a `tier`
  /// and a `module`. An edge that is not allowed has `findings`.
  ///
  /// Of what is compared there are `since` and `circles`, the new ones; what is `new` or `gone` has
  /// a `change`.
  package var json: String {
    let difference: [(String, JSON)] =
      since.map { since in
        [
          ("since", JSON(.text(since))),
          ("circles", JSON(.list(circles.map { JSON(texts: $0) }))),
        ]
      } ?? []
    let json = JSON(
      object: [("version", 1), ("name", JSON(.text(name)))] + difference + [
        ("tiers", JSON(texts: tiers)), ("nodes", JSON(.list(nodes.map(\.json)))),
        ("edges", JSON(.list(edges.map(\.json)))),
      ])
    return json.fileText
  }
}

extension ArchitectureGraph.Node {
  fileprivate var json: JSON {
    JSON(
      object: [("id", JSON(.text(id)))] + position.members + [("files", JSON(.number(files)))]
        + ArchitectureGraph.members(change))
  }
}

extension ArchitectureGraph.Edge {
  fileprivate var json: JSON {
    JSON(
      object: [
        ("from", JSON(.text(from))), ("to", JSON(.text(to))), ("count", JSON(.number(count))),
        ("findings", JSON(.list(findings.map(\.json)))),
      ] + ArchitectureGraph.members(change))
  }
}

extension ArchitectureGraph {
  fileprivate static func members(_ change: Change?) -> [(String, JSON)] {
    change.map { [("change", JSON(.text($0.rawValue)))] } ?? []
  }
}

extension Finding {
  fileprivate var json: JSON {
    [
      "rule": JSON(.text(rule)), "file": JSON(.text(place.file)),
      "line": JSON(.number(place.line)), "column": JSON(.number(place.column)),
      "message": JSON(.text(message)),
    ]
  }
}
