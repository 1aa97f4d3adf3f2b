import Ground
import Model
import SwiftReading

/// `"layers": { "View": ["Screens", "Rows"] }`, and a row names a screen.
enum LayerRule: Rule {
  static let name = "layer"
  static let summary: Message = "Inside a folder with layers, none depends on one above it."
  static let example = RuleExample(
    [
      "scaffold.json": RuleExample.twoTiers(#""layers": { "View": ["Screens", "Rows"] }"#),
      "View/Screens/LoginScreen.swift": "struct LoginScreen { let row: LoginRow }",
      "Data/LoginReply.swift": "struct LoginReply {}",
    ],
    bad: ["View/Rows/LoginRow.swift": "struct LoginRow { var screen: LoginScreen? }"],
    good: ["View/Rows/LoginRow.swift": "struct LoginRow { let reply: LoginReply }"])

  static func findings(in project: Inspection) -> [Finding] {
    let layerings = project.map.architecture.layerings
    guard !layerings.isEmpty else { return [] }
    return project.relations.flatMap { relation -> [Finding] in
      if relation.from.isOfTests { return [] }
      return layerings.compactMap { layering in
        guard let from = layering.layer(of: relation.fromPart),
          let to = layering.layer(of: relation.toPart), from.container == to.container,
          from.index > to.index
        else { return nil }
        let (lower, upper) = (layering.layers[from.index].text, layering.layers[to.index].text)
        return finding(
          of: relation,
          "`\(lower)` of `\(from.container)` may not \(relation.mention.words), which is of "
            + "`\(upper)` above it; \(wayOutUpward)")
      }
    }
  }
}

extension Layering {
  /// The layer that a part of a project is in, and the folder or the target with the layers.
  fileprivate func layer(of part: Part) -> (container: String, index: Int)? {
    let folders = part.folder.isEmpty ? [] : part.folder.pathComponents
    guard let match = place.match(folders: folders[...]) else { return nil }
    let rest = folders[match.depth...]
    // The outermost folder that is one of the layers counts.
    for name in rest {
      if let index = layers.firstIndex(where: { $0.match(name: name) != nil }) {
        return (folders[..<match.depth].joined(separator: "/"), index)
      }
    }
    return nil
  }
}
