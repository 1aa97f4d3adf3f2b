/// The name of what is drawn, and the line below it: as elements of a page, or as shapes.
struct GraphHead {
  let name: String
  let summary: (String, violations: String)
  let isAlarm: Bool
}

extension GraphHead {
  var page: Markup {
    Markup(
      "header", [:],
      [
        Markup("h1", [:], name),
        Markup(
          "p", ["class": "faint"],
          [
            .text("\(summary.0), "),
            Markup(
              "a", ["href": "#violations", "class": isAlarm ? "alarm" : nil], summary.violations),
          ]),
      ])
  }

  var shapes: [Markup] {
    [
      .label(name, at: Point(x: GraphSizes.margin, y: 44), size: 22, class: "strong words"),
      Markup(
        "text", ["class": "faint", "x": GraphSizes.margin, "y": 68, "font-size": 14],
        [
          .text("\(summary.0), "),
          Markup("tspan", ["class": isAlarm ? "strong alarm words" : "faint"], summary.violations),
        ]),
    ]
  }
}

extension Markup {
  /// The link past the picture, for whoever does not see it.
  static func skip(to place: String) -> Markup {
    Markup("a", ["class": "skip", "href": place], "Skip the picture")
  }
}
