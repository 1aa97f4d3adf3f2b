import Core

nonisolated extension String {
  /// The value this text stands for; `path` says where it stood, should it stand for none.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> Value {
    guard let value = Value(wire: self) else {
      throw .decoding(path: path, reason: "`\(self)` is no \(type)")
    }
    return value
  }
}

nonisolated extension String? {
  /// As above; no text, or an empty one, stands for no value.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> Value? {
    guard let text = self, !text.isEmpty else { return nil }
    return try text.parsed(at: path, as: type)
  }
}

nonisolated extension [String] {
  /// The values these texts stand for.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> [Value] {
    var values: [Value] = []
    for (index, text) in enumerated() {
      values.append(try text.parsed(at: "\(path)[\(index)]", as: type))
    }
    return values
  }
}

nonisolated extension [String]? {
  /// As above; no list stands for no list.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> [Value]? {
    guard let texts = self else { return nil }
    return try texts.parsed(at: path, as: type)
  }
}
