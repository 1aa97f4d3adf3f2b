import Ground

/// A class diagram as a page: its picture, in which one can look around as in that of a project, and
/// the same in a table.
struct ClassDiagramPage {
  private let contents: DiagramContents

  init(_ diagram: ClassDiagram) { contents = DiagramContents(diagram) }
}

extension ClassDiagramPage {
  var page: Page {
    Page(
      title: "Classes of \(contents.diagram.module)", css: GraphPage.css + "\n" + Self.css,
      body: [.skip(to: "#types"), header, GraphPage.tools("what it has to do with"), figure, main],
      script: GraphPage.script)
  }

  private static let css = """
    .looking .lit .arrow { stroke-width: 2; }
    td ul { margin: 0; padding: 0; list-style: none; }
    td li { margin: 0; }
    """

  private var header: Markup {
    let tiers = contents.diagram.tiers.map { "\($0.types.count.counting("type")) in \($0.name)" }
    return Markup(
      "header", [:],
      [
        Markup("h1", [:], contents.diagram.module),
        Markup("p", ["class": "faint"], tiers.joined(separator: ", ")),
      ])
  }

  private var figure: Markup {
    let picture = DiagramPicture(contents, hasHeader: false).picture
    return Markup("div", ["class": "picture", "id": "picture"], [picture.markup])
  }
}

// MARK: - Table

extension ClassDiagramPage {
  /// The picture, for those who would rather read.
  private var main: Markup {
    let titles = ["Type", "Kind", "Tier", "Has", "Has to do with"]
    let head = Markup("tr", [:], titles.map { Markup("th", ["scope": "col"], $0) })
    let rows = contents.boxes.indices.filter { !contents.boxes[$0].isOutside }.map(row)
    let table = Markup(
      "table", [:], [Markup("thead", [:], [head]), Markup("tbody", [:], rows)])
    return Markup(
      "main", [:],
      [
        Markup(
          "section", ["id": "types", "tabindex": "-1", "aria-labelledby": "types-title"],
          [
            Markup("h2", ["id": "types-title"], "Types"),
            Markup("div", ["class": "table"], [table]),
          ])
      ])
  }

  private func row(_ index: Int) -> Markup {
    let box = contents.boxes[index]
    let relations = contents.diagram.relations.filter { $0.from == box.names[0] }
    return Markup(
      "tr", ["data-boxes": index],
      [
        Markup("th", ["scope": "row"], [Markup("a", ["href": "#box-\(index)"], box.names[0])]),
        Markup("td", [:], box.kind),
        Markup("td", [:], contents.diagram.tiers[box.tier].name),
        Markup("td", [:], [list(box.allLines.map { Markup("code", [:], $0) })]),
        Markup("td", [:], [list(relations.map { .text($0.phrase) })]),
      ])
  }

  private func list(_ items: [Markup]) -> Markup {
    Markup("ul", [:], items.map { Markup("li", [:], [$0]) })
  }
}
