/// How large things are: with room for names where modules are few, narrow where they are many.
struct GraphSizes: Equatable, Sendable {
  /// Boxes of a module are too narrow for words; they show a number.
  let isDense: Bool
  let boxWidth: Int
  let boxHeight: Int
  /// Between columns.
  let gutter: Int
  /// The names of modules, above their columns.
  let headingHeight: Int
  /// Boxes of what belongs to no module.
  let wideWidth: Int

  static let margin = 24
  /// The names of the bands, left of the columns.
  static let titleWidth = 124
  static let lineGap = 10
  static let nameSize = 13
  static let detailSize = 11

  init(_ grid: GraphGrid) {
    let count = grid.modules.count
    let named = Self.width(of: grid.boxes.filter { $0.module != nil })
    let longest = grid.modules.map { TextWidth.of($0, size: Self.nameSize) }.max() ?? 0
    isDense = count * (named + 28) > 1700
    if isDense {
      let pitch = min(96, max(30, 1560 / count))
      (boxWidth, boxHeight, gutter) = (pitch - 10, 26, 10)
      headingHeight = min(170, longest) + 20
    } else {
      (boxWidth, boxHeight, gutter) = (max(named, min(170, longest + 24)), 44, 28)
      headingHeight = count == 0 ? 0 : 34
    }
    wideWidth = Self.width(of: grid.boxes.filter { $0.module == nil })
  }

  private static func width(of boxes: [GraphBox]) -> Int {
    let longest = boxes.map { TextWidth.of($0.node.id, size: nameSize) }.max() ?? 0
    return min(180, max(92, longest + 24))
  }
}
