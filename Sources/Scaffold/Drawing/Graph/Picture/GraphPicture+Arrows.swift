extension GraphPicture {
  /// The uses of one part by itself that are allowed.
  var arrows: [Markup] {
    layout.links.filter { !$0.isViolation && $0.isAlone }.map { link in
      Markup(
        "path",
        [
          "class": style(of: link), "d": path(of: link),
          "marker-end": (link.isFresh ? Tip.fresh : .filled).reference,
          "data-from": link.from.index, "data-to": link.to.index,
        ])
    }
  }

  private func style(of link: GraphLink) -> String {
    if link.isFresh { return "fresh arrow" }
    if link.edge.change == .gone { return "gone arrow" }
    return plainStyle(of: link)
  }

  /// What every module has steps back where there are many.
  private func plainStyle(of link: GraphLink) -> String {
    link.route == .straight && layout.sizes.isDense ? "thin arrow" : "arrow"
  }

  func path(of link: GraphLink) -> Path {
    let (start, end) = (layout.frame(of: link.from), layout.frame(of: link.to))
    switch link.route {
    case .over: return over(start, end, link)
    case .around: return around(start, end)
    case .across: return across(start, end, link)
    default:
      return Path(
        through: [
          Point(x: start.center.x, y: start.bottom), Point(x: end.center.x, y: end.top - 1),
        ])
    }
  }

  /// An arc above the boxes. It leaves and arrives off the middle, so that two arcs, there and
  /// back, can be distinguished.
  private func over(_ start: Frame, _ end: Frame, _ link: GraphLink) -> Path {
    let side = end.x < start.x ? -1 : 1
    let (left, arrived) = (start.center.x + 3 * side, end.center.x - 5 * side)
    let top = min(start.top, end.top) - link.arc(over: abs(end.center.x - start.center.x))
    var path = Path(from: Point(x: left, y: start.top))
    path.curve(
      by: Point(x: left, y: top), Point(x: arrived, y: top),
      to: Point(x: arrived, y: end.top - 1))
    return path
  }

  /// A bow beside the column: on the right downward, on the left upward.
  private func around(_ start: Frame, _ end: Frame) -> Path {
    let isDown = start.y < end.y
    let x = isDown ? max(start.right, end.right) : min(start.left, end.left)
    let pull = x + (isDown ? 1 : -1) * (layout.sizes.gutter + 4)
    let (from, to) = (start.center.y + (isDown ? 6 : -6), end.center.y + (isDown ? -6 : 6))
    var path = Path(from: Point(x: isDown ? start.right : start.left, y: from))
    path.curve(
      by: Point(x: pull, y: from), Point(x: pull, y: to),
      to: Point(x: isDown ? end.right + 1 : end.left - 1, y: to))
    return path
  }

  /// Down or up to the next row; where there are rows between, past their boxes.
  private func across(_ start: Frame, _ end: Frame, _ link: GraphLink) -> Path {
    let isDown = start.y < end.y
    let side = end.center.x < start.center.x ? -1 : 1
    let from = Point(x: start.center.x + 5 * side, y: isDown ? start.bottom : start.top)
    let to = Point(x: end.center.x - 5 * side, y: isDown ? end.top - 1 : end.bottom + 1)
    if abs(link.to.row - link.from.row) > 1 { return past(from, to, link) }
    var path = Path(from: from)
    path.bend(to: to)
    return path
  }

  /// Between two columns past the rows that are in between, and from there to the box.
  private func past(_ from: Point, _ to: Point, _ link: GraphLink) -> Path {
    let end = layout.frame(of: link.to)
    let isDown = from.y < to.y
    let x =
      from.x <= to.x
      ? end.left - layout.sizes.gutter / 2 : end.right + layout.sizes.gutter / 2
    let first = layout.bands[link.from.row + (isDown ? 1 : -1)].bottom - GraphBands.padding
    let last = layout.bands[link.to.row + (isDown ? -1 : 1)].bottom - GraphBands.padding
    let height = layout.sizes.boxHeight
    var path = Path(from: from)
    path.bend(to: Point(x: x, y: isDown ? first - height : first))
    path.line(to: Point(x: x, y: isDown ? last : last - height))
    path.bend(to: to)
    return path
  }
}

extension Path {
  /// To a point above or below, upright at both ends.
  fileprivate mutating func bend(to end: Point) {
    let pull = max(24, abs(end.y - self.end.y) / 2) * (end.y < self.end.y ? -1 : 1)
    curve(
      by: Point(x: self.end.x, y: self.end.y + pull), Point(x: end.x, y: end.y - pull), to: end)
  }
}
