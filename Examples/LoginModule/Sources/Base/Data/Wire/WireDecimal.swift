import Core
import Foundation

/// A decimal number as servers send it: a number, or a text that says one.
///
/// What is no such number is kept as it is, so that one bad price does not cost the whole reply.
package nonisolated enum WireDecimal: WireForm, Hashable {
  case number(Decimal)
  case unreadable(String)

  package init(_ text: String) {
    self = Decimal(wireText: text).map { .number($0) } ?? .unreadable(text)
  }

  package var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .unreadable(let text): text
    }
  }
}

nonisolated extension WireDecimal: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

nonisolated extension WireDecimal: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else if let text = (decoder.userInfo[JSONPlaces.key] as? JSONPlaces)?
      .text(at: decoder.codingPath)
    {
      // The decoder would round a number of too many digits, without an error.
      self.init(text)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else {
      self = .unreadable("\(try container.decode(Double.self))")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .unreadable(let text): try container.encode(text)
    }
  }
}
