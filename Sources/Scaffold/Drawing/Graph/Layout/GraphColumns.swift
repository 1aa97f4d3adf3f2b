/// The places of a picture that goes from left to right.
struct GraphColumns {
  private let grid: GraphGrid
  private let sizes: GraphSizes
  private(set) var spans: [Span] = []
  let width: Int

  struct Span: Equatable, Sendable {
    let x: Int
    let width: Int

    var center: Int { x + width / 2 }
  }

  /// Between the boxes of a column and its edges.
  private static let padding = 4
  private static let left = GraphSizes.margin + GraphSizes.titleWidth

  init(_ grid: GraphGrid, _ sizes: GraphSizes) {
    (self.grid, self.sizes) = (grid, sizes)
    var x = Self.left
    for (index, module) in grid.columns.enumerated() {
      let slots = grid.slots(in: index)
      let box = module == nil ? sizes.wideWidth : sizes.boxWidth
      let width = slots * (box + GraphSizes.lineGap) - GraphSizes.lineGap + 2 * Self.padding
      spans.append(Span(x: x, width: width))
      x += width + sizes.gutter - 2 * Self.padding + (module == nil ? 14 : 0)
    }
    let wide = grid.slots(in: nil) * (sizes.wideWidth + GraphSizes.lineGap) + Self.left
    width = max(max(x, wide) + 40, 640)
  }

  func span(of box: GraphBox) -> Span {
    let start = (box.column.map { spans[$0].x } ?? Self.left) + Self.padding
    let width = box.module == nil ? sizes.wideWidth : sizes.boxWidth
    return Span(x: start + box.slot * (width + GraphSizes.lineGap), width: width)
  }
}
