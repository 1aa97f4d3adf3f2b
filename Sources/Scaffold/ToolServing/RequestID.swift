import Templates

/// The id of a client's request: a text or a whole number, given back as it came.
enum RequestID: Hashable, Sendable {
  case text(String)
  /// Its digits, however many there are.
  case number(String)

  /// - Returns: `nil` for anything else; the protocol does not allow `null` either.
  init?(_ json: JSON) {
    switch json.kind {
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(String(number))
    case .decimal(let digits) where digits.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 < 0x3A }:
      self = .number(digits)
    default: return nil
    }
  }

  var json: JSON {
    switch self {
    case .text(let text): JSON(.text(text))
    case .number(let digits): JSON(.decimal(digits))
    }
  }
}
