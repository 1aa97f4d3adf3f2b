/// `<Key: Hashable, Value>`: signs that are brackets only in types.
package enum AngleBrackets {
  /// The token behind them; `nil` if the sign at `start` compares two values.
  package static func end(_ start: Int, _ end: Int, _ source: SwiftSource) -> Int? {
    guard source.touchesLast(start), !source.says("<", at: start + 1) else { return nil }
    var (index, depth) = (start, 0)
    while index < min(end, start + longest) {
      if source.says("<", at: index) {
        depth += 1
      } else if source.says(">", at: index) {
        if !(source.touchesLast(index) && source.says("-", at: index - 1)) { depth -= 1 }
        if depth == 0 { return index + 1 }
      } else if !source.isWord(at: index), !source.opens(at: index),
        !(source.first(index).map(typeBytes.contains) ?? false)
      {
        return nil
      }
      index = source.next(index)
    }
    return nil
  }

  /// The limit beyond which values are compared.
  private static let longest = 200
  private static let typeBytes = Set(",.?:&->~@".utf8)
}
