/// A drawing of a size, with words for those who cannot see it.
struct Picture: Sendable {
  let title: String
  let description: String
  let width: Int
  let height: Int
  /// On top of the style that all pictures have.
  var css = ""
  /// From the back to the front.
  let shapes: [Markup]
}

extension Picture {
  /// The `<svg>`: alone a file, or a part of a page.
  var markup: Markup {
    Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "picture-title picture-description",
      ],
      [
        Markup("title", ["id": "picture-title"], title),
        Markup("desc", ["id": "picture-description"], description),
        Markup("style", [:], [.verbatim("\n\(Palette.css)\n" + (css.isEmpty ? "" : "\(css)\n"))]),
        Tip.definitions,
        .rectangle(Frame(x: 0, y: 0, width: width, height: height), class: "ground"),
      ] + shapes)
  }
}
