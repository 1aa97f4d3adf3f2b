import Templates

/// A text between quotes, which may go on over lines.
struct QuotedText {
  private let opening: Int
  private let quote: UInt8
  private var text: [UInt8] = []
  /// How much of the text must stay in front of a line break: what escapes stand for.
  private var fixedCount = 0

  /// Reads the text whose opening quote stands here.
  static func read(_ cursor: inout YAMLCursor) throws(DataError) -> String {
    var quoted = QuotedText(opening: cursor.position, quote: cursor.byte)
    cursor.advance()
    return try quoted.read(&cursor)
  }

  private init(opening: Int, quote: UInt8) {
    self.opening = opening
    self.quote = quote
  }
}

extension QuotedText {
  private mutating func read(_ cursor: inout YAMLCursor) throws(DataError) -> String {
    while true {
      let plain = plainBytes(cursor)
      cursor.advance(to: plain.endIndex)
      if cursor.byte == quote, cursor.byte(after: 1) != quote || isDouble, text.isEmpty {
        cursor.advance()
        return String(decoding: plain, as: UTF8.self)
      }
      text += plain
      if try readSpecial(&cursor) { return String(decoding: text, as: UTF8.self) }
    }
  }

  private var isDouble: Bool { quote == UInt8(ascii: "\"") }

  /// The bytes up to a quote, an escape, a line break or the end.
  private func plainBytes(_ cursor: YAMLCursor) -> ArraySlice<UInt8> {
    cursor.source.bytes[cursor.position...].prefix { byte in
      byte != quote && !byte.isYAMLBreak && !(isDouble && byte == UInt8(ascii: "\\"))
    }
  }

  /// - Returns: whether the text ends here.
  private mutating func readSpecial(_ cursor: inout YAMLCursor) throws(DataError) -> Bool {
    switch cursor.byte {
    case 0: throw unclosed(cursor)
    case quote:
      cursor.advance()
      guard !isDouble, cursor.byte == quote else { return true }
      cursor.advance()
      text.append(quote)
    case UInt8(ascii: "\\"): try readEscape(&cursor)
    default:
      while text.count > fixedCount, text.last?.isYAMLBlank == true { text.removeLast() }
      text.fold(try skipBreaks(&cursor))
      fixedCount = text.count
    }
    return false
  }

  private mutating func readEscape(_ cursor: inout YAMLCursor) throws(DataError) {
    if cursor.byte(after: 1).isYAMLBreak {
      cursor.advance()
      text.addBreaks(try skipBreaks(&cursor) - 1)
    } else {
      text += String(try YAMLEscape.read(&cursor)).utf8
    }
    fixedCount = text.count
  }

  /// Skips line breaks and the white space around them.
  ///
  /// - Returns: the number of breaks.
  private func skipBreaks(_ cursor: inout YAMLCursor) throws(DataError) -> Int {
    var breaks = 0
    while cursor.takeBreak() {
      breaks += 1
      guard !cursor.isAtDocumentMarker else { throw unclosed(cursor) }
      cursor.skipBlanks()
    }
    return breaks
  }

  private func unclosed(_ cursor: YAMLCursor) -> DataError {
    cursor.error(.unclosed(Character(Unicode.Scalar(quote))), at: opening)
  }
}
