import Foundation

nonisolated extension Encodable {
  /// The value as one text.
  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

nonisolated extension String {
  /// The value that the text was made of.
  func draft<Draft: Decodable>(_ type: Draft.Type) -> Draft? {
    try? JSONDecoder().decode(type, from: Data(utf8))
  }
}
