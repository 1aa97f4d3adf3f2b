/// Draws a class diagram: tiers as bands, types as boxes, relations as lines with UML's signs.
struct DiagramPicture {
  private let contents: DiagramContents
  private let layout: DiagramLayout
  private let hasHeader: Bool

  private static let (margin, gutter, padding, legend) = (24, 92, 26, 50)

  /// - Parameter hasHeader: whether the name of the module stands above the bands.
  init(_ contents: DiagramContents, hasHeader: Bool) {
    (self.contents, self.hasHeader) = (contents, hasHeader)
    layout = DiagramLayout(contents.layering)
  }
}

extension DiagramPicture {
  var picture: Picture {
    let title = "Module \(contents.diagram.module)"
    let heading = Markup.label(
      title, at: Point(x: Self.margin, y: 38), size: 20, class: "strong words")
    let legend = DiagramLegend.shapes(at: Point(x: Self.margin, y: height - 24))
    return Picture(
      title: title, description: contents.diagram.description, width: width, height: height,
      shapes: (hasHeader ? [heading] : []) + bands + arrows + boxes + legend)
  }

  private var top: Int { hasHeader ? 62 : 8 }

  private var width: Int {
    let boxes = Self.margin + Self.gutter + layout.width + Self.padding + Self.margin
    return max(boxes, Self.margin + DiagramLegend.width + Self.margin)
  }

  private var height: Int { top + layout.height + 2 * Self.padding + Self.legend }

  private var bands: [Markup] {
    zip(contents.diagram.tiers, layout.bands).flatMap { tier, band -> [Markup] in
      let frame = Frame(
        x: Self.margin, y: top + band.top, width: width - 2 * Self.margin,
        height: band.bottom - band.top + 2 * Self.padding)
      let name = TextWidth.fit(tier.name, in: Self.gutter - 20, size: 14)
      let place = Point(x: frame.x + 14, y: frame.y + 26)
      let style = "\(tier.hue.rawValue) strong words"
      return [.band(frame, tier.hue), .label(name, at: place, size: 14, class: style)]
    }
  }

  private var boxes: [Markup] {
    contents.boxes.enumerated().map { index, box in
      let related = Set(contents.joints.filter { $0.from == index }.map(\.to)).sorted()
      return Markup(
        "g",
        [
          "class": "node", "id": "box-\(index)", "data-name": box.names.joined(separator: " "),
          "data-sees": related.map(String.init).joined(separator: " "),
        ], [Markup("title", [:], box.words)] + box.shapes(in: shifted(layout.frames[index])))
    }
  }

  private func shifted(_ frame: Frame) -> Frame {
    var frame = frame
    frame.x += Self.margin + Self.gutter
    frame.y += top + Self.padding
    return frame
  }
}

// MARK: - Lines

extension DiagramPicture {
  private var arrows: [Markup] {
    var routes = layout.routes.makeIterator()
    return contents.joints.map { joint in
      let isLoop = joint.from == joint.to
      let points = isLoop ? loop(at: layout.frames[joint.from]) : routes.next() ?? []
      let directed = isLoop || contents.leadsDown(joint) ? points : points.reversed()
      let shifted = directed.map { point in
        Point(x: point.x + Self.margin + Self.gutter, y: point.y + top + Self.padding)
      }
      return DiagramArrow(joint: joint, points: shifted).markup
    }
  }

  /// The line of a type that holds its like.
  private func loop(at frame: Frame) -> [Point] {
    let (x, y) = (frame.right, frame.bottom)
    return [
      Point(x: x - 14, y: y), Point(x: x - 14, y: y + 18), Point(x: x + 10, y: y + 18),
      Point(x: x + 10, y: frame.top - 14), Point(x: x - 14, y: frame.top - 14),
      Point(x: x - 14, y: frame.top),
    ]
  }
}
