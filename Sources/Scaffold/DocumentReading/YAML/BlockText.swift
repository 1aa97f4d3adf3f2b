import Templates

/// A text of whole lines behind `|`, which keeps its line breaks, or `>`, which folds them.
struct BlockText {
  private let header: BlockTextHeader
  private let indentation: Int
  private var text: [UInt8] = []
  private var hasContent = false
  /// Blank lines since the last line of content.
  private var blankLines = 0
  /// True if the last line of content starts with a blank, so that it is not folded.
  private var isIndented = false
  /// True if a line break follows the last line of content.
  private var isBroken = false

  /// Reads the text whose `|` or `>` stands here, up to the first line that is not part of it.
  ///
  /// - Parameter parent: the indentation of what holds the text; -1 at the top.
  static func read(
    _ cursor: inout YAMLCursor, under parent: Int
  ) throws(DataError) -> String {
    let header = try BlockTextHeader.read(&cursor)
    let indentation =
      if let added = header.indentation {
        max(parent, 0) + added
      } else {
        try foundIndentation(cursor, under: parent)
      }
    var block = BlockText(header: header, indentation: indentation)
    block.readLines(&cursor)
    return block.chomped
  }

  private init(header: BlockTextHeader, indentation: Int) {
    self.header = header
    self.indentation = indentation
  }
}

extension BlockText {
  /// The indentation of the first line that is not blank.
  private static func foundIndentation(
    _ cursor: YAMLCursor, under parent: Int
  ) throws(DataError) -> Int {
    var cursor = cursor
    var deepest: (column: Int, offset: Int) = (0, 0)
    repeat {
      cursor.skipSpaces()
      guard cursor.byte.isYAMLBreak || cursor.isAtEnd else { break }
      if cursor.column > deepest.column { deepest = (cursor.column, cursor.position) }
    } while cursor.takeBreak()
    let isText = !cursor.isAtEnd && cursor.column > parent
    guard isText else { return max(parent + 1, deepest.column) }
    guard deepest.column <= cursor.column else {
      throw cursor.error(.blankLineTooDeep, at: deepest.offset)
    }
    return cursor.column
  }

  private mutating func readLines(_ cursor: inout YAMLCursor) {
    while !cursor.isAtEnd {
      let start = cursor.mark
      cursor.skipSpaces(upTo: indentation)
      if cursor.takeBreak() {
        blankLines += 1
      } else if cursor.column < indentation || cursor.isAtDocumentMarker {
        cursor.goBack(to: start)
        return
      } else {
        readLine(&cursor)
      }
    }
  }

  private mutating func readLine(_ cursor: inout YAMLCursor) {
    let wasIndented = isIndented
    let start = cursor.position
    isIndented = cursor.byte.isYAMLBlank
    cursor.skipToLineEnd()
    guard cursor.position > start else { return }
    if !hasContent {
      text.addBreaks(blankLines)
    } else if header.isFolded, !wasIndented, !isIndented {
      text.fold(blankLines + 1)
    } else {
      text.addBreaks(blankLines + 1)
    }
    text += cursor.source.bytes[start..<cursor.position]
    isBroken = cursor.takeBreak()
    (hasContent, blankLines) = (true, 0)
  }

  /// The text, with as much of its end as the header says.
  private var chomped: String {
    var text = text
    let breaks = isBroken ? 1 : 0
    switch header.chomping {
    case .strip: break
    case .clip: text.addBreaks(breaks)
    case .keep: text.addBreaks(breaks + blankLines)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
