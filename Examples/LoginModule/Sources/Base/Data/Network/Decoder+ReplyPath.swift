nonisolated extension Decoder {
  /// The value that some keys lead to from here; in a list, a key is a position.
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
    let fields = try container(keyedBy: ReplyKey.self)
    let key = ReplyKey(stringValue: key)
    // `superDecoder` would take what is missing for `null`.
    guard fields.contains(key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return try fields.superDecoder(forKey: key)
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
