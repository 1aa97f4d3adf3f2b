/// Puts the pieces of literals together that the lexer gives: a text with something interpolated is
/// several tokens.
struct LiteralSpans {
  let bytes: Text
  /// The texts that have an open `\(`, the innermost last.
  private var open: [Delimiter] = []
  private var start = 0

  init(bytes: Text) { self.bytes = bytes }

  /// The kind of a token in a literal.
  enum Found {
    /// All of a literal that stands in no other.
    case whole(Range<Int>)
    case part
  }

  private struct Delimiter {
    let hashes: Int
    let isLong: Bool

    var closing: [UInt8] {
      Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        + Array(repeating: UInt8(ascii: "#"), count: hashes)
    }

    /// The start of an interpolation.
    var escape: [UInt8] {
      [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        + [UInt8(ascii: "(")]
    }
  }
}

extension LiteralSpans {
  var isOpen: Bool { !open.isEmpty }

  /// - Returns: `nil` for a literal that is never closed.
  mutating func add(_ range: Range<Int>) -> Found? {
    let token = bytes[range]
    var opening = 1
    let delimiter: Delimiter
    if token.first == UInt8(ascii: ")"), let last = open.popLast() {
      delimiter = last
    } else {
      guard let read = Self.delimiter(of: token) else {
        return open.isEmpty ? .whole(range) : .part
      }
      delimiter = read
      opening = delimiter.closing.count
      if open.isEmpty { start = range.lowerBound }
    }
    let rest = token.dropFirst(opening)
    if rest.hasSuffix(delimiter.escape) {
      open.append(delimiter)
      return .part
    }
    guard rest.hasSuffix(delimiter.closing) else { return nil }
    return open.isEmpty ? .whole(start..<range.upperBound) : .part
  }

  /// - Returns: `nil` for a regular expression: the lexer knows none that is not closed.
  private static func delimiter(of token: Text) -> Delimiter? {
    let hashes = token.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = token.dropFirst(hashes).prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return nil }
    // `#"""#` is one quote between two.
    let isLong = quotes > 2 && (hashes == 0 || token.contains(UInt8(ascii: "\n")))
    return Delimiter(hashes: hashes, isLong: isLong)
  }
}

extension Text {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}
