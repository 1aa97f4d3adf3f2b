/// The places of a picture that goes from the top down.
///
/// In every band there is a channel above the boxes, as high as the lines in it need.
struct GraphBands {
  private let grid: GraphGrid
  private let sizes: GraphSizes
  private let channels: [Int: Int]
  private(set) var bands: [Band] = []
  private(set) var columnsTop: Int
  private(set) var columnsBottom: Int
  private(set) var bottom: Int

  struct Band: Equatable, Sendable {
    let top: Int
    let height: Int
    let channel: Int
  }

  private static let gap = 8
  /// Below the boxes of a band.
  static let padding = 14

  init(
    _ grid: GraphGrid, _ sizes: GraphSizes, _ links: [GraphLink], _ lanes: GraphLanes,
    _ across: GraphColumns, below header: Int
  ) {
    (self.grid, self.sizes) = (grid, sizes)
    (columnsTop, columnsBottom, bottom) = (header, header, header)
    channels = Self.channels(links, lanes, across)
    let routes = Set(links.map(\.route))
    append { $0 == .app }
    columnsTop = bottom + (routes.contains(.fromApp) ? 18 : 0)
    bottom = columnsTop + sizes.headingHeight
    append { $0 != .app && $0 != .shared }
    columnsBottom = bottom - Self.gap + 6
    bottom += routes.isDisjoint(with: [.toShared, .pastAll]) ? 0 : 26
    append { $0 == .shared }
  }

  private mutating func append(where belongs: (GraphRow.Kind) -> Bool) {
    for row in grid.rows.indices where belongs(grid.rows[row].kind) {
      let channel = max(Self.padding, channels[row, default: 0])
      let boxes = grid.lines(in: row) * (sizes.boxHeight + GraphSizes.lineGap)
      let height = channel + boxes - GraphSizes.lineGap + Self.padding
      bands.append(Band(top: bottom, height: height, channel: channel))
      bottom += height + Self.gap
    }
  }
}

extension GraphBands {
  /// How much room the lines above the boxes of a row need.
  private static func channels(
    _ links: [GraphLink], _ lanes: GraphLanes, _ across: GraphColumns
  ) -> [Int: Int] {
    var channels = lanes.heights
    for link in links where link.route == .over {
      let (start, end) = (across.span(of: link.from), across.span(of: link.to))
      let arc = link.arc(over: abs(end.center - start.center))
      channels[link.to.row] = max(channels[link.to.row, default: 0], arc * 3 / 4 + 12)
    }
    return channels
  }
}

extension GraphLink {
  /// How high the ends of an arc pull it; three quarters of it is how high it goes. There and
  /// back again are two arcs.
  func arc(over distance: Int) -> Int {
    min(24 + distance / 8, 260) + (to.index < from.index ? 8 : 0)
  }
}
