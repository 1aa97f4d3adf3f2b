import Foundation

nonisolated extension String {
  /// The same JSON without spaces, in the order of its keys; what is no JSON stays as it is.
  package var sortedJSON: String {
    let value = try? JSONSerialization.jsonObject(with: Data(utf8))
    let data = value.flatMap { value in
      try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    }
    return data.map { String(decoding: $0, as: UTF8.self) } ?? self
  }
}
