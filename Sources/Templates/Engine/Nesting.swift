/// How deep templates may be nested, so that none of them can exhaust the stack.
enum Nesting {
  /// Blocks in blocks, parentheses in parentheses; the same again for parts in parts.
  static let limit = 100
}
