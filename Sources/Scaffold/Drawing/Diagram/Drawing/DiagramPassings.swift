/// Straightens lines that pass rows: of all ways around the boxes each takes the one with the fewest
/// bends, and of those the shortest.
struct DiagramPassings {
  private let layering: DiagramLayering
  private let ports: DiagramPorts
  private var xs: [Int]
  /// The neighbours of each node to the left and to the right in its row.
  private var neighbours: [(left: Int?, right: Int?)]

  /// - Parameter xs: the middle of each node.
  /// - Returns: the same, with the places moved at which lines pass rows.
  static func straightened(
    _ xs: [Int], of layering: DiagramLayering, rows: [[Int]], ports: DiagramPorts
  ) -> [Int] {
    var passings = DiagramPassings(layering, rows, ports, xs)
    for _ in 0..<3 {
      for link in layering.links where link.chain.count > 2 { passings.straighten(link) }
    }
    return passings.xs
  }

  private init(_ layering: DiagramLayering, _ rows: [[Int]], _ ports: DiagramPorts, _ xs: [Int]) {
    (self.layering, self.ports, self.xs) = (layering, ports, xs)
    neighbours = Array(repeating: (nil, nil), count: xs.count)
    for row in rows {
      for (left, right) in zip(row, row.dropFirst()) {
        neighbours[left].right = right
        neighbours[right].left = left
      }
    }
  }
}

extension DiagramPassings {
  private mutating func straighten(_ link: DiagramLayering.Link) {
    let inner = link.chain.dropFirst().dropLast()
    let start = xs[link.upper] + ports.upperEnd(of: link)
    let end = xs[link.lower] + ports.lowerEnd(of: link)
    let rooms = inner.map(room)
    let bounds = rooms.flatMap { [$0.lowerBound, $0.upperBound] }
    let candidates = Set([start, end] + bounds + inner.map { xs[$0] }).sorted()
    var ways = [start: (cost: 0, places: [Int]())]
    for room in rooms {
      var next: [Int: (cost: Int, places: [Int])] = [:]
      for place in candidates where room.contains(place) {
        next[place] = Self.best(ways, to: place).map { ($0.cost, $0.places + [place]) }
      }
      ways = next
    }
    guard let best = Self.best(ways, to: end) else { return }
    for (node, place) in zip(inner, best.places) { xs[node] = place }
  }

  private static func best(
    _ ways: [Int: (cost: Int, places: [Int])], to place: Int
  ) -> (cost: Int, places: [Int])? {
    ways.map { from, way in (cost: way.cost + cost(from, place), from: from, places: way.places) }
      .min { ($0.cost, $0.from) < ($1.cost, $1.from) }
      .map { ($0.cost, $0.places) }
  }

  /// A bend costs more than a detour, and a small step to the side most.
  private static func cost(_ from: Int, _ to: Int) -> Int {
    let distance = abs(from - to)
    return distance == 0 ? 0 : 120 + distance + (distance < 12 ? 120 : 0)
  }

  /// Where a line may pass its row, the others staying as they are.
  private func room(of node: Int) -> ClosedRange<Int> {
    let left = neighbours[node].left.map { edge(of: $0, 1) + gap(to: $0) } ?? xs[node] - 400
    let right = neighbours[node].right.map { edge(of: $0, -1) - gap(to: $0) } ?? xs[node] + 400
    return min(left, xs[node])...max(right, xs[node])
  }

  private func edge(of node: Int, _ side: Int) -> Int {
    xs[node] + side * layering.nodes[node].width / 2
  }

  private func gap(to node: Int) -> Int { layering.nodes[node].passing == nil ? 16 : 12 }
}
