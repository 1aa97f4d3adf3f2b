import Templates

/// A text that is a key if `:` follows it, and else a value, which may go on over lines.
struct KeyCandidate {
  /// Where it starts, in bytes from the start of the file.
  let offset: Int
  /// The text, if it has quotes.
  private let quoted: String?
  /// Where the first line of a text without quotes stands.
  private let line: Range<Int>
  let isOnOneLine: Bool
}

extension KeyCandidate {
  /// Reads the text that stands here; `nil` if something else than a text starts here.
  static func read(
    _ cursor: inout YAMLCursor, in context: PlainText.Context
  ) throws(DataError) -> KeyCandidate? {
    let (start, lineStart) = (cursor.position, cursor.lineStart)
    switch cursor.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try QuotedText.read(&cursor)
      return KeyCandidate(
        offset: start, quoted: text, line: start..<start,
        isOnOneLine: cursor.lineStart == lineStart)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"): return nil
    default:
      if case .block = context, startsBlock(cursor) { return nil }
      let line = try PlainText(in: context).readLine(&cursor)
      return KeyCandidate(offset: start, quoted: nil, line: line, isOnOneLine: true)
    }
  }

  private static func startsBlock(_ cursor: YAMLCursor) -> Bool {
    cursor.byte == UInt8(ascii: "|") || cursor.byte == UInt8(ascii: ">")
      || cursor.isAt(indicator: "-") || cursor.isAt(indicator: "?")
  }

  /// The text as the key that it is.
  func key(_ cursor: YAMLCursor) -> YAMLScalar {
    YAMLScalar(text: quoted ?? cursor.text(line), isPlain: quoted == nil, offset: offset)
  }

  /// The text as the value that it is, with the lines in which it goes on.
  func value(
    _ cursor: inout YAMLCursor, in context: PlainText.Context
  ) throws(DataError) -> YAMLScalar {
    if quoted != nil { return key(cursor) }
    let text = try PlainText(in: context).readRest(of: line, &cursor)
    return YAMLScalar(text: text, isPlain: true, offset: offset)
  }

  /// The error where this is followed by `:` and may not be a key.
  var problemOfColon: YAMLProblem { quoted == nil ? .colonInText : .collectionInLine }
}
