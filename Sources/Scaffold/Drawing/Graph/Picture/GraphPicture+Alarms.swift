extension GraphPicture {
  /// The uses that are not allowed, of one part or of many. The wide line, which is transparent, is
  /// easier to point at.
  var violations: [Markup] {
    layout.alarms.enumerated().map { number, links in
      let (path, end) = way(of: links)
      return Markup(
        "g",
        [
          "class": "violation", "id": "violation-\(number + 1)",
          "data-from": links.map { "\($0.from.index)" }.joined(separator: " "),
          "data-to": links[0].to.index,
        ],
        [
          Markup("title", [:], words.ofViolations(links)),
          Markup("path", ["class": "reach", "d": path]),
          Markup("path", ["class": "halo", "d": path]),
          Markup(
            "path", ["class": "alarm arrow", "d": path, "marker-end": Tip.alarm.reference]),
        ] + count(of: links, at: end))
    }
  }

  /// How many violations an arrow stands for, beside its tip.
  private func count(of links: [GraphLink], at end: Point) -> [Markup] {
    let count = links.reduce(0) { $0 + $1.edge.findings.count }
    guard count > 1 else { return [] }
    let isAbove = end.y <= layout.frame(of: links[0].to).center.y
    return [
      .label(
        "×\(count)", at: Point(x: end.x + 8, y: end.y + (isAbove ? -4 : 14)), size: 11,
        class: "count strong alarm words")
    ]
  }

  private func way(of links: [GraphLink]) -> (path: String, end: Point) {
    guard links[0].route == .merged else {
      let path = path(of: links[0])
      return (path.description, path.end)
    }
    return merged(links)
  }

  /// From beside each box that depends on another, past all others, to a line above the tier of the
  /// one that is used, and from there to it.
  private func merged(_ links: [GraphLink]) -> (path: String, end: Point) {
    let (box, frame) = (links[0].to, layout.frame(of: links[0].to))
    let top = layout.frames[
      layout.grid.boxes.first { $0.row == box.row && $0.line == 0 }?.index ?? box.index
    ].top
    let y = top - layout.lanes.height(for: box.index, isMerged: true)
    let starts = links.map { link in
      let start = layout.frame(of: link.from)
      let isDown = start.top < frame.top
      let x = isDown ? start.right + gap : start.left - gap
      return [
        Point(x: isDown ? start.right : start.left, y: start.center.y),
        Point(x: x, y: start.center.y), Point(x: x, y: y),
      ]
    }
    let last =
      box.line == 0
      ? [Point(x: frame.center.x + 4, y: y), Point(x: frame.center.x + 4, y: frame.top - 1)]
      : [
        Point(x: frame.left - gap, y: y), Point(x: frame.left - gap, y: frame.center.y),
        Point(x: frame.left - 1, y: frame.center.y),
      ]
    let places = starts.compactMap(\.last?.x) + [last[0].x]
    let run = [Point(x: places.min() ?? 0, y: y), Point(x: places.max() ?? 0, y: y)]
    let paths = (starts + [run, last]).map { Path(through: $0) }
    return (paths.map(\.description).joined(), paths[paths.count - 1].end)
  }

  /// From a box to the lines that pass it.
  private var gap: Int { min(6, layout.sizes.gutter / 2) }
}
