extension ArchitectureGraph {
  /// The graph as a flowchart of Mermaid: a box around each band, violations in red.
  var mermaid: String {
    let grid = GraphGrid(self)
    let all = GraphLink.all(of: self, in: grid)
    let shown = all.count > Self.mermaidLimit ? all.filter(\.isAlone) : all
    let lines =
      ["flowchart TB"] + grid.rows.indices.flatMap { Self.subgraph($0, of: grid) }
      + Self.remark(on: all.count - shown.count) + shown.map(\.mermaid)
      + Self.styles(of: shown) + grid.rows.indices.map { Self.style($0, of: grid) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// With more edges, Mermaid draws nothing at all unless it is told to.
  private static let mermaidLimit = 500

  private static func subgraph(_ row: Int, of grid: GraphGrid) -> [String] {
    let boxes = grid.boxes.filter { $0.row == row }.map { box in
      "    \(box.node.id.mermaidName)[\(box.node.id.quotedForMermaid)]:::band\(row)"
    }
    return ["  subgraph band\(row)[\(grid.rows[row].title.quotedForMermaid)]"] + boxes + ["  end"]
  }

  private static func remark(on count: Int) -> [String] {
    if count == 0 { return [] }
    return [
      "  %% \(count) edges from the app, and to what all modules stand on, are left out:"
        + " Mermaid draws \(mermaidLimit)."
    ]
  }

  private static func styles(of links: [GraphLink]) -> [String] {
    let wrong = links.indices.filter { links[$0].isViolation }.map(String.init)
    if wrong.isEmpty { return [] }
    let alarm = Palette.plain.light.alarm
    return ["  linkStyle \(wrong.joined(separator: ",")) stroke:\(alarm),stroke-width:3px"]
  }

  private static func style(_ row: Int, of grid: GraphGrid) -> String {
    let shades = grid.rows[row].hue.light
    return "  classDef band\(row) fill:\(shades.fill),stroke:\(shades.line),color:\(shades.ink)"
  }
}

extension GraphLink {
  /// Whether it is drawn alone, and not with what many do.
  fileprivate var isAlone: Bool {
    ![.fromApp, .toShared, .pastAll, .alongTier].contains(route)
  }

  fileprivate var mermaid: String {
    let arrow = isViolation ? "-->|\(edge.findings.count.counting("violation"))|" : "-->"
    return "  \(from.node.id.mermaidName) \(arrow) \(to.node.id.mermaidName)"
  }
}
