/// Splits a Swift file into tokens: just well enough to tell code from comments and texts.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    var tokens: [SwiftToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }
}

extension SwiftLexer {
  private mutating func next() -> SwiftToken? {
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      if byte.isPartOfWord || byte == UInt8(ascii: "`") {
        skip { $0.isPartOfWord || $0 == UInt8(ascii: "`") }
        return SwiftToken(kind: .word, range: start..<position)
      } else if byte <= UInt8(ascii: " ") {
        position += 1
      } else if stands("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if stands("/*") {
        skipComment()
      } else if skipText() {
        return SwiftToken(kind: .text, range: start..<position)
      } else {
        position += 1
        return SwiftToken(kind: .sign, range: start..<position)
      }
    }
    return nil
  }

  private func stands(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[start..<(start + $0.count)].elementsEqual($0) }
  }

  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    while position < bytes.count, isWanted(bytes[position]) { position += 1 }
  }

  /// `/* … /* … */ … */`
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        position += 2
      } else if stands("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// - Returns: whether there was a text: `"…"`, `"""…"""`, `#"…"#`.
  private mutating func skipText() -> Bool {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    guard stands("\"", at: hashes) else { return false }
    position += hashes
    let isLong = stands("\"\"\"")
    position += isLong ? 3 : 1
    while position < bytes.count {
      if stands("\\"), areHashes(hashes, at: 1) {
        skipEscape(behind: hashes)
      } else if isLong ? stands("\"\"\"") : stands("\""), areHashes(hashes, at: isLong ? 3 : 1) {
        position += (isLong ? 3 : 1) + hashes
        return true
      } else if !isLong, stands("\n") {
        // What looked like a text was none, such as a quote in a regular expression.
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    bytes[min(position + offset, bytes.count)...].prefix(count).count { $0 == UInt8(ascii: "#") }
      == count
  }

  /// `\n`, `\(…)`
  private mutating func skipEscape(behind hashes: Int) {
    position += 1 + hashes
    guard stands("(") else {
      position = min(position + 1, bytes.count)
      return
    }
    var depth = 0
    while let token = next() {
      guard token.kind == .sign else { continue }
      if bytes[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
      if bytes[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

extension UInt8 {
  /// Whether the byte is of a letter, a digit or `_`.
  var isPartOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x61...0x7A).contains(self | 0x20)
  }
}
