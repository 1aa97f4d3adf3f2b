extension SwiftSource {
  /// The token behind the statement or the declaration that begins at `start`: most end with a line, and
  /// nothing but the lines around says which.
  package func statementEnd(from start: Int, to end: Int) -> Int {
    let declared = DeclarationStart(of: start..<end, in: self).index
    var index = next(start)
    while index < end {
      if says(";", at: index - 1) || directive(at: index) != nil { return index }
      if index > declared, startsStatement(index, behind: start),
        says("operator", at: declared) || !continues(behind: index - 1)
      {
        return index
      }
      index = next(index)
    }
    return end
  }

  /// The statements and declarations between two braces, or in the file.
  func statements(in body: Range<Int>) -> [Range<Int>] {
    var (statements, start) = ([Range<Int>](), body.lowerBound)
    while start < body.upperBound {
      let end = statementEnd(from: start, to: body.upperBound)
      statements.append(start..<end)
      start = end
    }
    return statements
  }

  package enum Directive {
    case opening, middle, closing
  }

  /// `#if`, `#else`, `#endif`
  package func directive(at index: Int) -> Directive? {
    guard says("#", at: index), startsLine(index), touchesLast(index + 1) else { return nil }
    return says("if", at: index + 1)
      ? .opening
      : says("endif", at: index + 1)
        ? .closing : says("else", at: index + 1) || says("elseif", at: index + 1) ? .middle : nil
  }

  /// True if a line may begin a statement, by what it begins with.
  private func startsStatement(_ index: Int, behind start: Int) -> Bool {
    guard startsLine(index) else { return false }
    if isWord(at: index) {
      if says("while", at: index) { return !says("repeat", at: start) || !says("}", at: index - 1) }
      if says("async", at: index) { return isAsyncStatement(index) }
      return !Self.continuingWords.contains(self[index])
    }
    guard !isLiteral(index), let byte = first(index) else { return true }
    switch byte {
    case UInt8(ascii: "."): return !isWord(at: index + 1)
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: ">"):
      return false
    default: return !Self.operatorBytes.contains(byte) || !isBinary(index)
    }
  }

  /// True if the line behind a token belongs to what the token ends: `1 +`, but not `value!`.
  private func continues(behind index: Int) -> Bool {
    guard !isLiteral(index) else { return false }
    if isWord(at: index) {
      return Self.openWords.contains(self[index]) && !says(".", at: index - 1)
        && !says("#", at: index - 1)
    }
    switch first(index) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "*"):
      let isArrow = says(">", at: index) && says("-", at: index - 1)
      return isArrow || !touchesLast(index) && !startsLine(index)
    // `1...`
    case UInt8(ascii: "."): return !says(".", at: index - 1)
    default: return true
    }
  }

  /// True if an operator stands between two operands: there is blank space behind it.
  private func isBinary(_ index: Int) -> Bool {
    var index = index
    while touchesLast(index + 1) {
      index += 1
      guard !isLiteral(index), !isWord(at: index), let byte = first(index),
        Self.operatorBytes.contains(byte)
      else { return false }
    }
    return true
  }

  /// `async let`, or a function of that name; else the word belongs to a function's head.
  private func isAsyncStatement(_ index: Int) -> Bool {
    ["let", "var", "(", ".", "="].contains { says($0, at: index + 1) }
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
