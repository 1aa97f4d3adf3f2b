import Checking

/// A matrix as a page: its picture, which can be put in order and looked around in, and lists.
struct MatrixPage {
  private let graph: ArchitectureGraph
  private let picture: MatrixPicture

  init(_ matrix: GraphMatrix, of graph: ArchitectureGraph) {
    self.graph = graph
    picture = MatrixPicture(matrix, of: graph, hasHeader: false)
  }
}

extension MatrixPage {
  var page: Page {
    Page(
      title: graph.title, css: GraphPage.css + "\n" + Self.css,
      body: [
        .skip(to: "#violations"), picture.head.page, tools,
        Markup("div", ["class": "picture", "id": "picture"], [picture.picture.markup]),
        Markup("main", [:], [violations, parts]),
      ], script: Self.script)
  }

  /// The ways to put rows and columns in order, as the script knows them.
  private static let orders = [
    ("uses", "who uses above who is used"), ("name", "name"), ("sees", "depends on most"),
    ("seen", "used by most"), ("violations", "most violations"),
  ]

  private var tools: Markup {
    let order = Self.orders.map { Markup("option", ["value": $0], $1) }
    return GraphPage.tools(
      words: "Point at a name or a square, or go from one to the next with the arrow keys, to see "
        + "what it is about. Enter keeps that, and leads from a red square to its violations; Esc "
        + "lets go.",
      more: [
        Markup("label", ["for": "order"], "Order"),
        Markup("select", ["id": "order"], order),
      ])
  }
}

// MARK: - Lists

extension MatrixPage {
  private var violations: Markup {
    let items = picture.matrix.cells.filter(\.isViolation).flatMap { cell in
      cell.edges.flatMap { edge in edge.findings.map { item(cell, edge, $0) } }
    }
    return GraphPage.violations(items)
  }

  private func item(
    _ cell: GraphMatrix.Cell, _ edge: ArchitectureGraph.Edge, _ finding: Finding
  ) -> Markup {
    Markup(
      "li", ["data-units": "\(cell.row) \(cell.column)"],
      GraphPage.words(
        of: finding, at: "#cell-\(cell.row)-\(cell.column)", edge.from, edge.to))
  }

  private var parts: Markup {
    GraphPage.table(
      ["Part", "Files", "Used by", "Violations", "Depends on"],
      picture.matrix.units.indices.map(row))
  }

  private func row(_ index: Int) -> Markup {
    let unit = picture.matrix.units[index]
    let seen = picture.matrix.cells.filter { $0.row == index && $0.column != index }
    let links = seen.enumerated().flatMap { place, cell -> [Markup] in
      let name = picture.matrix.units[cell.column].name
      let style = cell.isViolation ? "alarm" : nil
      return (place == 0 ? [] : [.text(", ")]) + [
        Markup("a", ["class": style, "href": "#cell-\(cell.row)-\(cell.column)"], name)
      ]
    }
    return Markup(
      "tr", ["data-units": index],
      [
        Markup("th", ["scope": "row"], [Markup("a", ["href": "#row-\(index)"], unit.name)]),
        Markup("td", ["class": "number"], "\(unit.files)"),
        Markup("td", ["class": "number"], "\(unit.seenBy)"),
        Markup("td", ["class": "number"], unit.violations == 0 ? "" : "\(unit.violations)"),
        Markup("td", [:], links),
      ])
  }
}
