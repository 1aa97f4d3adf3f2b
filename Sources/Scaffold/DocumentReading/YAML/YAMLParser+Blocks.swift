import Templates

/// Values whose structure is shown by lines and their indentation.
///
/// Behind each of them, the cursor is at the first token of another line, or at the end.
extension YAMLParser {
  mutating func parseBlockNode(at place: BlockPlace) throws(DataError) -> JSON {
    let entry = try enter()
    var (place, outer) = (place, YAMLProperties())
    while true {
      let end = cursor.position
      try skipToToken(&place)
      guard place.holds(cursor) else {
        return leave(entry, with: try empty(at: end, outer), called: outer.anchor)
      }
      let start = cursor.position
      let properties = try YAMLProperties.read(&cursor)
      if properties.isEmpty || !cursor.isAtLineEnd {
        return try parseContent(at: place, from: start, entry, properties, outer)
      }
      outer = try outer.joined(with: properties, cursor)
    }
  }

  /// - Parameters:
  ///   - start: where the properties stand that are in the line of the value, or the value.
  ///   - properties: those in its line, which are those of its first key if it is a map of lines.
  ///   - outer: those in the lines above.
  private mutating func parseContent(
    at place: BlockPlace, from start: Int, _ entry: Entry, _ properties: YAMLProperties,
    _ outer: YAMLProperties
  ) throws(DataError) -> JSON {
    let candidate = try KeyCandidate.read(&cursor, in: .block(under: place.parent))
    cursor.skipBlanks()
    if let kind = try parseCollection(at: place, from: start, candidate, properties) {
      return leave(entry, with: try value(kind, at: start, outer), called: outer.anchor)
    }
    let own = try outer.joined(with: properties, cursor)
    return leave(entry, with: try parseSingle(at: place, candidate, own), called: own.anchor)
  }

  private mutating func skipToToken(_ place: inout BlockPlace) throws(DataError) {
    let line = cursor.lineStart
    try cursor.skipToToken()
    if cursor.lineStart != line { place.isOnNewLine = true }
  }

  /// A list or a map of lines; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - start: where the first item or key starts, or what stands in front of the key.
  ///   - candidate: the first key, if `:` follows it.
  ///   - properties: those of the first key.
  private mutating func parseCollection(
    at place: BlockPlace, from start: Int, _ candidate: KeyCandidate?,
    _ properties: YAMLProperties
  ) throws(DataError) -> JSON.Kind? {
    let isMap = cursor.isAt(indicator: candidate == nil ? "?" : ":")
    guard isMap || candidate == nil && cursor.isAt(indicator: "-") else { return nil }
    guard candidate?.isOnOneLine != false else { throw cursor.error(.keyIsNoText, at: start) }
    guard place.allowsCollection, candidate != nil || properties.isEmpty else {
      throw cursor.error(candidate?.problemOfColon ?? .collectionInLine)
    }
    try cursor.requireSpaces(before: start)
    let column = start - cursor.lineStart
    guard isMap else { return .list(try parseBlockElements(in: column)) }
    let first: YAMLKey? =
      if let candidate { try key(candidate.key(cursor), properties) } else { nil }
    return .object(try parseBlockMembers(in: column, from: first))
  }

  /// A value that is no list or map of lines, with the rest of its last line.
  private mutating func parseSingle(
    at place: BlockPlace, _ candidate: KeyCandidate?, _ properties: YAMLProperties
  ) throws(DataError) -> JSON {
    let start = candidate?.offset ?? cursor.position
    let isLines = cursor.byte == UInt8(ascii: "|") || cursor.byte == UInt8(ascii: ">")
    if isLines, candidate == nil {
      let text = try BlockText.read(&cursor, under: place.parent)
      try cursor.skipToToken()
      return try value(of: YAMLScalar(text: text, isPlain: false, offset: start), properties)
    }
    let value = try parseInline(at: place, candidate, properties)
    cursor.skipBlanks()
    guard !cursor.isAt(indicator: ":") else { throw cursor.error(.keyIsNoText, at: start) }
    try endLine()
    return value
  }

  private mutating func parseInline(
    at place: BlockPlace, _ candidate: KeyCandidate?, _ properties: YAMLProperties
  ) throws(DataError) -> JSON {
    if let candidate {
      return try value(
        of: candidate.value(&cursor, in: .block(under: place.parent)), properties)
    }
    if cursor.byte == UInt8(ascii: "*") { return try parseAlias(properties) }
    let start = cursor.position
    return try value(parseFlowCollection(), at: start, properties)
  }
}

// MARK: - Lists

extension YAMLParser {
  private mutating func parseBlockElements(in column: Int) throws(DataError) -> [JSON] {
    var elements: [JSON] = []
    repeat {
      cursor.advance()
      elements.append(try parseBlockNode(at: BlockPlace(parent: column, start: .dash)))
    } while try goesOn(in: column) && cursor.isAt(indicator: "-")
    return elements
  }

  /// True if the collection whose items start in `column` has another one.
  private func goesOn(in column: Int) throws(DataError) -> Bool {
    if cursor.isAtDocumentEnd { return false }
    guard cursor.column <= column else { throw cursor.error(.indentation) }
    return cursor.column == column
  }
}

// MARK: - Maps

extension YAMLParser {
  /// - Parameter first: the first key, with the cursor at the `:` behind it; `nil` if `? ` starts
  ///   the map.
  private mutating func parseBlockMembers(
    in column: Int, from first: YAMLKey?
  ) throws(DataError) -> [JSON.Member] {
    var members = YAMLMembers()
    var next = first
    repeat {
      let key = if let next { next } else { try parseBlockKey(in: column) }
      next = nil
      try members.add(key, try parseBlockValue(of: key, in: column), in: cursor.source)
    } while try goesOn(in: column)
    return members.all
  }

  private mutating func parseBlockValue(
    of key: YAMLKey, in column: Int
  ) throws(DataError) -> JSON {
    guard key.hasValue else { return JSON(.null, at: key.offset) }
    cursor.advance()
    let start: BlockPlace.Start = key.isExplicit ? .explicitValue : .key
    return try parseBlockNode(at: BlockPlace(parent: column, start: start))
  }

  private mutating func parseBlockKey(in column: Int) throws(DataError) -> YAMLKey {
    guard !cursor.isAt(indicator: "-") else { throw cursor.error(.itemAmongKeys) }
    let isExplicit = cursor.isAt(indicator: "?")
    if isExplicit {
      cursor.advance()
      cursor.skipBlanks()
    }
    let start = cursor.position
    let properties = try YAMLProperties.read(&cursor)
    guard !cursor.isAtLineEnd,
      let candidate = try KeyCandidate.read(&cursor, in: .block(under: column)),
      candidate.isOnOneLine
    else { throw cursor.error(.keyIsNoText, at: start) }
    var key = try key(candidate.key(cursor), properties)
    if isExplicit { try finish(&key, in: column) } else { try requireColon(after: key) }
    return key
  }

  private mutating func requireColon(after key: YAMLKey) throws(DataError) {
    cursor.skipBlanks()
    if cursor.isAt(indicator: ":") { return }
    throw cursor.error(
      key.text.hasPrefix("<<<<<<<") ? .conflict : .keyWithoutColon(key.text), at: key.offset)
  }

  /// Goes to the `:` of a key behind `? `, which stands on a line of its own, or is missing.
  private mutating func finish(_ key: inout YAMLKey, in column: Int) throws(DataError) {
    key.isExplicit = true
    try endLine()
    let isInside = !cursor.isAtDocumentEnd && cursor.column >= column
    guard !isInside || cursor.column == column else {
      throw cursor.error(.keyIsNoText, at: key.offset)
    }
    key.hasValue = isInside && cursor.isAt(indicator: ":")
  }
}
