/// Where everything of a graph stands in its picture.
struct GraphLayout: Equatable, Sendable {
  let grid: GraphGrid
  let sizes: GraphSizes
  let links: [GraphLink]
  let lanes: GraphLanes
  /// By the index of the box.
  let frames: [Frame]
  /// By the index of the row.
  let bands: [Frame]
  /// By the index of the column; from the name of the module to the end of the last tier.
  let columns: [Frame]
  let width: Int
  /// Where the last band ends.
  let bottom: Int

  /// Above all of it there is as much room as a header needs.
  init(_ graph: ArchitectureGraph, below header: Int) {
    let grid = GraphGrid(graph)
    let sizes = GraphSizes(grid)
    links = GraphLink.all(of: graph, in: grid)
    lanes = GraphLanes(links)
    let across = GraphColumns(grid, sizes)
    let down = GraphBands(grid, sizes, links, lanes, across, below: header)
    let width = across.width
    bands = down.bands.map { band in
      Frame(
        x: GraphSizes.margin, y: band.top, width: width - 2 * GraphSizes.margin,
        height: band.height)
    }
    columns = across.spans.map { span in
      Frame(
        x: span.x, y: down.columnsTop, width: span.width,
        height: down.columnsBottom - down.columnsTop)
    }
    frames = grid.boxes.map { box in
      let (span, band) = (across.span(of: box), down.bands[box.row])
      let line = box.line * (sizes.boxHeight + GraphSizes.lineGap)
      return Frame(
        x: span.x, y: band.top + band.channel + line, width: span.width, height: sizes.boxHeight)
    }
    (self.grid, self.sizes, self.width, bottom) = (grid, sizes, width, down.bottom)
  }
}

extension GraphLayout {
  func frame(of box: GraphBox) -> Frame { frames[box.index] }

  func hue(of box: GraphBox) -> Hue { grid.rows[box.row].hue }

  /// The edges that are wrong, those together that are drawn as one.
  var alarms: [[GraphLink]] {
    let wrong = links.filter(\.isViolation)
    let merged = Dictionary(grouping: wrong.filter { $0.route == .merged }, by: \.to.index)
    return (wrong.filter { $0.route != .merged }.map { [$0] } + merged.values)
      .sorted { ($0[0].from.index, $0[0].to.index) < ($1[0].from.index, $1[0].to.index) }
  }

  func links(_ route: GraphLink.Route) -> [GraphLink] { links.filter { $0.route == route } }
}
