/// Puts the boxes of each row in an order in which few lines cross.
struct DiagramRowOrder {
  private var rows: [[Int]]
  /// Where in its row each node is.
  private var places: [Int]
  private var above: [[Int]]
  private var below: [[Int]]

  /// - Returns: the nodes of each row, from the left.
  static func rows(of layering: DiagramLayering) -> [[Int]] {
    var order = DiagramRowOrder(layering)
    order.improve()
    return order.rows
  }

  private init(_ layering: DiagramLayering) {
    let count = layering.nodes.count
    (above, below) = (Array(repeating: [], count: count), Array(repeating: [], count: count))
    places = Array(repeating: 0, count: count)
    rows = Array(repeating: [], count: (layering.nodes.map(\.row).max() ?? -1) + 1)
    for link in layering.links {
      for (upper, lower) in zip(link.chain, link.chain.dropFirst()) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
    for node in layering.nodes.indices {
      places[node] = rows[layering.nodes[node].row].count
      rows[layering.nodes[node].row].append(node)
    }
  }
}

extension DiagramRowOrder {
  private mutating func improve() {
    var best = (rows: rows, crossings: crossings)
    for round in 0..<24 where best.crossings > 0 {
      if round.isMultiple(of: 2) {
        for row in rows.indices.dropFirst() { sort(row, by: above, in: row - 1) }
      } else {
        for row in rows.indices.dropLast().reversed() { sort(row, by: below, in: row + 1) }
      }
      swapNeighbours()
      let crossings = self.crossings
      if crossings < best.crossings { best = (rows, crossings) }
    }
    rows = best.rows
  }

  /// Sorts a row by the middle of what its boxes are linked with; loners stay where they are.
  private mutating func sort(_ row: Int, by neighbours: [[Int]], in other: Int) {
    let scale = Double(rows[other].count) / Double(max(rows[row].count, 1))
    let middles = rows[row].map { node -> Double in
      if neighbours[node].isEmpty { return Double(places[node]) * scale }
      let sum = neighbours[node].reduce(0) { $0 + places[$1] }
      return Double(sum) / Double(neighbours[node].count)
    }
    let sorted = zip(middles, rows[row].indices).sorted { $0 < $1 }.map { rows[row][$1] }
    rows[row] = sorted
    for (place, node) in sorted.enumerated() { places[node] = place }
  }

  /// Swaps boxes side by side as long as lines cross less for it.
  private mutating func swapNeighbours() {
    for _ in 0..<4 {
      var hasSwapped = false
      for row in rows.indices {
        for index in rows[row].indices.dropLast() {
          let (left, right) = (rows[row][index], rows[row][index + 1])
          guard crossings(left, right) > crossings(right, left) else { continue }
          rows[row].swapAt(index, index + 1)
          (places[left], places[right]) = (index + 1, index)
          hasSwapped = true
        }
      }
      if !hasSwapped { return }
    }
  }

  /// How often the lines of two boxes cross, if one stands left of the other.
  private func crossings(_ left: Int, _ right: Int) -> Int {
    crossings(above[left], above[right]) + crossings(below[left], below[right])
  }

  private func crossings(_ left: [Int], _ right: [Int]) -> Int {
    left.reduce(0) { sum, node in sum + right.count { places[$0] < places[node] } }
  }

  private var crossings: Int {
    rows.reduce(0) { sum, row in
      row.indices.reduce(sum) { sum, index in
        row[(index + 1)...].reduce(sum) { $0 + crossings(below[row[index]], below[$1]) }
      }
    }
  }
}
