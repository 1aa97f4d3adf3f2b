/// A graph as a page: its picture, in which one can look around, and the same in lists.
struct GraphPage {
  private let graph: ArchitectureGraph
  let picture: GraphPicture

  init(_ graph: ArchitectureGraph) {
    self.graph = graph
    picture = GraphPicture(graph, hasHeader: false)
  }
}

extension GraphPage {
  var page: Page {
    Page(
      title: graph.title, css: Self.css,
      body: [
        .skip(to: "#violations"), picture.head.page, Self.tools(hint), figure,
        Markup("main", [:], [violations, parts]),
      ],
      script: Self.script)
  }

  private var hint: String { "what it depends on and what depends on it" }

  /// Without a script they could do nothing; the script shows them.
  static func tools(_ hint: String) -> Markup {
    tools(
      words:
        "Point at a box, or go from box to box with the arrow keys, to see \(hint). Enter keeps "
        + "that, Esc lets go.")
  }

  /// - Parameters:
  ///   - words: how one looks around.
  ///   - more: further tools.
  static func tools(words: String, more: [Markup] = []) -> Markup {
    Markup(
      "div", ["class": "tools", "id": "tools", "hidden": ""],
      [
        Markup("label", ["for": "filter"], "Filter"),
        Markup(
          "input",
          [
            "id": "filter", "type": "search", "autocomplete": "off", "spellcheck": "false",
            "placeholder": "part of a name",
          ]),
        Markup(
          "label", [:],
          [Markup("input", ["id": "fit", "type": "checkbox"]), .text(" Fit to the window")]),
      ] + more + [
        Markup("output", ["id": "spoken", "role": "status", "aria-live": "polite"], ""),
        Markup("p", ["class": "faint", "id": "hint"], words),
      ])
  }

  private var figure: Markup {
    Markup("div", ["class": "picture", "id": "picture"], [picture.picture.markup])
  }
}
