/// The text of a Swift file and its tokens, read once for all who ask what it says.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  package let lines: LineTable
  package let comments: [Range<Int>]
  /// Where texts start that are never closed.
  let unclosedTexts: [Int]
  /// Where a comment starts that is never closed.
  let unclosedComment: Int?
  private let brackets: BracketPairs

  package init(_ bytes: [UInt8]) { self.init(bytes, countsLines: true) }

  /// - Parameters:
  ///   - countsLines: whether anyone asks for the lines of places.
  ///   - hasWholeLiterals: whether a text is one token, with all that is interpolated in it.
  package init(_ bytes: [UInt8], countsLines: Bool, hasWholeLiterals: Bool = false) {
    self.bytes = bytes
    lines = LineTable(of: countsLines ? bytes : [])
    // Most code has fewer tokens.
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(bytes.count / 8)
    var comments: [Range<Int>] = []
    var brackets = BracketPairs(capacity: bytes.count / 8)
    (unclosedTexts, unclosedComment) = bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer, keepingComments: true)
      var literal: Int?
      while var token = lexer.next() {
        guard token.kind != .comment else {
          comments.append(token.range)
          continue
        }
        if hasWholeLiterals, lexer.isInText || literal != nil {
          let start = literal ?? token.range.lowerBound
          literal = lexer.isInText ? start : nil
          if lexer.isInText { continue }
          token = SwiftToken(kind: .literal, range: start..<token.range.upperBound)
        }
        tokens.append(token)
        brackets.add(token.kind == .punctuation ? buffer[token.range.lowerBound] : 0)
      }
      if let literal {
        tokens.append(SwiftToken(kind: .literal, range: literal..<bytes.count))
        brackets.add(0)
      }
      return (lexer.unclosedTexts, lexer.unclosedComment)
    }
    (self.tokens, self.comments, self.brackets) = (tokens, comments, brackets)
  }
}

extension SwiftSource {
  /// The text of a token; empty beyond the ends of the file.
  package subscript(index: Int) -> String {
    tokens.indices.contains(index) ? self[tokens[index].range] : ""
  }

  /// The same for a name, without the backticks of one that is a keyword.
  package func name(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let range = tokens[index].range
    let isQuoted = bytes[range.lowerBound] == UInt8(ascii: "`")
    return isQuoted ? self[range].filter { $0 != "`" } : self[range]
  }

  package subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if a token is a certain word or sign.
  package func says(_ text: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let (range, count) = (tokens[index].range, text.utf8CodeUnitCount)
    guard range.count == count, tokens[index].kind != .literal else { return false }
    for offset in 0..<count
    where bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  package func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  package func isLiteral(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .literal
  }

  /// The first byte of a token; `nil` beyond the ends of the file.
  package func first(_ index: Int) -> UInt8? {
    tokens.indices.contains(index) ? bytes[tokens[index].range.lowerBound] : nil
  }

  /// The text between quotes; `nil` if the token is none, or has escapes.
  package func plainText(at index: Int) -> String? {
    guard isLiteral(index) else { return nil }
    let text = self[index]
    guard text.hasPrefix("\""), !text.hasPrefix("\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The token that closes the bracket at `start`; `nil` if none does.
  package func closing(_ start: Int) -> Int? { brackets.closing(start) }

  /// The same; what is never closed ends with the file.
  package func end(_ start: Int) -> Int { closing(start) ?? tokens.count }

  /// The token behind one, or behind the brackets that it opens.
  package func next(_ index: Int) -> Int { (closing(index) ?? index) + 1 }

  package func opens(at index: Int) -> Bool { bracket(at: index) == 1 }

  /// True if texts, comments and brackets all end.
  package var isWhole: Bool {
    unclosedTexts.isEmpty && unclosedComment == nil && brackets.strays.isEmpty
  }

  /// The brackets that fit no other, by their tokens.
  var strayBrackets: [Int] { brackets.strays }

  /// How much deeper the file is nested behind a token: 1, -1 or 0. Beyond the ends it is 0.
  package func bracket(at index: Int) -> Int {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return 0 }
    switch bytes[tokens[index].range.lowerBound] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }

  /// Where texts in quotes have a name as a word of its own, among the bytes of the file.
  package func texts(naming name: String) -> [Int] {
    let name = Array(name.utf8)
    guard let first = name.first else { return [] }
    return tokens.filter { $0.kind == .literal && $0.range.count >= name.count }.flatMap { token in
      (token.range.lowerBound...(token.range.upperBound - name.count)).filter { start in
        let end = start + name.count
        return bytes[start] == first && bytes[start..<end].elementsEqual(name)
          && !bytes[start - 1].isPartOfWord && !(end < bytes.count && bytes[end].isPartOfWord)
      }
    }
  }

  /// The line that a place is in, with its line break.
  package func line(around place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") }
  }
}

extension SwiftSource {
  /// The imports of the file that have a line to themselves, in runs of lines that follow one
  /// another.
  package var imports: [[ImportLine]] {
    var groups: [[ImportLine]] = []
    for statement in bytes.withUnsafeBufferPointer(ImportScanner.imports) {
      let line = ImportLine(statement: statement, line: line(around: statement.name.lowerBound))
      if let last = groups.last?.last, last.line.upperBound == line.line.lowerBound {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    return groups
  }
}

extension [UInt8] {
  /// The text with some of its parts replaced.
  package func replacing(_ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var result = self
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }
}
