extension Markup {
  /// A box: `class="box blue"`.
  static func box(_ frame: Frame, _ hue: Hue, radius: Int = 6) -> Markup {
    rectangle(frame, class: "\(hue.rawValue) box", radius: radius)
  }

  /// The ground on which boxes of a colour stand.
  static func band(_ frame: Frame, _ hue: Hue) -> Markup {
    rectangle(frame, class: "\(hue.rawValue) band", radius: 10)
  }

  static func rectangle(_ frame: Frame, class name: String, radius: Int = 0) -> Markup {
    Markup(
      "rect",
      [
        "class": name, "x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height,
        "rx": radius > 0 ? radius : nil,
      ])
  }

  /// Where words begin, are in the middle, or end.
  enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// Words; `at` is on their base line.
  static func label(
    _ words: String, at place: Point, size: Int, class name: String = "words",
    anchor: Anchor = .start
  ) -> Markup {
    Markup(
      "text",
      [
        "class": name, "x": place.x, "y": place.y, "font-size": size,
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
      ], words)
  }

  /// A line along a path, with a tip at its end.
  static func arrow(
    _ path: Path, class name: String = "arrow", tip: Tip? = .filled
  ) -> Markup {
    Markup(
      "path",
      ["class": name, "d": path, "marker-end": tip?.reference])
  }
}
