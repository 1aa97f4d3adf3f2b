import SwiftReading

// MARK: - Where entries end

extension CodeReader {
  /// The token behind the entry that begins at `start`.
  func entryEnd(from start: Int, to end: Int, in kind: Branch.Kind) -> Int {
    if source.directive(at: start) == .opening {
      return directives(from: start, to: end)?.last.map { min($0 + 2, end) } ?? end
    }
    guard kind == .cases else { return source.statementEnd(from: start, to: end) }
    var index = source.next(start)
    while index < end, !(isCase(index) && source.startsLine(index)) { index = source.next(index) }
    return min(index, end)
  }

  func isCase(_ index: Int) -> Bool {
    source.says("case", at: index) || source.says("default", at: index)
      || source.says("@", at: index) && source.says("unknown", at: index + 1)
      || source.directive(at: index) == .opening
  }
}

// MARK: - Closures

extension CodeReader {
  /// Where the code of a closure begins: behind `[weak self] answer in`, if it has such words.
  func closureHeader(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.says("in", at: index) { return index > range.lowerBound ? index + 1 : index }
      if index > range.lowerBound, source.startsLine(index) { break }
      let isHeader =
        source.isWord(at: index)
        ? !Self.codeWords.contains(source[index])
        : source.tokens[index].kind == .punctuation
          && source.first(index).map(Self.headerBytes.contains) ?? false
      guard isHeader, !source.says("{", at: index) else { break }
      index = source.next(index)
    }
    return range.lowerBound
  }

  private static let headerBytes = Set("([,->_:.?@&<".utf8)
  private static let codeWords: Set<String> = [
    "await", "case", "defer", "do", "for", "func", "guard", "if", "let", "repeat", "return",
    "switch", "throw", "try", "var", "while",
  ]
}
