/// A parsed template: flat tables that name each other by index.
struct Syntax: Sendable {
  let source: Source
  var nodes: [Node] = []
  var expressions: [Expression] = []
  var branches: [Branch] = []
  var loops: [Loop] = []
  var blocks: [Block] = []
  var calls: [FilterCall] = []
  var names: [String] = []
  var constants: [Value] = []

  /// The outermost nodes.
  var body = 0..<0
  /// How deep the nodes are nested.
  var height = 0
  /// The expression after `extends`, if there is one.
  var parent: Int?

  init(source: Source) { self.source = source }
}

extension Syntax {
  /// The blocks that stand in no other node; they replace those of the parent.
  var outermostBlocks: [Block] {
    nodes[body].compactMap { if case .block(let index) = $0 { blocks[index] } else { nil } }
  }

  /// The text that an expression was written as.
  func text(of expression: Expression) -> String { source.text(in: expression.range) }
}

extension Array {
  /// Appends what belongs together, and tells where it lies.
  mutating func store(_ elements: [Element]) -> Range<Int> {
    append(contentsOf: elements)
    return count - elements.count..<count
  }

  /// Appends one element, and tells where it lies.
  mutating func store(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
