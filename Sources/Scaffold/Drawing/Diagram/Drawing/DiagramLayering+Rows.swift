extension DiagramLayering {
  /// Gives each box a row, each band rows of its own, so that all lines lead downwards.
  mutating func assignRows() {
    breakCircles()
    let bands = (nodes.map(\.band).max() ?? -1) + 1
    var first = 0
    for band in 0..<bands {
      let members = nodes.indices.filter { nodes[$0].band == band }
      let rows = rows(of: members)
      for (node, row) in rows { nodes[node].row = first + row }
      let last = rows.values.max() ?? 0
      placeLoners(members, in: first...(first + last))
      first += last + 1
    }
  }

  /// Turns lines around that lead back to where they come from.
  private mutating func breakCircles() {
    var state = Array(repeating: 0, count: nodes.count)
    let below = Dictionary(grouping: links.indices, by: { links[$0].upper })
    for start in nodes.indices where state[start] == 0 {
      var stack = [(node: start, next: 0)]
      state[start] = 1
      while let top = stack.last {
        let outgoing = below[top.node, default: []]
        guard top.next < outgoing.count else {
          state[top.node] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let link = outgoing[top.next]
        let target = links[link].lower
        if state[target] == 0 {
          state[target] = 1
          stack.append((target, 0))
        } else if state[target] == 1 {
          links[link] = links[link].turned
        }
      }
    }
  }

  /// The longest way from the top, and what has nothing above it as low as it may be.
  private func rows(of members: [Int]) -> [Int: Int] {
    var rows = Dictionary(uniqueKeysWithValues: members.map { ($0, 0) })
    let inner = links.filter { rows[$0.upper] != nil && rows[$0.lower] != nil }
    for _ in members {
      var isStable = true
      for link in inner where rows[link.lower, default: 0] <= rows[link.upper, default: 0] {
        rows[link.lower] = rows[link.upper, default: 0] + 1
        isStable = false
      }
      if isStable { break }
    }
    let held = Set(inner.map(\.lower))
    for node in members where !held.contains(node) {
      let below = inner.filter { $0.upper == node }.compactMap { rows[$0.lower] }
      if let nearest = below.min() { rows[node] = nearest - 1 }
    }
    return rows
  }

  /// Puts boxes that no line of their band touches where there is room: low, if a line leads down
  /// from them to the next band.
  private mutating func placeLoners(_ members: [Int], in rows: ClosedRange<Int>) {
    let inBand = Set(members)
    let inner = links.filter { inBand.contains($0.upper) && inBand.contains($0.lower) }
    let touched = Set(inner.flatMap { [$0.upper, $0.lower] })
    var widths = Dictionary(uniqueKeysWithValues: rows.map { ($0, 0) })
    for node in members where touched.contains(node) {
      widths[nodes[node].row, default: 0] += nodes[node].width
    }
    let widest = widths.values.max() ?? 0
    let leading = Set(links.map(\.upper))
    for node in members where !touched.contains(node) {
      let width = nodes[node].width + 32
      let free = rows.last { leading.contains(node) && widths[$0, default: 0] + width <= widest }
      let emptiest = rows.min { (widths[$0, default: 0], $0) < (widths[$1, default: 0], $1) }
      nodes[node].row = free ?? emptiest ?? rows.lowerBound
      widths[nodes[node].row, default: 0] += width
    }
  }

  /// Makes room in every row that a line passes on its way.
  mutating func addPassings() {
    for index in links.indices {
      let link = links[index]
      var chain = [link.upper]
      for row in (nodes[link.upper].row + 1)..<max(nodes[link.lower].row, nodes[link.upper].row + 1)
      {
        nodes.append(Node(width: 2, height: 0, band: -1, row: row, passing: index))
        chain.append(nodes.count - 1)
      }
      links[index].chain = chain + [link.lower]
    }
  }
}

extension DiagramLayering.Link {
  fileprivate var turned: DiagramLayering.Link {
    DiagramLayering.Link(upper: lower, lower: upper, upperPort: lowerPort, lowerPort: upperPort)
  }
}
