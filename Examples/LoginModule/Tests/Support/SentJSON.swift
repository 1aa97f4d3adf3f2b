import BaseData
import Core
import Foundation

/// A value of JSON with the text that it was sent as: a number is compared digit by digit.
package nonisolated struct SentJSON: Decodable {
  private let text: String
  private let members: [String: SentJSON]?
  private let entries: [SentJSON]?

  package init(_ json: Data) throws {
    let decoder = JSONDecoder()
    self = try decoder.decode(SentJSON.self, from: json)
  }

  package init(from decoder: any Decoder) throws {
    members = try? [String: SentJSON](from: decoder)
    entries = try? [SentJSON](from: decoder)
    text = members == nil && entries == nil ? try Self.text(of: decoder) : ""
  }

  /// The text of a value that has no others in it.
  private static func text(of decoder: any Decoder) throws -> String {
    let value = try decoder.singleValueContainer()
    if let word = try? value.decode(String.self) {
      return String(decoding: try JSONEncoder().encode(word), as: UTF8.self)
    }
    if let flag = try? value.decode(Bool.self) { return "\(flag)" }
    return (try? value.decode(Decimal.self)).map { "\($0)" } ?? "null"
  }

  /// What of this object is otherwise than in the object of a reply that is most like it; what was
  /// sent besides does not count.
  package func losses(in reply: SentJSON, at path: String) -> [String] {
    let objects = reply.all.filter { $0.members != nil }
    return objects.map { losses(from: $0, at: path) }.min { $0.count < $1.count }
      ?? ["\(path): \(text) for \(reply.text)"]
  }

  /// The value and all that are in it.
  private var all: [SentJSON] {
    let inside = (members.map { Array($0.values) } ?? []) + (entries ?? [])
    return [self] + inside.flatMap(\.all)
  }

  private func losses(from sent: SentJSON, at path: String) -> [String] {
    if let members, let others = sent.members {
      return members.sorted { $0.key < $1.key }.flatMap { key, value in
        others[key].map { value.losses(from: $0, at: "\(path).\(key)") }
          ?? ["\(path).\(key): \(value.text) for nothing"]
      }
    }
    if let entries, let others = sent.entries, entries.count == others.count {
      return zip(entries, others).enumerated().flatMap { index, pair in
        pair.0.losses(from: pair.1, at: "\(path)[\(index)]")
      }
    }
    return means(sent) ? [] : ["\(path): \(text) for \(sent.text)"]
  }
}

// MARK: - The same in other words

nonisolated extension SentJSON {
  private func means(_ sent: SentJSON) -> Bool {
    let isText = [text, sent.text].map { $0.hasPrefix("\"") }
    return text == sent.text || string == sent.text || string != nil && string == sent.string
      || isSameNumber(sent) || isText.contains(true) && isSameDate(sent)
      || isText == [true, true] && (isSameAddress(sent) || isSameUUID(sent))
  }

  private var string: String? { value(as: String.self) }

  private func value<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// A whole number has to be the same to the last digit; another one is as near as a `Double` is.
  private func isSameNumber(_ sent: SentJSON) -> Bool {
    let digits = [self, sent].map { $0.string ?? $0.text }
    let numbers = digits.map { Double($0) }
    guard let number = numbers[0], numbers[1] == number else { return false }
    let isWhole = digits.allSatisfy { $0.allSatisfy(Set("-0123456789").contains) }
    return !isWhole || Decimal(string: digits[0]) == Decimal(string: digits[1])
  }

  private func isSameDate(_ sent: SentJSON) -> Bool {
    guard case .date(let date)? = value(as: WireDate.self) else { return false }
    return sent.value(as: WireDate.self) == .date(date)
  }

  private func isSameAddress(_ sent: SentJSON) -> Bool {
    value(as: URL.self).map { $0 == sent.value(as: URL.self) } ?? false
  }

  private func isSameUUID(_ sent: SentJSON) -> Bool {
    value(as: UUID.self).map { $0 == sent.value(as: UUID.self) } ?? false
  }
}
