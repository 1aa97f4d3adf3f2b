/// The way of a line, as the `d` of a `<path>` says it.
struct Path: Equatable, Sendable, CustomStringConvertible {
  private(set) var description: String
  /// Where the line is by now.
  private(set) var end: Point

  init(from start: Point) {
    description = "M\(start.x) \(start.y)"
    end = start
  }

  mutating func line(to end: Point) {
    description += "L\(end.x) \(end.y)"
    self.end = end
  }

  mutating func curve(by control: Point, to end: Point) {
    description += "Q\(control.x) \(control.y) \(end.x) \(end.y)"
    self.end = end
  }

  mutating func curve(by first: Point, _ second: Point, to end: Point) {
    description += "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
    self.end = end
  }
}

extension Path {
  /// Straight lines through points, one after the other, with rounded corners.
  init(through points: [Point], radius: Int = 6) {
    self.init(from: points.first ?? Point(x: 0, y: 0))
    for index in points.indices.dropFirst().dropLast() {
      let corner = points[index]
      line(to: corner.moved(towards: points[index - 1], by: radius))
      curve(by: corner, to: corner.moved(towards: points[index + 1], by: radius))
    }
    if points.count > 1, let end = points.last { line(to: end) }
  }
}

extension Point {
  /// The point on the way to another, of which the way is level or upright; half way at most.
  fileprivate func moved(towards other: Point, by distance: Int) -> Point {
    func step(_ from: Int, _ to: Int) -> Int {
      let limit = min(distance, abs(to - from) / 2)
      return to < from ? from - limit : from + limit
    }
    return Point(x: step(x, other.x), y: step(y, other.y))
  }
}
