/// A parsed template: flat tables that name each other by index.
struct Syntax: Sendable {
  let source: Source
  var nodes = Table<Node>()
  var expressions = Table<Expression>()
  var branches = Table<ConditionalBranch>()
  var loops = Table<Loop>()
  var blocks = Table<Block>()
  var captures = Table<Capture>()
  var calls = Table<FilterCall>()
  var macroCalls = Table<MacroCall>()
  var names = Table<String>()
  var constants = Table<Value>()
  /// The macros by their names. They are known in the whole template, wherever they stand in it.
  var macros: [String: Macro] = [:]

  /// The outermost nodes.
  var body = Stretch<Node>.none
  /// How deep the nodes are nested.
  var height = 0
  /// The expression after `extends`, if there is one.
  var parent: Index<Expression>?

  init(source: Source) { self.source = source }
}

extension Syntax {
  /// The blocks that stand in no other node; they replace those of the parent.
  var outermostBlocks: [Block] {
    nodes[body].compactMap { if case .block(let index) = $0 { blocks[index] } else { nil } }
  }

  /// Where calls of filters stand, from the first to the last.
  func range(of calls: Stretch<FilterCall>) -> Range<Int> {
    let calls = self.calls[calls]
    guard let first = calls.first, let last = calls.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The text that an expression was written as.
  func text(of expression: Expression) -> String { source.text(in: expression.range) }
}
