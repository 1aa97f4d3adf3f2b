/// How a reply goes out.
enum Delivery: Sendable, Hashable {
  /// In one piece.
  case whole
  /// In one piece, after so many seconds.
  case late(Double)
  /// Not at all: the connection breaks in the middle of the head.
  case dropped
  /// Half of the body, then the connection ends.
  case half
  /// Not at all: the connection ends after the status line.
  case statusLine
  /// In a piece that names its length, with headers after it.
  case trailed
  /// Piece by piece, for so many seconds.
  case trickled(Double)
  /// With a `Content-Length` that is too small.
  case mismeasured
  /// With a `Content-Length` that nothing has.
  case immeasurable
}
