/// A matrix as a drawing: names on the left and on top, a square where one depends on another.
///
/// Rows, columns and squares are groups that stand where their `transform` says, so that a page can
/// put them in another order.
struct MatrixPicture {
  let matrix: GraphMatrix
  let words: MatrixWords
  let sizes: MatrixSizes
  private let graph: ArchitectureGraph
  /// True if the picture says itself what it is of.
  private let hasHeader: Bool

  init(_ matrix: GraphMatrix, of graph: ArchitectureGraph, hasHeader: Bool) {
    (self.matrix, self.graph, self.hasHeader) = (matrix, graph, hasHeader)
    words = MatrixWords(matrix: matrix, graph: graph)
    sizes = MatrixSizes(matrix, below: hasHeader ? 84 : 8)
  }
}

extension MatrixPicture {
  var picture: Picture {
    Picture(
      title: graph.title, description: words.description, width: sizes.width,
      height: sizes.bottom + 44, css: Palette.matrix,
      shapes: (hasHeader ? head.shapes : []) + [stripes] + (hasHeader ? [] : [cross]) + rows
        + columns + cells + legend)
  }

  /// What stands above the picture.
  var head: GraphHead {
    GraphHead(name: graph.name, summary: words.summary, isAlarm: words.hasViolations)
  }

  /// Every other row and column is set off, and so is the diagonal.
  private var stripes: Markup {
    let count = matrix.units.count
    let even = stride(from: 0, to: count, by: 2).flatMap { index -> [Markup] in
      let place = sizes.place(index)
      return [
        .rectangle(
          Frame(x: sizes.left, y: sizes.top + place, width: sizes.side, height: sizes.cell),
          class: "column"),
        .rectangle(
          Frame(x: sizes.left + place, y: sizes.top, width: sizes.cell, height: sizes.side),
          class: "column"),
      ]
    }
    let diagonal = (0..<count).map { index in
      Markup.rectangle(
        Frame(
          x: sizes.left + sizes.place(index), y: sizes.top + sizes.place(index),
          width: sizes.cell, height: sizes.cell), class: "diagonal")
    }
    return Markup("g", ["class": "stripes"], even + diagonal)
  }

  /// The cross that a page lays over the row and the column that are pointed at.
  private var cross: Markup {
    Markup(
      "g", ["class": "cross"],
      [
        .rectangle(
          Frame(x: 0, y: sizes.top, width: sizes.left + sizes.side, height: sizes.cell),
          class: "across"),
        .rectangle(
          Frame(
            x: sizes.left, y: sizes.top - sizes.labelHeight, width: sizes.cell,
            height: sizes.side + sizes.labelHeight), class: "down"),
      ])
  }

  private func name(_ unit: GraphMatrix.Unit) -> String {
    TextWidth.fit(unit.name, in: sizes.labelHeight - 12, size: sizes.font)
  }

  private var rows: [Markup] {
    matrix.units.enumerated().map { index, unit in
      Markup(
        "g",
        [
          "class": "head row", "id": "row-\(index)", "data-index": index, "data-name": unit.name,
          "data-sees": unit.sees, "data-seen": unit.seenBy, "data-violations": unit.violations,
          "transform": "translate(0 \(sizes.top + sizes.place(index)))",
        ],
        [
          Markup("title", [:], words.ofUnit(unit)),
          .rectangle(
            Frame(
              x: sizes.left - sizes.labelHeight, y: 0, width: sizes.labelHeight, height: sizes.cell),
            class: "hit"),
          .label(
            name(unit), at: Point(x: sizes.left - 6, y: sizes.baseline), size: sizes.font,
            class: style(unit), anchor: .end),
        ])
    }
  }

  private var columns: [Markup] {
    matrix.units.enumerated().map { index, unit in
      Markup(
        "g",
        [
          "class": "head col", "id": "column-\(index)", "data-index": index,
          "data-name": unit.name,
          "transform": "translate(\(sizes.left + sizes.place(index)) 0)",
        ],
        [
          Markup("title", [:], words.ofUnit(unit)),
          .rectangle(
            Frame(
              x: 0, y: sizes.top - sizes.labelHeight, width: sizes.cell, height: sizes.labelHeight),
            class: "hit"),
          Markup(
            "text",
            [
              "class": style(unit), "x": sizes.baseline, "y": sizes.top - 6,
              "font-size": sizes.font,
              "transform": "rotate(-90 \(sizes.baseline) \(sizes.top - 6))",
            ], name(unit)),
        ])
    }
  }

  private func style(_ unit: GraphMatrix.Unit) -> String {
    unit.hue == .blue ? "words" : "strong \(unit.hue.rawValue) line"
  }

  private var cells: [Markup] { matrix.cells.map(cell) }

  private func cell(_ cell: GraphMatrix.Cell) -> Markup {
    let frame = Frame(x: 1, y: 1, width: sizes.cell - 2, height: sizes.cell - 2)
    let count = cell.findings.count
    let number =
      count > 1 && count < 100 && sizes.cell >= 12
      ? [
        Markup.label(
          "\(count)", at: Point(x: sizes.cell / 2, y: sizes.baseline), size: sizes.font - 2,
          class: "strong on", anchor: .middle)
      ] : []
    return Markup(
      "g",
      [
        "class": cell.isViolation ? "place violation" : "place",
        "id": "cell-\(cell.row)-\(cell.column)", "data-row": cell.row, "data-column": cell.column,
        "transform": "translate(\(sizes.left + sizes.place(cell.column)) "
          + "\(sizes.top + sizes.place(cell.row)))",
      ],
      [
        Markup("title", [:], words.ofCell(cell)),
        .rectangle(frame, class: style(cell), radius: sizes.cell > 10 ? 2 : 1),
      ] + number)
  }

  private func style(_ cell: GraphMatrix.Cell) -> String {
    if cell.isViolation { return "alarm cell" }
    if cell.edges.contains(where: { $0.change == .new }) { return "fresh cell" }
    if cell.edges.contains(where: { $0.change == .gone }) { return "gone cell" }
    if cell.row == cell.column { return "own cell" }
    return cell.count > 9 ? "strong cell" : cell.count > 2 ? "cell" : "weak cell"
  }

  private var legend: [Markup] {
    let signs =
      graph.since == nil
      ? [
        ("weak cell", "depends on once or twice"), ("cell", "more"),
        ("strong cell", "ten times and more"),
      ]
      : [("fresh cell", "new"), ("gone cell", "gone")]
    var x = GraphSizes.margin
    return (signs + [("alarm cell", "depends on what it may not")]).flatMap {
      style, sign -> [Markup] in
      defer { x += 50 + TextWidth.of(sign, size: 12) }
      return [
        .rectangle(
          Frame(x: x, y: sizes.bottom + 18, width: 14, height: 14), class: style, radius: 2),
        .label(sign, at: Point(x: x + 22, y: sizes.bottom + 29), size: 12, class: "faint"),
      ]
    }
  }
}
