/// How deep templates may be nested, so that none of them can exhaust the stack.
enum Nesting {
  /// Tags in tags, parentheses in parentheses, parts in parts: all together.
  static let limit = 64
}
