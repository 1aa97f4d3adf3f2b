import Foundation

/// The places of JSON that is kept as text, in what is encoded to be sent: the text stands there as it
/// came.
///
/// An encoder writes values alone, so a word that nothing else has holds the place until all is written.
package nonisolated final class JSONSlots: Sendable {
  /// Under which an encoder has it in its `userInfo`.
  static let key = CodingUserInfoKey(rawValue: "JSONSlots")!

  private let word = "JSON-\(UUID().uuidString)-"
  private let texts = Locked<[String]>([])

  /// A value as JSON, in which each `JSONText` is what its text says. The same value is the same bytes
  /// in each run of the app.
  package static func encoded(_ value: any Encodable) throws -> Data {
    let slots = JSONSlots()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[key] = slots
    return slots.filled(try encoder.encode(value))
  }

  /// The place of a text until all is written.
  func place(for text: String) -> String {
    texts.withLock { texts in
      texts.append(text)
      return "\(word)\(texts.count)."
    }
  }

  private func filled(_ json: Data) -> Data {
    let texts = texts.withLock { $0 }
    guard !texts.isEmpty else { return json }
    let text = texts.enumerated().reduce(String(decoding: json, as: UTF8.self)) { json, text in
      json.replacing("\"\(word)\(text.offset + 1).\"", with: text.element)
    }
    return Data(text.utf8)
  }
}
