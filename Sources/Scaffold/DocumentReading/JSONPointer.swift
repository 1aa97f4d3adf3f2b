import Templates

/// A place in a JSON value, such as `/paths/~1pets/get` (RFC 6901).
///
/// In a list, `rel=next` is the first element that says so: `{"rel": "next", …}`.
package struct JSONPointer: Hashable, Sendable {
  /// The keys and positions on the way, without escapes.
  package let tokens: [String]

  package init(tokens: [String]) { self.tokens = tokens }

  /// - Parameter text: nothing, which is the whole value, or tokens with a `/` in front of each.
  package init?(_ text: String) {
    let slash = UInt8(ascii: "/")
    guard text.isEmpty || text.utf8.first == slash else { return nil }
    var tokens: [String] = []
    for part in text.utf8.split(separator: slash, omittingEmptySubsequences: false).dropFirst() {
      guard let token = Self.unescaped(part) else { return nil }
      tokens.append(token)
    }
    self.tokens = tokens
  }

  /// - Parameter fragment: `#/paths/~1a%20b`, as `$ref` has it.
  package init?(fragment: String) {
    guard fragment.utf8.first == UInt8(ascii: "#"),
      let text = Self.decoded(fragment.utf8.dropFirst())
    else { return nil }
    self.init(text)
  }
}

extension JSONPointer {
  /// The value at the place; `nil` if there is none.
  package func value(in json: JSON) -> JSON? {
    var value = json
    for token in tokens {
      guard let next = Self.child(of: value, at: token) else { return nil }
      value = next
    }
    return value
  }

  private static func child(of json: JSON, at token: String) -> JSON? {
    switch json.kind {
    case .object(let members): return members.first { $0.key == token }?.value
    case .list(let values):
      if let index = index(token) { return index < values.count ? values[index] : nil }
      let sides = token.split(separator: "=", maxSplits: 1).map(String.init)
      return sides.count == 2 ? values.first { $0[sides[0]]?.text == sides[1] } : nil
    default: return nil
    }
  }

  /// `0`, or digits of which the first is not 0.
  private static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard digits.allSatisfy(\.isDigit),
      digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return nil }
    return Int(token)
  }

  /// `~1` is a `/`, and `~0` a `~`; nothing else may follow a `~`.
  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text without the `%20` of URLs.
  private static func decoded(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(utf8: bytes)
  }
}

extension JSONPointer: CustomStringConvertible {
  package var description: String {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      for byte in token.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes += "~0".utf8
        case UInt8(ascii: "/"): bytes += "~1".utf8
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of the digit; `nil` if it is none.
  fileprivate var hexDigit: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}
