import Foundation

/// Any value of JSON, kept as the text that it came as: no digit of a number is lost.
///
/// Frozen, since entities store it: an incremental build may not compile again who knows only them.
@frozen
package nonisolated struct JSONText: Hashable, Sendable {
  /// The value as it stood in the JSON, such as `{"rate": 1e400}`.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

nonisolated extension JSONText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// In a reply, of which the decoder has the text, and in a request, any value; in what this app keeps,
/// a string that holds the text of one.
nonisolated extension JSONText: Codable {
  package init(from decoder: any Decoder) throws {
    guard let places = decoder.userInfo[JSONPlaces.key] as? JSONPlaces else {
      text = try decoder.singleValueContainer().decode(String.self)
      return
    }
    guard let text = places.text(at: decoder.codingPath) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no UTF-8"))
    }
    self.text = text
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let slots = encoder.userInfo[JSONSlots.key] as? JSONSlots
    try container.encode(slots?.place(for: text) ?? text)
  }
}
