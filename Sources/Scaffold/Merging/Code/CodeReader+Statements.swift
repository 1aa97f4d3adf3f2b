import SwiftReading

// MARK: - Where entries end

extension CodeReader {
  /// The token behind the entry that begins at `start`.
  func entryEnd(from start: Int, to end: Int, in kind: Branch.Kind) -> Int {
    if directive(at: start) == .opening {
      return directives(from: start, to: end)?.last.map { min($0 + 2, end) } ?? end
    }
    var index = next(start)
    while index < end {
      if kind == .cases {
        if isCase(index), source.startsLine(index) { return index }
      } else if source.says(";", at: index - 1) || startsStatement(index, behind: start) {
        return index
      }
      index = next(index)
    }
    return end
  }

  func isCase(_ index: Int) -> Bool {
    source.says("case", at: index) || source.says("default", at: index)
      || source.says("@", at: index) && source.says("unknown", at: index + 1)
      || directive(at: index) == .opening
  }

  /// True if a statement or declaration begins at `index`, and does not go on from the line above.
  private func startsStatement(_ index: Int, behind start: Int) -> Bool {
    guard source.startsLine(index) else { return false }
    if directive(at: index) != nil { return true }
    guard !isPrefix(start..<index), !continues(behind: index - 1) else { return false }
    if source.isWord(at: index) {
      if source.says("while", at: index) { return !isRepeat(start, index) }
      if source.says("async", at: index) { return isAsyncStatement(index) }
      return !Self.continuingWords.contains(source[index])
    }
    guard !source.isLiteral(index), let byte = source.first(index) else { return true }
    switch byte {
    case UInt8(ascii: "."): return !source.isWord(at: index + 1)
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="): return false
    default: return !Self.operatorBytes.contains(byte) || !isBinary(index)
    }
  }

  /// True if the line behind a token belongs to what the token ends: `1 +`, but not `value!`.
  private func continues(behind index: Int) -> Bool {
    guard !source.isLiteral(index) else { return false }
    if source.isWord(at: index) {
      return Self.openWords.contains(source[index]) && !source.says(".", at: index - 1)
    }
    switch source.first(index) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "*"):
      return !source.touchesLast(index)
    default: return true
    }
  }

  /// True if an operator stands between two operands: there is blank space behind it.
  private func isBinary(_ index: Int) -> Bool {
    var index = index
    while source.tokens.indices.contains(index + 1), source.touchesLast(index + 1) {
      index += 1
      guard source.tokens[index].kind == .punctuation, let byte = source.first(index),
        Self.operatorBytes.contains(byte)
      else { return false }
    }
    return true
  }

  /// `async let`, or a function of that name; else the word belongs to a function's head.
  private func isAsyncStatement(_ index: Int) -> Bool {
    ["let", "var", "(", ".", "="].contains { source.says($0, at: index + 1) }
  }

  private func isRepeat(_ start: Int, _ index: Int) -> Bool {
    source.says("repeat", at: start) && source.says("}", at: index - 1)
  }

  /// True if a range is nothing but attributes and modifiers.
  private func isPrefix(_ range: Range<Int>) -> Bool {
    DeclarationStart(of: range, in: source).index == range.upperBound
  }

  private static let operatorBytes = Set("+-*/%<>=&|^!?~".utf8)

  /// The words that belong to what stands before them.
  private static let continuingWords: Set<String> = [
    "as", "catch", "else", "in", "is", "rethrows", "throws", "where",
  ]

  /// The words that something has to follow.
  private static let openWords: Set<String> = [
    "as", "await", "case", "else", "for", "func", "guard", "if", "import", "in", "is", "let",
    "switch", "throw", "try", "var", "where", "while",
  ]
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
      index = next(index)
    }
    return range.lowerBound
  }

  private static let headerBytes = Set("([,->_:.?@&<".utf8)
  private static let codeWords: Set<String> = [
    "await", "case", "defer", "do", "for", "func", "guard", "if", "let", "repeat", "return",
    "switch", "throw", "try", "var", "while",
  ]
}
