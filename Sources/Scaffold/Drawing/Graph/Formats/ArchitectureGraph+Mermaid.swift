import Ground

extension ArchitectureGraph {
  /// The graph as a flowchart of Mermaid: a box around each band, violations in red.
  var mermaid: String {
    let grid = GraphGrid(self)
    let all = GraphLink.all(of: self, in: grid)
    let shown = all.count > Self.mermaidLimit ? all.filter(\.isAlone) : all
    let lines =
      ["flowchart TB"] + difference + grid.rows.indices.flatMap { Self.subgraph($0, of: grid) }
      + Self.remark(on: all.count - shown.count, shown.count) + shown.map(\.mermaid)
      + Self.styles(of: shown) + grid.rows.indices.flatMap { Self.style($0, of: grid) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// With more edges, Mermaid draws nothing at all unless it is asked to.
  private static let mermaidLimit = 500

  /// New and removed parts, in words.
  private var difference: [String] {
    guard since != nil else { return [] }
    return GraphWords.difference(of: self).map { "  %% " + $0.withoutSigns }
  }

  private static func subgraph(_ row: Int, of grid: GraphGrid) -> [String] {
    let boxes = grid.boxes.filter { $0.row == row }.map { box in
      "    \(box.node.id.mermaidName)[\(box.node.id.quotedForMermaid)]:::box\(row)"
    }
    return ["  subgraph band\(row)[\(grid.rows[row].title.quotedForMermaid)]"] + boxes + ["  end"]
  }

  private static func remark(on leftOut: Int, _ shown: Int) -> [String] {
    var remarks: [String] = []
    if leftOut > 0 {
      remarks.append(
        "  %% \(leftOut) edges from the app, and to what all modules stand on, are left out:"
          + " Mermaid draws \(mermaidLimit).")
    }
    if shown > mermaidLimit {
      remarks.append("  %% Mermaid draws \(mermaidLimit) edges; set its maxEdges to \(shown).")
    }
    return remarks
  }

  /// The styles of arrows: red for a violation, faint for what many use alike.
  private static func styles(of links: [GraphLink]) -> [String] {
    let plain = Palette.plain.light
    return [
      style(of: links, where: \.isViolation, "stroke:\(plain.alarm),stroke-width:3px"),
      style(of: links, where: { !$0.isAlone }, "stroke:\(plain.faint),stroke-width:0.5px"),
      style(
        of: links, where: { $0.isFresh }, "stroke:\(plain.fresh),stroke-width:2px"),
    ].compactMap(\.self)
  }

  private static func style(
    of links: [GraphLink], where belongs: (GraphLink) -> Bool, _ style: String
  ) -> String? {
    let numbers = links.indices.filter { belongs(links[$0]) }.map(String.init)
    return numbers.isEmpty ? nil : "  linkStyle \(numbers.joined(separator: ",")) \(style)"
  }

  private static func style(_ row: Int, of grid: GraphGrid) -> [String] {
    let shades = grid.rows[row].hue.light
    let border = "stroke:\(shades.line),color:\(shades.ink)"
    let changed = grid.boxes.filter { $0.row == row }.compactMap { box -> String? in
      let name = box.node.id.mermaidName
      switch box.node.change {
      case .new: return "  style \(name) stroke:\(Palette.plain.light.fresh),stroke-width:3px"
      case .gone: return "  style \(name) stroke-dasharray:4 3,opacity:0.7"
      case nil: return nil
      }
    }
    return [
      "  classDef box\(row) fill:\(shades.fill),\(border)",
      "  style band\(row) fill:\(shades.band),\(border)",
    ] + changed
  }
}

extension GraphLink {
  fileprivate var mermaid: String {
    let words =
      [edge.change?.rawValue, isViolation ? edge.findings.count.counting("violation") : nil]
      .compactMap(\.self).joined(separator: ", ")
    let arrow = (edge.change == .gone ? "-.->" : "-->") + (words.isEmpty ? "" : "|\(words)|")
    return "  \(from.node.id.mermaidName) \(arrow) \(to.node.id.mermaidName)"
  }
}

extension String {
  /// As it may stand in a remark, which ends with its line.
  fileprivate var withoutSigns: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isUnwritable || $0 == "\n" ? "\u{FFFD}" : $0 })
    )
    .replacing("{", with: "(").replacing("}", with: ")")
  }
}
