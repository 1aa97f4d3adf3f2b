/// `<Key: Hashable, Value>`: signs that are brackets only in types.
enum AngleBrackets {
  /// The unit behind them; `nil` if the sign at `start` compares two values.
  static func end(_ start: Int, _ end: Int, _ units: Units) -> Int? {
    guard units.touchesLast(start), !units.says("<", at: start + 1) else { return nil }
    var (index, depth) = (start, 0)
    while index < min(end, start + longest) {
      if units.says("<", at: index) {
        depth += 1
      } else if units.says(">", at: index) {
        if !(units.touchesLast(index) && units.says("-", at: index - 1)) { depth -= 1 }
        if depth == 0 { return index + 1 }
      } else if !units.isWord(at: index), !units.opens(at: index),
        !(units[index].first.map(typeBytes.contains) ?? false)
      {
        return nil
      }
      index = units.opens(at: index) ? units.closings[index] + 1 : index + 1
    }
    return nil
  }

  /// The limit beyond which values are compared.
  private static let longest = 200
  private static let typeBytes = Set(",.?:&->~@".utf8)
}
