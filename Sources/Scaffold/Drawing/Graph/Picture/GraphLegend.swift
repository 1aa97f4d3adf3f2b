/// The meanings of the lines of a picture, in a row at its end.
struct GraphLegend {
  private let items: [(shapes: (Point) -> [Markup], words: String, place: Point)]
  let bottom: Int

  private static let size = 12
  private static let signWidth = 38
  private static let lineHeight = 22

  /// Wraps where the picture is too narrow.
  ///
  /// - Parameter isDifference: whether only what is new or gone is drawn.
  init(below layout: GraphLayout, isDifference: Bool) {
    let width = layout.width
    var place = Point(x: GraphSizes.margin, y: layout.bottom + 18)
    var items: [(shapes: (Point) -> [Markup], words: String, place: Point)] = []
    for (shapes, words) in (isDifference ? Self.changes : Self.signs)
      + (layout.sizes.isDense ? [Self.number] : [])
    {
      let needed = Self.signWidth + TextWidth.of(words, size: Self.size)
      if place.x + needed > width - GraphSizes.margin, place.x > GraphSizes.margin {
        place = Point(x: GraphSizes.margin, y: place.y + Self.lineHeight)
      }
      items.append((shapes, words, place))
      place.x += needed + 26
    }
    self.items = items
    bottom = place.y + 24
  }

  var shapes: [Markup] {
    items.flatMap { item in
      item.shapes(item.place) + [
        .label(
          item.words, at: Point(x: item.place.x + Self.signWidth, y: item.place.y + 4),
          size: Self.size, class: "faint")
      ]
    }
  }

  private static var signs: [(shapes: (Point) -> [Markup], words: String)] {
    [
      ({ [arrow(from: $0, "arrow", .filled)] }, "depends on"),
      ({ [arrow(from: $0, "thin arrow", .filled)] }, "many use it: one line for all"),
      ({ [arrow(from: $0, "alarm arrow", .alarm)] }, "depends on what it may not"),
    ]
  }

  private static var changes: [(shapes: (Point) -> [Markup], words: String)] {
    [
      ({ [arrow(from: $0, "fresh arrow", .fresh)] }, "new"),
      ({ [arrow(from: $0, "alarm arrow", .alarm)] }, "new, and not allowed"),
      ({ [arrow(from: $0, "gone arrow", .filled)] }, "gone"),
    ]
  }

  private static var number: (shapes: (Point) -> [Markup], words: String) {
    (
      { place in
        let frame = Frame(x: place.x + 2, y: place.y - 9, width: 24, height: 18)
        return [
          .box(frame, .grey, radius: 4),
          .label(
            "12", at: Point(x: frame.center.x, y: place.y + 4), size: 11, class: "grey words",
            anchor: .middle),
        ]
      }, "so many Swift files"
    )
  }

  private static func arrow(from place: Point, _ name: String, _ tip: Tip) -> Markup {
    let points = [place, Point(x: place.x + signWidth - 10, y: place.y)]
    return .arrow(Path(through: points), class: name, tip: tip)
  }
}
