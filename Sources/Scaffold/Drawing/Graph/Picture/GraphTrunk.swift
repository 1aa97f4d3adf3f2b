/// A line that many edges share: some lead into it, some out of it.
struct GraphTrunk {
  /// Where it runs, from the left to the right.
  let y: Int
  var starts: [Branch] = []
  var ends: [Branch] = []

  /// The line that leads from boxes into the trunk, or out of it to boxes.
  struct Branch {
    /// From the boxes to the trunk.
    let points: [Point]
    let links: [GraphLink]
  }
}

extension GraphTrunk {
  /// A group, so that a page can shorten the line to where some of the branches are.
  var shapes: [Markup] {
    let places = (starts + ends).compactMap(\.points.last?.x)
    guard let left = places.min(), let right = places.max(), !starts.isEmpty, !ends.isEmpty
    else { return [] }
    let run = [Point(x: left, y: y), Point(x: right, y: y)]
    let shapes =
      [shape(run, starts.flatMap(\.links), "run ")]
      + starts.map { shape($0.points, $0.links) }
      + ends.map { shape($0.points.reversed(), $0.links, tip: .filled) }
    return [Markup("g", ["class": "trunk"], shapes)]
  }

  private func shape(
    _ points: [Point], _ links: [GraphLink], _ name: String = "", tip: Tip? = nil
  ) -> Markup {
    Markup(
      "path",
      [
        "class": "\(name)thin arrow", "d": Path(through: points), "marker-end": tip?.reference,
        "data-from": Self.list(links.map(\.from.index)),
        "data-to": Self.list(links.map(\.to.index)),
      ])
  }

  private static func list(_ indices: [Int]) -> String {
    Set(indices).sorted().map(String.init).joined(separator: " ")
  }
}
