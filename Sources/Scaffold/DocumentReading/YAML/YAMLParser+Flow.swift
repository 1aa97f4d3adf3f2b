import Templates

/// Lists and maps between brackets, which may go on over lines however they are indented.
extension YAMLParser {
  /// The list or map whose bracket stands here.
  mutating func parseFlowCollection() throws(DataError) -> JSON.Kind {
    cursor.byte == UInt8(ascii: "[")
      ? .list(try parseFlowElements()) : .object(try parseFlowMembers())
  }

  private mutating func parseFlowElements() throws(DataError) -> [JSON] {
    var elements: [JSON] = []
    let opening = cursor.position
    cursor.advance()
    try skipFlowSpace(in: opening)
    while !cursor.take("]") {
      elements.append(try parseFlowNode(mayBeMember: true))
      try takeSeparator(or: "]", in: opening)
    }
    return elements
  }

  private mutating func parseFlowMembers() throws(DataError) -> [JSON.Member] {
    var members = YAMLMembers()
    let opening = cursor.position
    cursor.advance()
    try skipFlowSpace(in: opening)
    while !cursor.take("}") {
      let (start, properties) = (cursor.position, try YAMLProperties.read(&cursor))
      try skipFlowSpace(in: opening)
      guard let candidate = try parseFlowCandidate() else {
        throw cursor.error(.keyIsNoText, at: start)
      }
      let key = try key(candidate.value(&cursor, in: .flow), properties)
      try skipFlowSpace(in: opening)
      try members.add(key, try parseFlowValue(), in: cursor.source)
      try takeSeparator(or: "}", in: opening)
    }
    return members.all
  }

  /// The value behind a key: `: value`, or nothing.
  private mutating func parseFlowValue() throws(DataError) -> JSON {
    guard cursor.take(":") else { return JSON(.null, at: cursor.position) }
    cursor.skipFlowSpace()
    return try parseFlowNode(mayBeMember: false)
  }

  /// - Parameter mayBeMember: whether `key: value` may stand here, which is a map of one member.
  private mutating func parseFlowNode(mayBeMember: Bool) throws(DataError) -> JSON {
    let entry = try enter()
    let properties = try YAMLProperties.read(&cursor)
    cursor.skipFlowSpace()
    let start = cursor.position
    if !mayBeMember || !properties.isEmpty, endsFlowNode {
      return leave(entry, with: try empty(at: start, properties), called: properties.anchor)
    }
    guard let candidate = try parseFlowCandidate() else {
      let value =
        cursor.byte == UInt8(ascii: "*")
        ? try parseAlias(properties)
        : try value(parseFlowCollection(), at: start, properties)
      return leave(entry, with: value, called: properties.anchor)
    }
    let line = cursor.lineStart
    let scalar = try candidate.value(&cursor, in: .flow)
    cursor.skipFlowSpace()
    guard mayBeMember, cursor.byte == UInt8(ascii: ":") else {
      return leave(entry, with: try value(of: scalar, properties), called: properties.anchor)
    }
    guard candidate.isOnOneLine, cursor.lineStart == line else {
      throw cursor.error(.keyIsNoText, at: start)
    }
    var members = YAMLMembers()
    try members.add(key(scalar, properties), parseFlowValue(), in: cursor.source)
    return leave(entry, with: JSON(.object(members.all), at: start), called: nil)
  }

  private mutating func parseFlowCandidate() throws(DataError) -> KeyCandidate? {
    guard !cursor.isAt(indicator: "?") else { throw cursor.error(.explicitKeyInBrackets) }
    return try KeyCandidate.read(&cursor, in: .flow)
  }

  private var endsFlowNode: Bool {
    switch cursor.byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  private mutating func takeSeparator(
    or closing: Unicode.Scalar, in opening: Int
  ) throws(DataError) {
    try skipFlowSpace(in: opening)
    if cursor.take(",") { return try skipFlowSpace(in: opening) }
    guard cursor.byte == UInt8(ascii: closing) else {
      throw cursor.error(.separator(Character(closing)))
    }
  }

  /// - Parameter opening: where the bracket stands whose end is missing if the document ends here.
  private mutating func skipFlowSpace(in opening: Int) throws(DataError) {
    cursor.skipFlowSpace()
    guard !cursor.isAtDocumentEnd else {
      let bracket = Character(Unicode.Scalar(cursor.source.bytes[opening]))
      throw cursor.error(.unclosed(bracket), at: opening)
    }
  }
}
