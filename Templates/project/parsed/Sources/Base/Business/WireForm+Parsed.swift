import BaseData
import Core

nonisolated extension WireForm {
  /// The value this stands for; `path` says where it stood, should it stand for none.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> Value where Value.Wire == Self {
    guard let value = Value(wire: self) else {
      throw .decoding(path: path, reason: "`\(text)` is no \(type)")
    }
    return value
  }
}

nonisolated extension Optional where Wrapped: WireForm {
  /// As above; nothing, or an empty text, stands for no value.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> Value? where Value.Wire == Wrapped {
    guard let wire = self, !wire.text.isEmpty else { return nil }
    return try wire.parsed(at: path, as: type)
  }
}

nonisolated extension Array where Element: WireForm {
  /// The values these stand for.
  package func parsed<Value: WireValue>(
    at path: String, as type: Value.Type = Value.self
  ) throws(AppError) -> [Value] where Value.Wire == Element {
    try enumerated().map { wire throws(AppError) in
      try wire.element.parsed(at: "\(path)[\(wire.offset)]", as: type)
    }
  }
}
