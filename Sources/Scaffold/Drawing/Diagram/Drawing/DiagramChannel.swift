/// The room between two rows, in which lines turn: each line that has to go aside gets a level of its
/// own, so that none lies on another and few cross.
struct DiagramChannel {
  /// A line, or several that end in the same point, from the upper row to the lower.
  struct Net: Sendable {
    /// Where it leaves the upper row.
    var tops: [Int]
    /// Where it reaches the lower row.
    var bottoms: [Int]
    /// The links it consists of.
    var links: [Int]
  }

  private(set) var nets: [Net]
  /// The level of each net, from the top; one that leads straight down needs none.
  private(set) var levels: [Int?]
  private(set) var count = 0

  init(_ nets: [Net]) {
    self.nets = nets
    levels = Array(repeating: nil, count: nets.count)
    assignLevels(order)
  }
}

extension DiagramChannel {
  /// The nets that need a level, from the top, so that few lines cross.
  private var order: [Int] {
    var order = nets.indices.filter { !nets[$0].isStraight }
      .sorted { (nets[$0].left, nets[$0].right, $0) < (nets[$1].left, nets[$1].right, $1) }
    for _ in 0..<8 {
      var hasMoved = false
      for place in order.indices {
        let better = bestPlace(for: place, in: order)
        if better == place { continue }
        order.insert(order.remove(at: place), at: better)
        hasMoved = true
      }
      if !hasMoved { break }
    }
    return order
  }

  /// Where in the order a net has the least to cross, the others staying as they are.
  private func bestPlace(for place: Int, in order: [Int]) -> Int {
    let net = order[place]
    let others = order.filter { $0 != net }
    var cost = others.reduce(0) { $0 + self.cost(net, above: $1) }
    var costs = [cost]
    for other in others {
      cost += self.cost(other, above: net) - self.cost(net, above: other)
      costs.append(cost)
    }
    let least = costs.min() ?? 0
    return costs[place] == least ? place : costs.firstIndex(of: least) ?? place
  }

  /// How often two nets cross if one has the upper level; much, if they would lie on one another.
  private func cost(_ upper: Int, above lower: Int) -> Int {
    let (one, other) = (nets[upper], nets[lower])
    let crossings =
      one.bottoms.count { $0 > other.left && $0 < other.right }
      + other.tops.count { $0 > one.left && $0 < one.right }
    let overlaps = one.bottoms.count { bottom in other.tops.contains { abs($0 - bottom) < 8 } }
    return crossings + 50 * overlaps
  }

  /// Nets that do not meet may share a level.
  private mutating func assignLevels(_ order: [Int]) {
    var done: [Int] = []
    for net in order {
      let below = done.filter { meets($0, net) }.compactMap { levels[$0] }.max()
      levels[net] = below.map { $0 + 1 } ?? 0
      done.append(net)
    }
    count = (levels.compactMap(\.self).max() ?? -1) + 1
  }

  private func meets(_ one: Int, _ other: Int) -> Bool {
    nets[one].left - 12 < nets[other].right && nets[other].left - 12 < nets[one].right
  }
}

extension DiagramChannel.Net {
  var left: Int { min(tops.min() ?? 0, bottoms.min() ?? 0) }
  var right: Int { max(tops.max() ?? 0, bottoms.max() ?? 0) }
  var isStraight: Bool { left == right }
}
