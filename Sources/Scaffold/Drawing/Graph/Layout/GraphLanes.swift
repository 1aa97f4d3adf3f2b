/// The lines along tiers: one for each box that the modules of its tier, or of the tier above it,
/// stand on.
struct GraphLanes: Equatable, Sendable {
  /// By the index of the box a line leads to; counted from the boxes upward.
  private var lanes: [Int: Int] = [:]
  /// How much room they need above the boxes of a row.
  private(set) var heights: [Int: Int] = [:]

  private static let gap = 8

  init(_ links: [GraphLink]) {
    var counts: [Int: Int] = [:]
    for box in Set(links.lazy.filter { $0.route == .alongTier }.map(\.to.index)).sorted() {
      guard let row = links.first(where: { $0.to.index == box })?.to.row else { continue }
      lanes[box] = counts[row, default: 0]
      counts[row, default: 0] += 1
    }
    heights = counts.mapValues { Self.gap * ($0 + 1) }
  }

  /// How far above the boxes of its row a box's line is.
  func height(for box: Int) -> Int { Self.gap * (lanes[box, default: 0] + 1) }
}
