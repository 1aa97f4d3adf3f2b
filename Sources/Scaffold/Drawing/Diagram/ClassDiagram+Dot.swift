import SwiftReading

extension ClassDiagram {
  /// The diagram in Graphviz's language.
  var dot: String {
    let head = [
      "digraph \(module.quotedForDot) {",
      "  graph [rankdir=TB, newrank=true, fontname=\"Helvetica\", nodesep=0.4]",
      "  node [shape=plain, fontname=\"Helvetica\", fontsize=11]",
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#66707f\"]",
    ]
    let others = outside.map { "  " + Self.dotLine(of: $0) }
    let arrows = relations.map { "  " + Self.dotLine(of: $0) }
    let lines = head + tiers.flatMap(dotLines) + others + arrows + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func dotLines(of tier: Tier) -> [String] {
    let head = [
      "  subgraph \("cluster_\(tier.name)".quotedForDot) {", "    label=\(tier.name.quotedForDot)",
      "    style=filled", "    color=\"\(tier.hue.light.band)\"",
    ]
    let nodes = tier.types.map { type in
      "    \(type.name.quotedForDot) [label=<\(type.dotLabel(tier.hue(of: type)))>]"
    }
    return head + nodes + ["  }"]
  }

  private static func dotLine(of outsider: Outsider) -> String {
    let shades = Hue.grey.light
    let label = [outsider.name, outsider.owner.map { "«\($0)»" }].compactMap(\.self)
      .joined(separator: "\n")
    return
      "\(outsider.name.quotedForDot) [label=\(label.quotedForDot), shape=box, style=\"filled,dashed\", "
      + "fillcolor=\"\(shades.fill)\", color=\"\(shades.line)\", fontcolor=\"\(shades.ink)\"]"
  }

  private static func dotLine(of relation: Relation) -> String {
    let label =
      switch relation.count {
      case .one: ""
      case .optional: " 0..1"
      case .many: " *"
      }
    let holding = "label=\((relation.roles.joined(separator: ", ") + label).quotedForDot), dir=both"
    let (from, to) = (relation.from.quotedForDot, relation.to.quotedForDot)
    // Graphviz puts the start of an arrow on top: a protocol above what conforms to it, a delegate
    // above what refers to it. Without `newrank`, it stumbles over circles between tiers.
    return switch relation.kind {
    case .inherits: "\(to) -> \(from) [dir=back, arrowtail=empty]"
    case .conforms: "\(to) -> \(from) [dir=back, arrowtail=empty, style=dashed]"
    case .uses: "\(from) -> \(to) [arrowhead=vee, style=dashed]"
    case .holds: "\(from) -> \(to) [\(holding), arrowtail=diamond, arrowhead=vee]"
    case .refers: "\(to) -> \(from) [\(holding), arrowtail=vee, arrowhead=odiamond]"
    }
  }
}

extension ClassDiagram.Class {
  /// The box as a table of two cells.
  fileprivate func dotLabel(_ hue: Hue) -> String {
    let shades = hue.light
    let head = "<I>«\(kind.rawValue)»</I><BR/><B>\(title.escapedForMarkup)</B>"
    let body = zip(marks, lines).map { mark, line in
      "\(mark) \(line.escapedForMarkup)<BR ALIGN=\"LEFT\"/>"
    }.joined()
    return "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" CELLPADDING=\"5\" "
      + "BGCOLOR=\"\(shades.fill)\" COLOR=\"\(shades.line)\"><TR><TD>\(head)</TD></TR>"
      + (body.isEmpty ? "" : "<TR><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\">\(body)</TD></TR>")
      + "</TABLE>"
  }

  private var marks: [String] { properties.map(\.access.mark) + cases.map { _ in "" } }
}
