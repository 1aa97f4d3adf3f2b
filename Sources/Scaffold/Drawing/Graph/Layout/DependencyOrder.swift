import Checking
import Ground

/// Names in the order of what they stand on: those that use none of the others first, then those that
/// use these. What is in a circle stands together.
struct DependencyOrder: Equatable, Sendable {
  let names: [String]
  /// The other way round: those that nobody uses first.
  let usersFirst: [String]

  /// - Parameter uses: which name uses which; both are among the names.
  init(_ names: some Sequence<String>, uses: [(from: String, to: String)]) {
    let names = Set(names).sorted { $0.naturallyPrecedes($1) }
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var edges = Array(repeating: Set<Int>(), count: names.count)
    for use in uses {
      guard let from = places[use.from], let to = places[use.to], from != to else { continue }
      edges[from].insert(to)
    }
    var group = Array(names.indices)
    for members in Components(of: edges.map { $0.sorted() }).groups {
      for member in members { group[member] = members[0] }
    }
    let levels = Self.levels(of: group, edges)
    let sorted = { (sign: Int) in
      names.indices.sorted { one, other in
        (sign * levels[group[one]], group[one], one)
          < (sign * levels[group[other]], group[other], other)
      }.map { names[$0] }
    }
    (self.names, usersFirst) = (sorted(1), sorted(-1))
  }

  /// How many others stand below each group, one on another.
  private static func levels(of group: [Int], _ edges: [Set<Int>]) -> [Int] {
    var below = Array(repeating: Set<Int>(), count: group.count)
    for (from, ends) in edges.enumerated() {
      below[group[from]].formUnion(ends.map { group[$0] }.filter { $0 != group[from] })
    }
    var levels = Array(repeating: 0, count: group.count)
    // There are no circles of groups, so nothing is raised more often than there are groups.
    var waiting = Array(Set(group))
    var above = Array(repeating: [Int](), count: group.count)
    for (one, others) in below.enumerated() { for other in others { above[other].append(one) } }
    var open = below.map(\.count)
    waiting.removeAll { open[$0] > 0 }
    while let current = waiting.popLast() {
      for one in above[current] {
        levels[one] = max(levels[one], levels[current] + 1)
        open[one] -= 1
        if open[one] == 0 { waiting.append(one) }
      }
    }
    return levels
  }
}
