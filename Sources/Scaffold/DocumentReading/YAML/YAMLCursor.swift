import Templates

/// The bytes of a YAML file, and how far they are read.
struct YAMLCursor {
  let source: JSONSource
  private(set) var position: Int
  /// Where the line starts that the position is in.
  private(set) var lineStart: Int

  init(_ source: JSONSource) {
    self.source = source
    position = source.contentStart
    lineStart = position
  }
}

// MARK: - Looking

extension YAMLCursor {
  /// The byte at the position; 0 at the end, since no text holds a 0.
  var byte: UInt8 { byte(after: 0) }

  func byte(after count: Int) -> UInt8 {
    let offset = position + count
    return offset < source.bytes.count ? source.bytes[offset] : 0
  }

  /// How far the position is from the start of its line.
  var column: Int { position - lineStart }

  var isAtEnd: Bool { position == source.bytes.count }

  /// True if the line has nothing more but a comment.
  var isAtLineEnd: Bool {
    byte.isYAMLBreak || byte == 0 || byte == UInt8(ascii: "#") && isBehindSpace
  }

  /// True if `-`, `?` or `:` stands here, with white space behind it.
  func isAt(indicator: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: indicator) && byte(after: 1).endsYAMLWord
  }

  /// True if a line starts here with `---` or `...`.
  var isAtDocumentMarker: Bool {
    column == 0 && (follows("---") || follows("...")) && byte(after: 3).endsYAMLWord
  }

  /// True if the document ends here.
  var isAtDocumentEnd: Bool { isAtEnd || isAtDocumentMarker }

  func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { source.bytes[position...].starts(with: $0) }
  }

  private var isBehindSpace: Bool {
    column == 0 || source.bytes[position - 1].isYAMLBlank
  }

  func text(from start: Int) -> String { text(start..<position) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  func error(_ problem: YAMLProblem, at offset: Int? = nil) -> DataError {
    source.error(problem, at: offset ?? position)
  }
}

// MARK: - Going on

extension YAMLCursor {
  /// A place to return to.
  struct Mark {
    fileprivate let position: Int
    fileprivate let lineStart: Int
  }

  var mark: Mark { Mark(position: position, lineStart: lineStart) }

  mutating func goBack(to mark: Mark) {
    position = mark.position
    lineStart = mark.lineStart
  }

  mutating func advance(by count: Int = 1) {
    position = min(position + count, source.bytes.count)
  }

  mutating func advance(to offset: Int) { position = offset }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces(upTo most: Int = .max) {
    var left = most
    while left > 0, byte == UInt8(ascii: " ") {
      position += 1
      left -= 1
    }
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while byte.isYAMLBlank { position += 1 }
  }

  mutating func skipToLineEnd() {
    let rest = source.bytes[position...]
    position = rest.firstIndex(where: \.isYAMLBreak) ?? rest.endIndex
  }

  /// Takes a line break, which may be `\n`, `\r\n` or `\r`.
  @discardableResult
  mutating func takeBreak() -> Bool {
    guard byte.isYAMLBreak else { return false }
    position += follows("\r\n") ? 2 : 1
    lineStart = position
    return true
  }

  /// Skips white space, line breaks and comments.
  mutating func skipToToken() throws(DataError) {
    repeat {
      let isIndentation = column == 0
      skipSpaces()
      let tab = position
      skipBlanks()
      if isAtLineEnd {
        skipToLineEnd()
      } else if isIndentation, tab < position {
        throw error(.tab, at: tab)
      }
    } while takeBreak()
  }

  /// Skips white space, line breaks and comments between brackets, where tabs may indent.
  mutating func skipFlowSpace() {
    repeat {
      skipBlanks()
      if isAtLineEnd { skipToLineEnd() }
    } while takeBreak()
  }

  /// Refuses a tab between what stands in front and `start`, where a collection starts whose
  /// indentation that is.
  func requireSpaces(before start: Int) throws(DataError) {
    let space = source.bytes[lineStart..<start].reversed().prefix(while: \.isYAMLBlank)
    guard !space.contains(UInt8(ascii: "\t")) else { throw error(.tab, at: start - 1) }
  }
}
