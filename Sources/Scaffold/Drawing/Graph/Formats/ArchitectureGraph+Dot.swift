import Checking
import Ground

extension ArchitectureGraph {
  /// The graph in the language of Graphviz: a cluster for each band, violations in red.
  var dot: String { GraphMatrix(self)?.dot(named: name) ?? dotOfBoxes }

  private var dotOfBoxes: String {
    let grid = GraphGrid(self)
    let lines =
      [
        "digraph \(name.quotedForDot) {",
        "  graph [rankdir=TB, compound=true, fontname=Helvetica, style=rounded];",
        "  node [shape=box, style=\"rounded,filled\", fontname=Helvetica];",
        "  edge [color=\"\(Palette.plain.light.line)\"];",
      ] + grid.rows.indices.flatMap { Self.cluster($0, of: grid) }
      + GraphLink.all(of: self, in: grid).map(\.dot) + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cluster(_ row: Int, of grid: GraphGrid) -> [String] {
    let shades = grid.rows[row].hue.light
    let boxes = grid.boxes.filter { $0.row == row }.map { box in
      let label = "\(box.node.id)\n\(box.node.fileWords)"
      let style =
        switch box.node.change {
        case .new: ", color=\"\(Palette.plain.light.fresh)\", penwidth=3"
        case .gone: ", style=\"rounded,dashed\""
        case nil: ""
        }
      return "    \(box.node.id.quotedForDot) [label=\(label.quotedForDot)\(style)];"
    }
    return [
      "  subgraph cluster_\(row) {",
      "    label=\(grid.rows[row].title.quotedForDot);",
      "    color=\"\(shades.line)\"; bgcolor=\"\(shades.band)\"; fontcolor=\"\(shades.ink)\";",
      "    node [color=\"\(shades.line)\", fillcolor=\"\(shades.fill)\","
        + " fontcolor=\"\(shades.ink)\"];",
    ] + boxes + ["  }"]
  }
}

extension GraphLink {
  fileprivate var dot: String {
    let line = "  \(from.node.id.quotedForDot) -> \(to.node.id.quotedForDot)"
    if edge.change == .gone { return line + " [style=dashed, label=gone];" }
    if !isViolation, edge.change == .new {
      return line + " [color=\"\(Palette.plain.light.fresh)\", penwidth=2, label=new];"
    }
    if !isViolation { return line + (isAlone ? ";" : " [penwidth=0.4, arrowsize=0.6];") }
    let alarm = Palette.plain.light.alarm
    let words = edge.findings.map(\.message).joined(separator: "\n")
    let label = GraphWords.count(of: edge)
    return line + " [color=\"\(alarm)\", penwidth=2, fontcolor=\"\(alarm)\", "
      + (label.isEmpty ? "" : "label=\(label.quotedForDot), ") + "tooltip=\(words.quotedForDot)];"
  }
}
