/// The text of a Swift file and its tokens.
package struct SwiftSource: Sendable {
  package let bytes: [UInt8]
  package let tokens: [SwiftToken]
  package let lines: LineTable

  package init(_ bytes: [UInt8]) { self.init(bytes, countsLines: true) }

  /// - Parameter countsLines: whether anyone asks for the lines of places.
  package init(_ bytes: [UInt8], countsLines: Bool) {
    self.bytes = bytes
    lines = LineTable(of: countsLines ? bytes : [])
    tokens = SwiftLexer.tokens(of: bytes)
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

  /// The text between quotes; `nil` if the token is none, or has escapes.
  package func plainText(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .literal else { return nil }
    let text = self[index]
    guard text.hasPrefix("\""), !text.hasPrefix("\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The token that closes the bracket at `start`.
  package func closing(_ start: Int) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(start) where tokens[index].kind == .punctuation {
      depth += bracket(at: index)
      if depth == 0 { return index }
    }
    return nil
  }

  /// How much deeper the file is nested behind a token: 1, -1 or 0. Beyond the ends it is 0.
  func bracket(at index: Int) -> Int {
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
