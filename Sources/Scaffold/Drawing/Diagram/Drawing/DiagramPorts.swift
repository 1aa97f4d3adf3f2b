/// Where on the sides of the boxes lines begin and end.
struct DiagramPorts {
  /// From the middle of the box; a side of a box has a list.
  private var offsets: [Side: [String: Int]] = [:]

  /// The upper or the lower side of a box.
  private struct Side: Hashable {
    let node: Int
    let isUpper: Bool
  }

  /// - Parameter rows: the nodes of each row, from the left.
  init(_ layering: DiagramLayering, rows: [[Int]]) {
    var places: [Int: Int] = [:]
    for row in rows { for (place, node) in row.enumerated() { places[node] = place } }
    var ends: [Side: [String: [Int]]] = [:]
    for link in layering.links {
      let (first, last) = (link.chain[1], link.chain[link.chain.count - 2])
      let lower = Side(node: link.upper, isUpper: false)
      ends[lower, default: [:]][link.upperPort, default: []].append(places[first, default: 0])
      let upper = Side(node: link.lower, isUpper: true)
      ends[upper, default: [:]][link.lowerPort, default: []].append(places[last, default: 0])
    }
    for (side, ports) in ends {
      offsets[side] = Self.spread(ports, over: layering.nodes[side.node].width)
    }
  }

  private static func spread(_ ports: [String: [Int]], over width: Int) -> [String: Int] {
    func middle(_ places: [Int]) -> Double { Double(places.reduce(0, +)) / Double(places.count) }
    let sorted = ports.map { (name: $0, middle: middle($1)) }
      .sorted { ($0.middle, $0.name) < ($1.middle, $1.name) }
    let step = sorted.count > 1 ? min(32, (width - 32) / (sorted.count - 1)) : 0
    let first = -step * (sorted.count - 1) / 2
    return Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($1.name, first + $0 * step) })
  }

  func upperEnd(of link: DiagramLayering.Link) -> Int {
    offsets[Side(node: link.upper, isUpper: false)]?[link.upperPort] ?? 0
  }

  func lowerEnd(of link: DiagramLayering.Link) -> Int {
    offsets[Side(node: link.lower, isUpper: true)]?[link.lowerPort] ?? 0
  }

  /// Moves the ends of lines that lead nearly straight down, so that they do.
  ///
  /// - Parameter xs: the middle of each node.
  mutating func straighten(_ layering: DiagramLayering, at xs: [Int]) {
    for link in layering.links {
      let (first, last) = (link.chain[1], link.chain[link.chain.count - 2])
      let isDirect = link.chain.count == 2
      let upper = Side(node: link.upper, isUpper: false)
      let lower = Side(node: link.lower, isUpper: true)
      let start = isDirect ? xs[link.upper] + upperEnd(of: link) : xs[last]
      let isDone = move(link.lowerPort, on: lower, to: start - xs[link.lower], layering)
      if isDirect && isDone { continue }
      let end = isDirect ? xs[link.lower] + lowerEnd(of: link) : xs[first]
      move(link.upperPort, on: upper, to: end - xs[link.upper], layering)
    }
  }

  /// - Returns: whether the end is there now.
  @discardableResult
  private mutating func move(
    _ port: String, on side: Side, to offset: Int, _ layering: DiagramLayering
  ) -> Bool {
    let old = offsets[side]?[port] ?? 0
    if old == offset { return true }
    guard abs(old - offset) < 24, fits(offset, port, on: side, layering) else { return false }
    offsets[side]?[port] = offset
    return true
  }

  /// True if an end may be there: on the straight part of the side, and not too near another.
  private func fits(_ offset: Int, _ port: String, on side: Side, _ layering: DiagramLayering)
    -> Bool
  {
    let room = layering.nodes[side.node].width / 2 - 12
    let others = offsets[side, default: [:]].filter { $0.key != port }
    let old = offsets[side]?[port] ?? 0
    return abs(offset) <= room
      && others.values.allSatisfy { abs($0 - offset) >= 14 && ($0 < offset) == ($0 < old) }
  }
}
