/// How large things of a matrix are: with room for numbers where they are few, small where many.
struct MatrixSizes: Equatable, Sendable {
  /// The side of a square, with the gap around it.
  let cell: Int
  let font: Int
  /// The room for a name, beside its row and above its column.
  let labelHeight: Int
  let left: Int
  let top: Int
  /// The side of all squares together.
  let side: Int

  init(_ matrix: GraphMatrix, below header: Int) {
    let count = matrix.units.count
    let cell = count <= 70 ? 16 : count <= 120 ? 13 : count <= 200 ? 10 : 8
    let font = min(12, cell - 1)
    let longest = matrix.units.map { TextWidth.of($0.name, size: font) }.max() ?? 0
    (self.cell, self.font) = (cell, font)
    labelHeight = min(200, longest + 12)
    left = GraphSizes.margin + labelHeight
    top = header + labelHeight + 8
    side = count * cell
  }
}

extension MatrixSizes {
  func place(_ index: Int) -> Int { index * cell }

  /// Where words stand in a row.
  var baseline: Int { (cell + font) / 2 - (font > 9 ? 1 : 0) }

  var bottom: Int { top + side }

  var width: Int { max(left + side + GraphSizes.margin, 640) }
}
