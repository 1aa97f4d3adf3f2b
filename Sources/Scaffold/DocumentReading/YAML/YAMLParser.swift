import Templates

/// Reads YAML 1.2 from the bytes of a file, into the values that JSON is read into.
///
/// That is the part of YAML that people write by hand, of which other than JSON's values come none:
/// keys are texts, and tags are those of the core schema. What goes beyond is refused with its place.
struct YAMLParser {
  static let deepest = 100

  var cursor: YAMLCursor
  var anchors = YAMLAnchors()
  private var depth = 0
  /// The deepest level since the value was entered that is being read.
  private var deepestReached = 0
  /// How many values were read, with those that aliases repeat. A long text counts for several.
  private var size = 0

  /// The value of a file, which holds one document. An empty one is `null`.
  static func parse(_ source: JSONSource) throws(DataError) -> JSON {
    var parser = YAMLParser(cursor: YAMLCursor(source))
    return try parser.parseDocument()
  }

  private init(cursor: YAMLCursor) { self.cursor = cursor }
}

// MARK: - The document

extension YAMLParser {
  private mutating func parseDocument() throws(DataError) -> JSON {
    try cursor.skipToToken()
    let hasDirective = try skipDirective()
    let hasMarker = cursor.isAtDocumentMarker && cursor.byte == UInt8(ascii: "-")
    guard hasMarker || !hasDirective else { throw cursor.error(.directiveAlone) }
    if hasMarker { cursor.advance(by: 3) }
    let place = BlockPlace(parent: -1, start: .documentStart, isOnNewLine: !hasMarker)
    let value = try parseBlockNode(at: place)
    guard cursor.isAtDocumentEnd else { throw cursor.error(.indentation) }
    try skipDocumentEnd()
    return value
  }

  /// `%YAML 1.2`; a document for 1.1 is read in the same way.
  ///
  /// - Returns: whether there is one.
  private mutating func skipDirective() throws(DataError) -> Bool {
    guard cursor.byte == UInt8(ascii: "%") else { return false }
    let start = cursor.position
    let word = YAMLName.word(&cursor)
    cursor.skipBlanks()
    let version = YAMLName.word(&cursor)
    guard word == "%YAML", version == "1.2" || version == "1.1" else {
      throw cursor.error(.directive(word), at: start)
    }
    cursor.skipBlanks()
    try endLine()
    return true
  }

  /// `...`, behind which there are only comments.
  private mutating func skipDocumentEnd() throws(DataError) {
    while cursor.follows("...") {
      cursor.advance(by: 3)
      try endLine()
    }
    guard cursor.isAtEnd else { throw cursor.error(.secondDocument) }
  }

  /// Goes to the next token, which stands on a line of its own.
  mutating func endLine() throws(DataError) {
    let line = cursor.lineStart
    try cursor.skipToToken()
    guard cursor.lineStart != line || cursor.isAtEnd else { throw cursor.error(.unexpectedText) }
  }
}

// MARK: - Counting

extension YAMLParser {
  /// The counts before a value was entered.
  struct Entry {
    fileprivate let size: Int
    fileprivate let deepestReached: Int
  }

  /// Enters a value. It is left by ``leave(_:with:called:)``.
  mutating func enter() throws(DataError) -> Entry {
    let entry = Entry(size: size, deepestReached: deepestReached)
    depth += 1
    try reach(depth, at: cursor.position)
    deepestReached = depth
    size += 1
    return entry
  }

  mutating func leave(_ entry: Entry, with value: JSON, called anchor: String?) -> JSON {
    if let anchor {
      let anchored = YAMLAnchors.Anchored(
        value: value, size: size - entry.size, height: deepestReached - depth)
      anchors.define(anchor, as: anchored)
    }
    depth -= 1
    deepestReached = max(deepestReached, entry.deepestReached)
    return value
  }

  /// Counts what the alias at `offset`, which was entered itself, repeats.
  mutating func count(_ anchored: YAMLAnchors.Anchored, at offset: Int) throws(DataError) {
    try reach(depth + anchored.height, at: offset)
    size += anchored.size - 1
  }

  mutating func count(_ text: String) { size += text.utf8.count / 100 }

  private mutating func reach(_ level: Int, at offset: Int) throws(DataError) {
    guard level < Self.deepest else { throw cursor.source.error(.nestedTooDeeply, at: offset) }
    deepestReached = max(deepestReached, level)
  }
}
