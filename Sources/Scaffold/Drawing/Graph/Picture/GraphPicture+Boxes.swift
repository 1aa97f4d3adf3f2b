import Ground

extension GraphPicture {
  var boxes: [Markup] { layout.grid.boxes.map(box) }

  private func box(_ box: GraphBox) -> Markup {
    let frame = layout.frame(of: box)
    let sees = words.sees(box).map { "\($0.to.index)" }.joined(separator: " ")
    return Markup(
      "g",
      [
        "class": "node", "id": "box-\(box.index)", "data-name": box.node.id,
        "data-module": box.module, "data-sees": sees,
      ],
      [Markup("title", [:], words.ofBox(box)), shape(of: box, frame)]
        + labels(box, frame) + mark(box, frame))
  }

  private func shape(of box: GraphBox, _ frame: Frame) -> Markup {
    guard let change = box.node.change else { return .box(frame, layout.hue(of: box)) }
    let style = change == .new ? "fresh" : "gone"
    return .rectangle(frame, class: "\(layout.hue(of: box).rawValue) \(style) box", radius: 6)
  }

  private func labels(_ box: GraphBox, _ frame: Frame) -> [Markup] {
    let (center, style) = (frame.center, "\(layout.hue(of: box).rawValue) words")
    let name = TextWidth.fit(box.node.id, in: frame.width - 12, size: GraphSizes.nameSize)
    if layout.sizes.isDense {
      return [
        .label(
          box.module == nil ? name : "\(box.node.files)",
          at: Point(x: center.x, y: center.y + 4),
          size: box.module == nil ? GraphSizes.nameSize : GraphSizes.detailSize,
          class: style, anchor: .middle)
      ]
    }
    return [
      .label(
        name, at: Point(x: center.x, y: center.y - 2), size: GraphSizes.nameSize,
        class: "strong \(style)", anchor: .middle),
      .label(
        box.node.fileWords, at: Point(x: center.x, y: center.y + 14),
        size: GraphSizes.detailSize, class: style, anchor: .middle),
    ]
  }

  /// A red spot on what depends on what it may not.
  private func mark(_ box: GraphBox, _ frame: Frame) -> [Markup] {
    guard words.sees(box).contains(where: \.isViolation) else { return [] }
    return [
      Markup("circle", ["class": "alarm head", "cx": frame.right - 1, "cy": frame.top + 1, "r": 4])
    ]
  }
}
