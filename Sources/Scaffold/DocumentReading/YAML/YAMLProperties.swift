import Templates

/// `&anchor !!tag`, in front of a value.
struct YAMLProperties {
  var anchor: String?
  var tag: YAMLTag?
  /// Where the first of them starts.
  var offset: Int?
}

extension YAMLProperties {
  var isEmpty: Bool { offset == nil }

  /// Reads those that stand here, and the blanks behind them.
  static func read(_ cursor: inout YAMLCursor) throws(DataError) -> YAMLProperties {
    var properties = YAMLProperties()
    while cursor.byte == UInt8(ascii: "&") || cursor.byte == UInt8(ascii: "!") {
      try properties.add(from: &cursor)
      cursor.skipBlanks()
    }
    return properties
  }

  /// These, and those of the next line, which belong to the same value.
  func joined(
    with others: YAMLProperties, _ cursor: YAMLCursor
  ) throws(DataError) -> YAMLProperties {
    guard anchor == nil || others.anchor == nil, tag == nil || others.tag == nil else {
      throw cursor.error(.doubledProperty, at: others.offset)
    }
    return YAMLProperties(
      anchor: anchor ?? others.anchor, tag: tag ?? others.tag, offset: offset ?? others.offset)
  }

  private mutating func add(from cursor: inout YAMLCursor) throws(DataError) {
    let start = cursor.position
    offset = offset ?? start
    if cursor.byte == UInt8(ascii: "&") {
      guard anchor == nil else { throw cursor.error(.doubledProperty) }
      anchor = try YAMLName.read(&cursor)
    } else {
      guard tag == nil else { throw cursor.error(.doubledProperty) }
      let name = YAMLName.word(&cursor)
      guard let known = YAMLTag(rawValue: name) else { throw cursor.error(.tag(name), at: start) }
      tag = known
    }
  }
}
