extension Markup {
  /// UML's sign for a whole, at the box of the whole.
  static func diamond(at place: Point, down: Bool, class name: String) -> Markup {
    let side = down ? 1 : -1
    var path = Path(from: place)
    path.line(to: Point(x: place.x + 5, y: place.y + 7 * side))
    path.line(to: Point(x: place.x, y: place.y + 14 * side))
    path.line(to: Point(x: place.x - 5, y: place.y + 7 * side))
    path.line(to: place)
    return Markup("path", ["class": name, "d": path])
  }

  /// UML's sign for what others inherit from or conform to, at its box.
  static func triangle(at place: Point, down: Bool, class name: String) -> Markup {
    let side = down ? 1 : -1
    var path = Path(from: place)
    path.line(to: Point(x: place.x + 7, y: place.y + 12 * side))
    path.line(to: Point(x: place.x - 7, y: place.y + 12 * side))
    path.line(to: place)
    return Markup("path", ["class": name, "d": path])
  }

  /// An open tip, at the box that it points to.
  static func vee(at place: Point, down: Bool) -> Markup {
    let side = down ? 1 : -1
    var path = Path(from: Point(x: place.x - 5, y: place.y + 9 * side))
    path.line(to: place)
    path.line(to: Point(x: place.x + 5, y: place.y + 9 * side))
    return Markup("path", ["class": "arrow", "d": path])
  }
}
