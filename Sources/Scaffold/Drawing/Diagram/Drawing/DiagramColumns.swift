/// Moves the boxes of each row to the left and to the right until lines are short and straight.
struct DiagramColumns {
  private let layering: DiagramLayering
  private let rows: [[Int]]
  private var middles: [Double]
  /// For each node, what it is linked with and how far to the right of that its middle would be,
  /// were the line straight.
  private var pulls: [[Pull]]

  private struct Pull {
    let node: Int
    let shift: Double
    let weight: Double
  }

  /// - Returns: the middle of each node, the leftmost box at zero.
  static func middles(of layering: DiagramLayering, rows: [[Int]], ports: DiagramPorts) -> [Int] {
    var columns = DiagramColumns(layering, rows: rows, ports: ports)
    for round in 0..<40 {
      let order = round.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed()
      for row in order { columns.settle(row) }
    }
    return columns.rounded
  }

  private init(_ layering: DiagramLayering, rows: [[Int]], ports: DiagramPorts) {
    (self.layering, self.rows) = (layering, rows)
    middles = Array(repeating: 0, count: layering.nodes.count)
    pulls = Array(repeating: [], count: layering.nodes.count)
    for link in layering.links { add(link, ports) }
    for row in rows {
      var edge = 0.0
      for (index, node) in row.enumerated() {
        if index > 0 { edge += distance(row[index - 1], node) }
        middles[node] = edge
      }
      for node in row { middles[node] -= edge / 2 }
    }
  }

  private mutating func add(_ link: DiagramLayering.Link, _ ports: DiagramPorts) {
    for index in link.chain.indices.dropLast() {
      let (upper, lower) = (link.chain[index], link.chain[index + 1])
      let upperEnd = index == 0 ? ports.upperEnd(of: link) : 0
      let lowerEnd = index == link.chain.count - 2 ? ports.lowerEnd(of: link) : 0
      let isInside = index > 0 && index < link.chain.count - 2
      let shift = Double(upperEnd - lowerEnd)
      let weight = isInside ? 8.0 : link.chain.count > 2 ? 2 : 1
      pulls[lower].append(Pull(node: upper, shift: shift, weight: weight))
      pulls[upper].append(Pull(node: lower, shift: -shift, weight: weight))
    }
  }
}

extension DiagramColumns {
  /// How far apart the middles of two nodes side by side are at least.
  private func distance(_ left: Int, _ right: Int) -> Double {
    let (one, other) = (layering.nodes[left], layering.nodes[right])
    let gap =
      one.passing != nil && other.passing != nil
      ? 14 : one.passing != nil || other.passing != nil ? 18 : 32
    return Double((one.width + other.width) / 2 + gap)
  }

  /// Puts a row as near as can be to where its lines pull it, without changing its order: where two
  /// boxes would overlap, they move together.
  private mutating func settle(_ row: Int) {
    var blocks: [(sum: Double, weight: Double, count: Int)] = []
    var offset = 0.0
    var offsets: [Double] = []
    for (index, node) in rows[row].enumerated() {
      if index > 0 { offset += distance(rows[row][index - 1], node) }
      offsets.append(offset)
      let (wish, weight) = wish(of: node)
      blocks.append(((wish - offset) * weight, weight, 1))
      while let last = blocks.last, blocks.count > 1,
        last.sum / last.weight < blocks[blocks.count - 2].sum / blocks[blocks.count - 2].weight
      {
        blocks.removeLast()
        let before = blocks[blocks.count - 1]
        blocks[blocks.count - 1] = (
          before.sum + last.sum, before.weight + last.weight, before.count + last.count
        )
      }
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        middles[rows[row][index]] = block.sum / block.weight + offsets[index]
        index += 1
      }
    }
  }

  private func wish(of node: Int) -> (Double, weight: Double) {
    let weight = pulls[node].reduce(0) { $0 + $1.weight }
    // What nothing pulls drifts to the middle of the picture.
    if weight == 0 { return (middles[node] * 0.9, 0.05) }
    let sum = pulls[node].reduce(0) { $0 + (middles[$1.node] + $1.shift) * $1.weight }
    return (sum / weight, weight)
  }

  private var rounded: [Int] {
    let left = layering.nodes.indices.map { middles[$0] - Double(layering.nodes[$0].width) / 2 }
    let edge = left.min() ?? 0
    return middles.map { Int(($0 - edge).rounded()) }
  }
}
