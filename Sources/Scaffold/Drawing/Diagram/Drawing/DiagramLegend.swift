/// The meanings of the signs of a class diagram, in one line below it.
enum DiagramLegend {
  private static let (sign, gap, size) = (44, 22, 11)
  private static let access = "- private, ~ internal or package, + public"

  static var width: Int {
    let words = entries.map { sign + TextWidth.of($0.0, size: size) + gap }
    return words.reduce(0, +) + TextWidth.of(access, size: size)
  }

  static func shapes(at start: Point) -> [Markup] {
    var (shapes, x) = ([Markup](), start.x)
    for (words, sign) in entries {
      shapes += sign(Point(x: x, y: start.y))
      shapes.append(label(words, at: Point(x: x + Self.sign, y: start.y + 4)))
      x += Self.sign + TextWidth.of(words, size: size) + gap
    }
    return shapes + [label(access, at: Point(x: x, y: start.y + 4))]
  }

  private static func label(_ words: String, at place: Point) -> Markup {
    .label(words, at: place, size: size, class: "faint")
  }

  private static let entries: [(String, @Sendable (Point) -> [Markup])] = [
    ("holds", { [line($0), shape("M0 0L7 -5L14 0L7 5Z", "head arrow", $0)] }),
    ("refers to (weak)", { [line($0), shape("M0 0L7 -5L14 0L7 5Z", "hollow arrow", $0)] }),
    ("inherits", { [line($0), shape("M36 0L24 -7L24 7Z", "hollow arrow", $0)] }),
    ("conforms", { [line($0, "5 4"), shape("M36 0L24 -7L24 7Z", "hollow arrow", $0)] }),
    ("takes or gives", { [line($0, "5 4"), shape("M27 -5L36 0L27 5", "arrow", $0)] }),
  ]

  private static func line(_ start: Point, _ dashes: String? = nil) -> Markup {
    var path = Path(from: start)
    path.line(to: Point(x: start.x + 36, y: start.y))
    return Markup("path", ["class": "arrow", "d": path, "stroke-dasharray": dashes])
  }

  private static func shape(_ shape: String, _ name: String, _ place: Point) -> Markup {
    Markup(
      "path", ["class": name, "d": shape, "transform": "translate(\(place.x) \(place.y))"])
  }
}
