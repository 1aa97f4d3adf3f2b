/// How well what a template gives for some answers fits files that are there.
struct Fit: Comparable {
  /// The files that are there.
  var found = 0
  /// The files that are not.
  var missing = 0
  /// The lines that are in both.
  var lines = 0

  static func < (one: Fit, other: Fit) -> Bool {
    (one.found, other.missing, one.lines) < (other.found, one.missing, other.lines)
  }

  /// True if it is better by so much that it is no chance.
  func isClearlyBetter(than other: Fit) -> Bool {
    (found, missing) == (other.found, other.missing) ? lines >= other.lines + 3 : self > other
  }
}
