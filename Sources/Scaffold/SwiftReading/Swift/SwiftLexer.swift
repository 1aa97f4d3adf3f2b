/// Splits a Swift file into tokens: just well enough to distinguish code from comments and
/// literals.
///
/// It follows the compiler where a quote or a slash can mean several things, keeps its own stack
/// instead of calling itself, and takes any bytes: what is broken ends with its line or the file.
public struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token is looked for.
  private(set) var position = 0
  /// True if comments are tokens too.
  private let keepsComments: Bool
  /// The texts that have an open `\(`, the innermost last.
  private var openTexts: [OpenText] = []
  /// The outermost of them that has to end with its line.
  private var openTextOfOneLine: Int?
  /// Where texts start that ended with their line or the file, and not with their quotes.
  private var brokenTexts: [Int] = []
  /// Where the comment starts that the file ends in.
  private(set) var unclosedComment: Int?
  /// The end of the last row of `#` that starts no literal: none of them does.
  private var plainHashes = 0
  private var vainRegexSearch = FailedSearch()
  private var vainTextSearch = FailedSearch()

  /// - Parameter bytes: they have to stay where they are as long as the lexer is used.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, keepingComments keepsComments: Bool = false) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    skipByteOrderMark()
    if stands("#!") { skipLine() }
  }
}

extension SwiftLexer {
  /// A text whose interpolation is being read.
  private struct OpenText {
    let delimiter: TextDelimiter
    /// How many brackets of the interpolation are open.
    var brackets: Int
    let start: Int
  }

  /// True behind a part of a text that goes on behind an expression.
  var isInText: Bool { !openTexts.isEmpty }

  /// Where texts start that were never closed, as far as the file was read.
  var unclosedTexts: [Int] { brokenTexts + openTexts.map(\.start) }

  public mutating func next() -> SwiftToken? {
    while position < bytes.count {
      let (start, byte) = (position, bytes[position])
      if byte.isPartOfWord {
        skipWord()
        return SwiftToken(kind: .word, range: start..<position)
      }
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        leaveTextsOfOneLine()
        skipBlanks()
      case 0...UInt8(ascii: " "): position += 1
      case UInt8(ascii: "`"):
        return SwiftToken(kind: skipQuotedName() ? .word : .punctuation, range: start..<position)
      case UInt8(ascii: "/"):
        if let token = slash() { return token }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        return literal(from: start)
      default:
        if !openTexts.isEmpty, let delimiter = closesInterpolation(byte) {
          return text(delimiter, from: start)
        }
        position += 1
        return SwiftToken(kind: .punctuation, range: start..<position)
      }
    }
    return nil
  }
}

// MARK: - Quotes and hashes

extension SwiftLexer {
  /// A text, a regular expression between hashes, or a sign.
  private mutating func literal(from start: Int) -> SwiftToken {
    if start >= plainHashes {
      if let delimiter = TextDelimiter(at: start, in: bytes, besides: &vainTextSearch) {
        position += delimiter.openingLength
        return text(delimiter, from: start)
      }
      if openTexts.isEmpty,
        let end = RegexLiteral.end(ofExtendedAt: start, in: bytes, besides: &vainRegexSearch)
      {
        position = end
        return SwiftToken(kind: .literal, range: start..<end)
      }
      plainHashes = start
      while plainHashes < bytes.count, bytes[plainHashes] == UInt8(ascii: "#") { plainHashes += 1 }
    }
    position += 1
    return SwiftToken(kind: .punctuation, range: start..<position)
  }
}

// MARK: - Words

extension SwiftLexer {
  private mutating func skipWord() {
    while position + 8 <= bytes.count {
      let length = EightBytes(bytes, at: position).wordLength
      position += length
      if length < 8 { return }
    }
    while position < bytes.count, bytes[position].isPartOfWord { position += 1 }
  }

  /// Most lines begin with some.
  private mutating func skipBlanks() {
    while position + 8 <= bytes.count {
      let count = EightBytes(bytes, at: position).blanks
      position += count
      if count < 8 { return }
    }
  }

  /// `` `class` ``, `` `a name of several words` ``
  private mutating func skipQuotedName() -> Bool {
    position += 1
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      if bytes[end] == UInt8(ascii: "`") {
        position = end + 1
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func skipByteOrderMark() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  private func stands(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }
}

// MARK: - Comments

extension SwiftLexer {
  /// A comment, a regular expression or a sign; `nil` for a comment that is passed over.
  private mutating func slash() -> SwiftToken? {
    let start = position
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
      if next == UInt8(ascii: "/") { skipLine() } else { skipComment() }
      return keepsComments ? SwiftToken(kind: .comment, range: start..<position) : nil
    }
    if openTexts.isEmpty, let end = RegexLiteral.end(ofBareAt: position, in: bytes) {
      position = end
      return SwiftToken(kind: .literal, range: start..<end)
    }
    position += 1
    return SwiftToken(kind: .punctuation, range: start..<position)
  }

  private mutating func skipLine() {
    let end = bytes.place(of: UInt8(ascii: "\n"), in: position..<bytes.count) ?? bytes.count
    position = bytes.place(of: UInt8(ascii: "\r"), in: position..<end) ?? end
  }

  private mutating func skipComment() {
    let end = BlockComment.end(at: position, in: bytes)
    if end == nil { unclosedComment = position }
    position = end ?? bytes.count
  }
}

// MARK: - Texts

extension SwiftLexer {
  /// Reads on in a text, to its end or to its next `\(`.
  private mutating func text(_ delimiter: TextDelimiter, from start: Int) -> SwiftToken {
    var isWhole = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), delimiter.areHashes(at: position + 1, in: bytes) {
        position += 1 + delimiter.hashes
        guard position < bytes.count else { break }
        if bytes[position] == UInt8(ascii: "(") {
          position += 1
          if !delimiter.isLong, openTextOfOneLine == nil { openTextOfOneLine = openTexts.count }
          openTexts.append(OpenText(delimiter: delimiter, brackets: 1, start: start))
          isWhole = true
          break
        }
        // A line break behind a backslash still ends a text of one line.
        if delimiter.isLong || !bytes[position].isLineBreak { position += 1 }
      } else if byte == UInt8(ascii: "\""), delimiter.closes(at: position, in: bytes) {
        position += delimiter.closingLength
        isWhole = true
        break
      } else if !delimiter.isLong, byte.isLineBreak {
        // The text was never closed.
        break
      } else {
        position += 1
      }
    }
    if !isWhole { brokenTexts.append(start) }
    return SwiftToken(kind: .literal, range: start..<position)
  }

  /// Counts the brackets of an interpolation.
  ///
  /// - Returns: the text that goes on behind its last one.
  private mutating func closesInterpolation(_ byte: UInt8) -> TextDelimiter? {
    guard let last = openTexts.indices.last else { return nil }
    if byte == UInt8(ascii: "(") { openTexts[last].brackets += 1 }
    guard byte == UInt8(ascii: ")") else { return nil }
    openTexts[last].brackets -= 1
    guard openTexts[last].brackets == 0 else { return nil }
    position += 1
    if openTextOfOneLine == last { openTextOfOneLine = nil }
    return openTexts.removeLast().delimiter
  }

  /// A text of one line ends with it, even in the middle of an interpolation.
  private mutating func leaveTextsOfOneLine() {
    guard let first = openTextOfOneLine else { return }
    brokenTexts.append(openTexts[first].start)
    openTexts.removeSubrange(first...)
    openTextOfOneLine = nil
  }
}
