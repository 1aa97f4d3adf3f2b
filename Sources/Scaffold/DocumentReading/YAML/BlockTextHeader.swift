import Templates

/// `|`, `>-`, `|2+` and the like: how a text of lines is read.
struct BlockTextHeader {
  /// The treatment of the line breaks at the end.
  enum Chomping {
    /// One stays.
    case clip
    /// `-`: none stays.
    case strip
    /// `+`: all stay.
    case keep
  }

  let isFolded: Bool
  private(set) var chomping = Chomping.clip
  /// How many columns the text is indented more than what holds it, if the header says so.
  private(set) var indentation: Int?
}

extension BlockTextHeader {
  /// Reads the line of the header, with its break.
  static func read(_ cursor: inout YAMLCursor) throws(DataError) -> BlockTextHeader {
    var header = BlockTextHeader(isFolded: cursor.byte == UInt8(ascii: ">"))
    cursor.advance()
    let marks = cursor.position
    while header.take(cursor.byte) { cursor.advance() }
    let count = cursor.position - marks
    cursor.skipBlanks()
    let hasBoth = header.indentation != nil && header.chomping != .clip
    guard cursor.isAtLineEnd, count < 2 || count == 2 && hasBoth else {
      throw cursor.error(.blockHeader)
    }
    cursor.skipToLineEnd()
    cursor.takeBreak()
    return header
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"): chomping = .strip
    case UInt8(ascii: "+"): chomping = .keep
    case UInt8(ascii: "1")...UInt8(ascii: "9"): indentation = Int(byte - UInt8(ascii: "0"))
    default: return false
    }
    return true
  }
}
