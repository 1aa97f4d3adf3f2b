/// Where boxes stand and how lines run between them.
struct DiagramLayout: Sendable {
  private(set) var frames: [Frame] = []
  /// The corners of each line, from its upper end.
  private(set) var routes: [[Point]] = []
  /// From the top of the first row of each band to the bottom of its last.
  private(set) var bands: [(top: Int, bottom: Int)] = []
  private(set) var width = 0
  private(set) var height = 0

  /// The least room between rows, what a level of a line takes, and the room between two bands.
  private static let (rowGap, level, bandGap) = (40, 12, 84)

  init(_ given: DiagramLayering) {
    var layering = given
    layering.assignRows()
    layering.addPassings()
    let rows = DiagramRowOrder.rows(of: layering)
    var ports = DiagramPorts(layering, rows: rows)
    let middles = DiagramColumns.middles(of: layering, rows: rows, ports: ports)
    let xs = DiagramPassings.straightened(middles, of: layering, rows: rows, ports: ports)
    ports.straighten(layering, at: xs)
    let channels = Self.channels(layering, ports, xs, count: max(rows.count - 1, 0))
    let tops = Self.tops(layering, rows, channels.map(\.count))
    place(given, layering, xs, tops)
    route(layering, ports, xs, channels, tops)
  }
}

// MARK: - Boxes

extension DiagramLayout {
  /// The upper edge of each row, and where the picture ends.
  private static func tops(_ layering: DiagramLayering, _ rows: [[Int]], _ levels: [Int]) -> [Int] {
    var tops = [0]
    for (row, nodes) in rows.enumerated() {
      let height = nodes.map { layering.nodes[$0].height }.max() ?? 0
      guard row < levels.count else {
        tops.append(tops[row] + height)
        continue
      }
      let isEnd = band(of: nodes, layering) != band(of: rows[row + 1], layering)
      let gap = isEnd ? bandGap : rowGap
      tops.append(tops[row] + height + gap + max(levels[row] - 1, 0) * level)
    }
    return tops
  }

  private static func band(of row: [Int], _ layering: DiagramLayering) -> Int {
    row.map { layering.nodes[$0].band }.max() ?? -1
  }

  private mutating func place(
    _ given: DiagramLayering, _ layering: DiagramLayering, _ xs: [Int], _ tops: [Int]
  ) {
    for index in given.nodes.indices {
      let node = layering.nodes[index]
      frames.append(
        Frame(
          x: xs[index] - node.width / 2, y: tops[node.row], width: node.width, height: node.height))
    }
    width = layering.nodes.indices.map { xs[$0] + layering.nodes[$0].width / 2 }.max() ?? 0
    height = tops.last ?? 0
    for band in 0..<((given.nodes.map(\.band).max() ?? -1) + 1) {
      let members = given.nodes.indices.filter { given.nodes[$0].band == band }.map { frames[$0] }
      bands.append((members.map(\.top).min() ?? 0, members.map(\.bottom).max() ?? 0))
    }
  }
}

// MARK: - Lines

extension DiagramLayout {
  private static func channels(
    _ layering: DiagramLayering, _ ports: DiagramPorts, _ xs: [Int], count: Int
  ) -> [DiagramChannel] {
    var nets = Array(repeating: [String: DiagramChannel.Net](), count: count)
    for (index, link) in layering.links.enumerated() {
      for step in link.chain.indices.dropLast() {
        let row = layering.nodes[link.chain[step]].row
        let (top, bottom) = ends(of: link, at: step, ports, xs)
        let key = name(of: link, index, at: step)
        nets[row][key, default: DiagramChannel.Net(tops: [], bottoms: [], links: [])].add(
          top, bottom, index)
      }
    }
    return nets.map { nets in DiagramChannel(nets.sorted { $0.key < $1.key }.map(\.value)) }
  }

  private static func ends(
    of link: DiagramLayering.Link, at step: Int, _ ports: DiagramPorts, _ xs: [Int]
  ) -> (top: Int, bottom: Int) {
    let (upper, lower) = (link.chain[step], link.chain[step + 1])
    let isLast = step == link.chain.count - 2
    return (
      xs[upper] + (step == 0 ? ports.upperEnd(of: link) : 0),
      xs[lower] + (isLast ? ports.lowerEnd(of: link) : 0)
    )
  }

  /// The common name of lines that end in the same point.
  private static func name(of link: DiagramLayering.Link, _ index: Int, at step: Int) -> String {
    let isLast = step == link.chain.count - 2
    if isLast, link.lowerPort.hasPrefix("shared") { return "lower \(link.lower) \(link.lowerPort)" }
    if step == 0, link.upperPort.hasPrefix("shared") {
      return "upper \(link.upper) \(link.upperPort)"
    }
    return "line \(index) \(step)"
  }

  private mutating func route(
    _ layering: DiagramLayering, _ ports: DiagramPorts, _ xs: [Int], _ channels: [DiagramChannel],
    _ tops: [Int]
  ) {
    var levels = Array(repeating: [Int: Int](), count: channels.count)
    for (row, channel) in channels.enumerated() {
      let bottom = Self.bottom(ofRow: row, layering, tops)
      let span = (channel.count - 1) * Self.level
      let first = bottom + (tops[row + 1] - bottom - span) / 2
      for (net, level) in zip(channel.nets, channel.levels) {
        for link in net.links { levels[row][link] = level.map { first + $0 * Self.level } }
      }
    }
    for (index, link) in layering.links.enumerated() {
      var points = [
        Point(x: xs[link.upper] + ports.upperEnd(of: link), y: frames[link.upper].bottom)
      ]
      for step in link.chain.indices.dropLast() {
        let (top, bottom) = Self.ends(of: link, at: step, ports, xs)
        guard top != bottom, let y = levels[layering.nodes[link.chain[step]].row][index] else {
          continue
        }
        points += [Point(x: top, y: y), Point(x: bottom, y: y)]
      }
      points.append(Point(x: xs[link.lower] + ports.lowerEnd(of: link), y: frames[link.lower].top))
      routes.append(points)
    }
  }

  private static func bottom(ofRow row: Int, _ layering: DiagramLayering, _ tops: [Int]) -> Int {
    tops[row] + (layering.nodes.filter { $0.row == row }.map(\.height).max() ?? 0)
  }
}

extension DiagramChannel.Net {
  fileprivate mutating func add(_ top: Int, _ bottom: Int, _ link: Int) {
    tops.append(top)
    bottoms.append(bottom)
    links.append(link)
  }
}
