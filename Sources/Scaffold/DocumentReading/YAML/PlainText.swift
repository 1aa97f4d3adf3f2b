import Templates

/// A text without quotes, which may go on over lines.
struct PlainText {
  /// Where a text without quotes stands.
  enum Context {
    /// In a block of lines; the text goes on in lines that are indented more than `under`.
    case block(under: Int)
    /// Between brackets.
    case flow
  }

  private let isInFlow: Bool
  private let parent: Int

  init(in context: Context) {
    switch context {
    case .block(let parent): (isInFlow, self.parent) = (false, parent)
    case .flow: (isInFlow, parent) = (true, -1)
    }
  }
}

extension PlainText {
  /// Reads what stands on the first line.
  ///
  /// - Returns: where the text stands, without the blanks behind it.
  func readLine(_ cursor: inout YAMLCursor) throws(DataError) -> Range<Int> {
    guard canStart(at: cursor) else {
      throw cursor.error(.reserved(Character(Unicode.Scalar(cursor.byte))))
    }
    return takeLine(&cursor)
  }

  /// Reads the lines in which the text goes on. Their breaks become spaces, and blank lines breaks.
  func readRest(of line: Range<Int>, _ cursor: inout YAMLCursor) throws(DataError) -> String {
    guard goesOn(at: cursor) else { return cursor.text(line) }
    var text = Array(cursor.source.bytes[line])
    while true {
      let end = cursor.mark
      guard let breaks = skipBreaks(&cursor) else {
        cursor.goBack(to: end)
        return String(decoding: text, as: UTF8.self)
      }
      text.fold(breaks)
      text += cursor.source.bytes[takeLine(&cursor)]
      guard isInFlow || !isAtColon(cursor) else { throw cursor.error(.colonInText) }
    }
  }

  private func canStart(at cursor: YAMLCursor) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      let next = cursor.byte(after: 1)
      return !next.endsYAMLWord && !(isInFlow && next.isFlowIndicator)
    case let byte: return !Self.reserved.contains(byte)
    }
  }

  private static let reserved = Set(",[]{}#&*!|>'\"%@`".utf8)

  private func takeLine(_ cursor: inout YAMLCursor) -> Range<Int> {
    let start = cursor.position
    var end = start
    var isBehindBlank = false
    while !cursor.byte.isYAMLBreak, !ends(at: cursor, isBehindBlank) {
      isBehindBlank = cursor.byte.isYAMLBlank
      cursor.advance()
      if !isBehindBlank { end = cursor.position }
    }
    cursor.advance(to: end)
    return start..<end
  }

  private func ends(at cursor: YAMLCursor, _ isBehindBlank: Bool) -> Bool {
    switch cursor.byte {
    case 0: true
    case UInt8(ascii: ":"): isColon(before: cursor.byte(after: 1))
    case UInt8(ascii: "#"): isBehindBlank
    case let byte: isInFlow && byte.isFlowIndicator
    }
  }

  private func isColon(before next: UInt8) -> Bool {
    next.endsYAMLWord || isInFlow && next.isFlowIndicator
  }

  private func isAtColon(_ cursor: YAMLCursor) -> Bool {
    var cursor = cursor
    cursor.skipBlanks()
    return cursor.byte == UInt8(ascii: ":") && isColon(before: cursor.byte(after: 1))
  }

  private func goesOn(at cursor: YAMLCursor) -> Bool {
    var cursor = cursor
    return skipBreaks(&cursor) != nil
  }

  /// Goes to the next line of the text.
  ///
  /// - Returns: the number of line breaks in front of it; `nil` if there is no such line.
  private func skipBreaks(_ cursor: inout YAMLCursor) -> Int? {
    var breaks = 0
    var indentation = 0
    cursor.skipBlanks()
    while cursor.takeBreak() {
      breaks += 1
      cursor.skipSpaces()
      indentation = cursor.column
      cursor.skipBlanks()
    }
    let isText = breaks > 0 && indentation > parent && !cursor.isAtLineEnd
    guard isText, !cursor.isAtDocumentMarker, !(isInFlow && ends(at: cursor, true)) else {
      return nil
    }
    return breaks
  }
}
