import Checking
import Ground

extension GraphMatrix {
  /// The parts as a graph in the language of Graphviz: one box for each, from those that use others
  /// on the left to what they use on the right. What nearly all use, or what uses nearly all, would
  /// hide the rest; its arrows are left out where they are allowed.
  func dot(named name: String) -> String {
    let shown = cells.filter { $0.row != $0.column && ($0.isViolation || isTelling($0)) }
    let leftOut = cells.count { $0.row != $0.column } - shown.count
    let remark =
      leftOut == 0
      ? []
      : [
        "  // \(leftOut.counting("arrow")) from what uses nearly all, or to what nearly all use, are left"
          + " out"
      ]
    let lines =
      [
        "digraph \(name.quotedForDot) {",
        "  graph [rankdir=LR, ranksep=1, nodesep=0.12, fontname=Helvetica];",
        "  node [shape=box, style=\"rounded,filled\", fontname=Helvetica, height=0.3, margin=0.08];",
        "  edge [color=\"\(Palette.plain.light.line)\", arrowsize=0.6];",
      ] + remark + units.indices.map(node) + shown.map(edge) + rows(besides: shown) + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What no arrow leads to or from would stand in one long column.
  private func rows(besides shown: [Cell]) -> [String] {
    let linked = Set(shown.flatMap { [$0.row, $0.column] })
    let alone = units.indices.filter { !linked.contains($0) }.map { units[$0].name.quotedForDot }
    return stride(from: 0, to: alone.count, by: 8).map { start in
      "  " + alone[start...].prefix(8).joined(separator: " -> ") + " [style=invis];"
    }
  }

  private func isTelling(_ cell: Cell) -> Bool {
    max(units[cell.row].sees, units[cell.column].seenBy) * 2 < units.count
  }

  /// What is wrong inside of a part shows at its border.
  private func node(_ index: Int) -> String {
    let (unit, shades) = (units[index], units[index].hue.light)
    let inner = cells.first { $0.row == index && $0.column == index && $0.isViolation }
    let border = inner == nil ? shades.line : Palette.plain.light.alarm
    let words = [unit.files.counting("file")] + (inner?.findings.map(\.message) ?? [])
    return "  \(unit.name.quotedForDot) [color=\"\(border)\","
      + (inner == nil ? "" : " penwidth=3,") + " fillcolor=\"\(shades.fill)\","
      + " fontcolor=\"\(shades.ink)\", tooltip=\(words.joined(separator: "\n").quotedForDot)];"
  }

  private func edge(_ cell: Cell) -> String {
    let line = "  \(units[cell.row].name.quotedForDot) -> \(units[cell.column].name.quotedForDot)"
    let words = cell.findings.map(\.message).joined(separator: "\n")
    let count = cell.findings.count > 1 ? ", label=\("×\(cell.findings.count)".quotedForDot)" : ""
    let alarm = Palette.plain.light.alarm
    if cell.isViolation {
      return line + " [color=\"\(alarm)\", fontcolor=\"\(alarm)\", penwidth=2\(count),"
        + " tooltip=\(words.quotedForDot)];"
    }
    if cell.edges.contains(where: { $0.change == .new }) {
      return line + " [color=\"\(Palette.plain.light.fresh)\", penwidth=2, label=new];"
    }
    return line
      + (cell.edges.contains { $0.change == .gone } ? " [style=dashed, label=gone];" : ";")
  }
}
