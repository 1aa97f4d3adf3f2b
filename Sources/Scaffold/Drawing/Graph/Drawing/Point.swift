/// A place in a picture, in whole pixels: the same on every machine.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int
}
