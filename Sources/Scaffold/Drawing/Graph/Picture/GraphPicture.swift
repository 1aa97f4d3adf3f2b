/// A graph as a drawing: bands, columns, boxes, lines.
struct GraphPicture {
  let graph: ArchitectureGraph
  let layout: GraphLayout
  let words: GraphWords

  /// True if the picture says itself what it is of.
  let hasHeader: Bool

  init(_ graph: ArchitectureGraph, hasHeader: Bool) {
    self.graph = graph
    self.hasHeader = hasHeader
    layout = GraphLayout(graph, below: hasHeader ? 84 : 16)
    words = GraphWords(graph, layout)
  }
}

extension GraphPicture {
  /// From the back to the front: what is wrong comes last, so that nothing hides it.
  var picture: Picture {
    let legend = GraphLegend(below: layout, isDifference: graph.since != nil)
    return Picture(
      title: graph.title, description: words.description,
      width: max(layout.width, widthOfHeader), height: legend.bottom,
      shapes: (hasHeader ? head.shapes : []) + bands + columns + lines + arrows + boxes + violations
        + legend.shapes)
  }

  private var widthOfHeader: Int {
    guard hasHeader else { return 0 }
    let (summary, violations) = words.summary
    return TextWidth.of("\(summary), \(violations)", size: 14) + 2 * GraphSizes.margin
  }

  /// What stands above the picture.
  var head: GraphHead {
    GraphHead(name: graph.name, summary: words.summary, isAlarm: words.hasViolations)
  }

  private var bands: [Markup] {
    zip(layout.grid.rows, layout.bands).flatMap { row, band -> [Markup] in
      let room = GraphSizes.titleWidth - 24
      return [
        .band(band, row.hue),
        .label(
          TextWidth.fit(row.title, in: room, size: 15),
          at: Point(x: band.left + 14, y: band.bottom - 14 - layout.sizes.boxHeight / 2 + 5),
          size: 15, class: "strong \(row.hue.rawValue) words"),
      ]
    }
  }

  private var columns: [Markup] {
    if layout.grid.modules.isEmpty { return [] }
    let boxes = Dictionary(grouping: layout.grid.boxes, by: \.column)
    return zip(layout.grid.columns, layout.columns).enumerated().map { index, column in
      heading(column.0, column.1, boxes[index] ?? [])
    }
  }

  private func heading(_ module: String?, _ frame: Frame, _ boxes: [GraphBox]) -> Markup {
    let name = module ?? Self.base
    let isUpright = module != nil && layout.sizes.isDense
    return Markup(
      "g",
      [
        "class": "heading", "data-name": name,
        "data-boxes": boxes.map { "\($0.index)" }.joined(separator: " "),
      ],
      [
        Markup("title", [:], words.ofModule(name, boxes)),
        .rectangle(frame, class: "column", radius: 8),
        isUpright ? upright(name, frame) : level(name, frame),
      ])
  }

  /// The name of the column of what all modules stand on.
  private static let base = "Base"

  private func level(_ module: String, _ frame: Frame) -> Markup {
    .label(
      TextWidth.fit(module, in: frame.width, size: 15),
      at: Point(x: frame.center.x, y: frame.top + layout.sizes.headingHeight - 12), size: 15,
      class: "strong words",
      anchor: .middle)
  }

  private func upright(_ module: String, _ frame: Frame) -> Markup {
    let (x, y) = (frame.center.x + 4, frame.top + layout.sizes.headingHeight - 8)
    let room = layout.sizes.headingHeight - 14
    return Markup(
      "text",
      [
        "class": "strong words", "x": x, "y": y, "font-size": GraphSizes.nameSize,
        "transform": "rotate(-90 \(x) \(y))",
      ], TextWidth.fit(module, in: room, size: GraphSizes.nameSize))
  }
}
