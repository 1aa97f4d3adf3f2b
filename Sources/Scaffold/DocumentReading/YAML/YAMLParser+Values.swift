import Templates

extension YAMLParser {
  /// The value of a scalar that has these properties.
  mutating func value(
    of scalar: YAMLScalar, _ properties: YAMLProperties
  ) throws(DataError) -> JSON {
    guard let kind = scalar.kind(tagged: properties.tag) else {
      throw mismatch(properties)
    }
    count(scalar.text)
    return JSON(kind, at: scalar.offset)
  }

  /// A list or a map that has these properties.
  func value(
    _ kind: JSON.Kind, at offset: Int, _ properties: YAMLProperties
  ) throws(DataError) -> JSON {
    guard properties.tag?.allows(kind) != false else { throw mismatch(properties) }
    return JSON(kind, at: offset)
  }

  /// The value that `&anchor` or `!!tag` has without anything behind it.
  mutating func empty(
    at offset: Int, _ properties: YAMLProperties
  ) throws(DataError) -> JSON {
    try value(of: .empty(at: offset), properties)
  }

  private func mismatch(_ properties: YAMLProperties) -> DataError {
    cursor.error(.tagMismatch(properties.tag ?? .null), at: properties.offset)
  }

  /// `*name`
  mutating func parseAlias(_ properties: YAMLProperties) throws(DataError) -> JSON {
    let start = cursor.position
    if let offset = properties.offset { throw cursor.error(.propertyOfAlias, at: offset) }
    let name = try YAMLName.read(&cursor)
    let anchored = try anchors.value(of: name, from: start, cursor)
    try count(anchored, at: start)
    return JSON(anchored.value.kind, at: start)
  }

  /// The key that a text is, which may have an anchor.
  mutating func key(
    _ scalar: YAMLScalar, _ properties: YAMLProperties
  ) throws(DataError) -> YAMLKey {
    let entry = try enter()
    _ = leave(entry, with: try value(of: scalar, properties), called: properties.anchor)
    return YAMLKey(scalar)
  }
}
