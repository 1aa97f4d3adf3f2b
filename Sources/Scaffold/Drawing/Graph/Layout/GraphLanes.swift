/// The lines along tiers: one for each box that the modules of its tier, or of the tier above it,
/// stand on, and one for each box that many use and may not.
struct GraphLanes: Equatable, Sendable {
  /// Counted from the boxes upward.
  private var lanes: [Lane: Int] = [:]
  /// How much room they need above the boxes of a row.
  private(set) var heights: [Int: Int] = [:]

  /// The line that leads to a box.
  private struct Lane: Hashable {
    let box: Int
    let isMerged: Bool
  }

  private static let gap = 8

  init(_ links: [GraphLink]) {
    var counts: [Int: Int] = [:]
    for isMerged in [false, true] {
      let route = isMerged ? GraphLink.Route.merged : .alongTier
      for box in Set(links.lazy.filter { $0.route == route }.map(\.to.index)).sorted() {
        guard let row = links.first(where: { $0.to.index == box })?.to.row else { continue }
        lanes[Lane(box: box, isMerged: isMerged)] = counts[row, default: 0]
        counts[row, default: 0] += 1
      }
    }
    heights = counts.mapValues { Self.gap * ($0 + 1) }
  }

  /// How far above the boxes of its row a box's line is.
  func height(for box: Int, isMerged: Bool = false) -> Int {
    Self.gap * (lanes[Lane(box: box, isMerged: isMerged), default: 0] + 1)
  }
}
