import Foundation

/// A date as servers send it: text in one of many forms, or a number.
///
/// What is no date is kept as it is, so that one bad date does not cost the whole reply.
package nonisolated enum WireDate: WireForm, Hashable {
  /// A date, to the millisecond.
  case date(Date)
  case unreadable(String)

  package init(_ date: Date) {
    self = .date(date.roundedToMillisecond)
  }

  package init(_ text: String) {
    let isNumber = text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }
    let number = isNumber ? Double(text).flatMap { Date(epoch: $0) } : nil
    self = (number ?? Date(wireText: text)).map { WireDate($0) } ?? .unreadable(text)
  }

  package var text: String {
    switch self {
    case .date(let date): date.wireText
    case .unreadable(let text): text
    }
  }
}

nonisolated extension WireDate: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

nonisolated extension WireDate: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else {
      let number = try container.decode(Double.self)
      self = Date(epoch: number).map { WireDate($0) } ?? .unreadable("\(number)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
