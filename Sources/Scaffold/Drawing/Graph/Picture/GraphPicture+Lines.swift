extension GraphPicture {
  /// The uses that many have together, as one line each.
  var lines: [Markup] {
    alongTiers.flatMap(\.shapes) + belowApp.shapes + aboveShared.shapes
  }

  private var belowApp: GraphTrunk {
    let links = layout.links(.fromApp)
    var trunk = GraphTrunk(y: (layout.columns.first?.top ?? 0) - 12)
    for (_, links) in grouped(links, by: \.from.index) {
      let frame = layout.frame(of: links[0].from)
      let points = [
        Point(x: frame.center.x, y: frame.bottom), Point(x: frame.center.x, y: trunk.y),
      ]
      trunk.starts.append(GraphTrunk.Branch(points: points, links: links))
    }
    for (column, links) in grouped(links, by: \.to.column) {
      guard let column else { continue }
      let frame = layout.columns[column]
      let points = [
        Point(x: frame.center.x, y: frame.top), Point(x: frame.center.x, y: trunk.y),
      ]
      trunk.ends.append(GraphTrunk.Branch(points: points, links: links))
    }
    return trunk
  }

  private var aboveShared: GraphTrunk {
    let links = layout.links(.toShared)
    let past = layout.links(.pastAll)
    var trunk = GraphTrunk(y: (layout.bands.last?.top ?? 0) - 12)
    for (column, links) in grouped(links, by: \.from.column) {
      guard let column else { continue }
      let frame = layout.columns[column]
      let points = [
        Point(x: frame.center.x, y: frame.bottom), Point(x: frame.center.x, y: trunk.y),
      ]
      trunk.starts.append(GraphTrunk.Branch(points: points, links: links))
    }
    for (_, links) in grouped(past, by: \.from.index) {
      let (frame, x) = (layout.frame(of: links[0].from), layout.width - GraphSizes.margin - 14)
      let points = [
        Point(x: frame.right, y: frame.center.y), Point(x: x, y: frame.center.y),
        Point(x: x, y: trunk.y),
      ]
      trunk.starts.append(GraphTrunk.Branch(points: points, links: links))
    }
    for (_, links) in grouped(links + past, by: \.to.index) {
      let frame = layout.frame(of: links[0].to)
      let points = [
        Point(x: frame.center.x, y: frame.top - 1), Point(x: frame.center.x, y: trunk.y),
      ]
      trunk.ends.append(GraphTrunk.Branch(points: points, links: links))
    }
    return trunk
  }

  /// A box's own tier leads upward to the line, the tier above it downward.
  private var alongTiers: [GraphTrunk] {
    grouped(layout.links(.alongTier), by: \.to.index).map { _, links in
      let (target, frame) = (links[0].to, layout.frame(of: links[0].to))
      var trunk = GraphTrunk(y: frame.top - layout.lanes.height(for: target.index))
      trunk.starts = links.map { link in
        let start = layout.frame(of: link.from)
        let isOwn = link.from.row == target.row
        let x = isOwn ? start.right - start.width / 4 : start.left + start.width / 4
        let points = [Point(x: x, y: isOwn ? start.top : start.bottom), Point(x: x, y: trunk.y)]
        return GraphTrunk.Branch(points: points, links: [link])
      }
      let x = frame.right - frame.width / 4
      let points = [Point(x: x, y: frame.top - 1), Point(x: x, y: trunk.y)]
      trunk.ends = [GraphTrunk.Branch(points: points, links: links)]
      return trunk
    }
  }

  /// In the order of the keys' first links.
  private func grouped<Key: Hashable>(
    _ links: [GraphLink], by key: (GraphLink) -> Key
  ) -> [(Key, [GraphLink])] {
    var groups: [(Key, [GraphLink])] = []
    var places: [Key: Int] = [:]
    for link in links {
      if let place = places[key(link)] {
        groups[place].1.append(link)
      } else {
        places[key(link)] = groups.count
        groups.append((key(link), [link]))
      }
    }
    return groups
  }
}
