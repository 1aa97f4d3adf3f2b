/// A rectangle in a picture.
struct Frame: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension Frame {
  var left: Int { x }
  var right: Int { x + width }
  var top: Int { y }
  var bottom: Int { y + height }
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}
