extension Array where Element: Hashable {
  /// Each once, in the order in which they came.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
