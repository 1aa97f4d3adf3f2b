/// Boxes in rows, and lines between them from an upper row to a lower one: what a layout starts from.
struct DiagramLayering: Sendable {
  var nodes: [Node] = []
  var links: [Link] = []

  /// A box; or, where a line passes a row, the room for it.
  struct Node: Sendable {
    let width: Int
    let height: Int
    /// The group of rows that it belongs to, from the top.
    let band: Int
    var row = 0
    /// The line that passes; a box has none.
    var passing: Int?
  }

  /// A line between two boxes.
  struct Link: Sendable {
    let upper: Int
    let lower: Int
    /// Lines with the same words end in one point of the box they have in common.
    let upperPort: String
    let lowerPort: String
    /// The boxes, and the places where rows are passed, from the top.
    var chain: [Int] = []
  }
}
