/// The order of a plan's groups with few uses against it.
enum GroupOrder {
  /// What depends on most and is used least comes first, then the one of which that is true among
  /// those that are left. Each pair is asked for three times at most: large projects have a
  /// thousand groups.
  ///
  /// - Parameter weight: how much more the second group depends on the first than the other way round.
  static func places(of names: [String], weight: (Int, Int) -> Int) -> [Int] {
    var left = Set(names.indices)
    var weights = names.indices.map { index in
      names.indices.reduce(0) { $0 + weight(index, $1) }
    }
    var order: [Int] = []
    while let next = left.min(by: { (weights[$0], names[$0]) < (weights[$1], names[$1]) }) {
      order.append(next)
      left.remove(next)
      for index in left { weights[index] -= weight(index, next) }
    }
    return order
  }
}
