import BaseData
import Core

nonisolated extension Optional {
  /// The value made of an object in one of its own type; nothing stands for nothing.
  package func parsed<Raw: WireObject, Value>(
    at path: String, _ make: (Raw, String) throws(AppError) -> Value
  ) throws(AppError) -> Boxed<Value>? where Wrapped == Boxed<Raw> {
    guard let object = self else { return nil }
    return try object.map { raw throws(AppError) in try make(raw, path) }
  }
}
