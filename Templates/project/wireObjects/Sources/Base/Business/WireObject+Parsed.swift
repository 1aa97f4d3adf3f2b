import BaseData
import Core

nonisolated extension WireObject {
  /// The value made of this; `path` says where it stood, should something in it stand for no value.
  package func parsed<Value>(
    at path: String, _ make: (Self, String) throws(AppError) -> Value
  ) throws(AppError) -> Value {
    try make(self, path)
  }
}

nonisolated extension Optional where Wrapped: WireObject {
  /// As above; nothing stands for nothing.
  package func parsed<Value>(
    at path: String, _ make: (Wrapped, String) throws(AppError) -> Value
  ) throws(AppError) -> Value? {
    guard let object = self else { return nil }
    return try make(object, path)
  }
}

nonisolated extension Array where Element: WireObject {
  /// The values made of each of these.
  package func parsed<Value>(
    at path: String, _ make: (Element, String) throws(AppError) -> Value
  ) throws(AppError) -> [Value] {
    try enumerated().map { object throws(AppError) in
      try make(object.element, "\(path)[\(object.offset)]")
    }
  }
}

nonisolated extension Dictionary where Key == String, Value: WireObject {
  /// The values made of each of these, under its key.
  package func parsed<Parsed>(
    at path: String, _ make: (Value, String) throws(AppError) -> Parsed
  ) throws(AppError) -> [String: Parsed] {
    try mapped(at: path, make)
  }
}

nonisolated extension Dictionary where Key == String {
  /// The values made of each of those in the list under each key.
  package func parsed<Object: WireObject, Parsed>(
    at path: String, _ make: (Object, String) throws(AppError) -> Parsed
  ) throws(AppError) -> [String: [Parsed]] where Value == [Object] {
    try mapped(at: path) { objects, path throws(AppError) in try objects.parsed(at: path, make) }
  }
}
