nonisolated extension Decoder {
  /// The value that some keys lead to from here; in a list, a key is a position, or what an element
  /// says: `rel=next`.
  func value(at keys: some Sequence<String>) throws -> any Decoder {
    var value: any Decoder = self
    for key in keys { value = try value.child(at: key) }
    return value
  }

  /// The text at a place, which some servers write as a number; `nil` if there is none.
  func text(at path: ReplyPath) -> String? {
    let value = try? value(at: path.keys).singleValueContainer()
    return (try? value?.decode(String.self)) ?? (try? value?.decode(Int64.self)).map { "\($0)" }
  }

  private func child(at key: String) throws -> any Decoder {
    if let position = Int(key), var list = try? unkeyedContainer() {
      for _ in 0..<max(0, position) { _ = try list.superDecoder() }
      return try list.superDecoder()
    }
    if let element = element(where: key.split(separator: "=", maxSplits: 1)) { return element }
    let fields = try container(keyedBy: ReplyKey.self)
    let key = ReplyKey(stringValue: key)
    // `superDecoder` would take what is missing for `null`.
    guard fields.contains(key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return try fields.superDecoder(forKey: key)
  }

  private func element(where sides: [Substring]) -> (any Decoder)? {
    guard sides.count == 2, var list = try? unkeyedContainer() else { return nil }
    while !list.isAtEnd, let element = try? list.superDecoder() {
      if element.text(at: ReplyPath("/\(sides[0])")) == String(sides[1]) { return element }
    }
    return nil
  }
}

/// A key of a reply that is known at run time only.
nonisolated struct ReplyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
