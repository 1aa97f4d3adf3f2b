/// A text in a Swift file: `"Core"`, `"\(name)Data"`, `#"…"#`.
struct TextLiteral {
  let parts: [Part]
  /// Where it stands, quotes included.
  let range: Range<Int>

  enum Part: Equatable {
    case plain(String)
    /// Where the expression in `\(…)` stands.
    case code(Range<Int>)
  }

  /// - Returns: `nil` for a text over several lines, and for one that is not closed.
  init?(at start: Int, of bytes: [UInt8]) {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let first = start + hashes + 1
    guard first <= bytes.count, bytes[first - 1] == UInt8(ascii: "\""),
      !bytes[first...].starts(with: [UInt8(ascii: "\""), UInt8(ascii: "\"")])
    else { return nil }
    var reader = Reader(bytes: bytes, hashes: hashes, position: first)
    guard let end = reader.read() else { return nil }
    (parts, range) = (reader.parts, start..<end)
  }
}

extension TextLiteral {
  /// Goes through the bytes between the quotes.
  private struct Reader {
    let bytes: [UInt8]
    let hashes: Int
    var position: Int
    var parts: [Part] = []
    var plain: [UInt8] = []

    /// - Returns: where the text ends.
    mutating func read() -> Int? {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\""), skipHashes() {
          close()
          return position
        }
        if byte == UInt8(ascii: "\\"), skipHashes() {
          guard readEscape() else { return nil }
        } else {
          plain.append(byte)
        }
      }
      return nil
    }

    private mutating func skipHashes() -> Bool {
      let count = bytes[position...].prefix(hashes).count { $0 == UInt8(ascii: "#") }
      if count == hashes { position += hashes }
      return count == hashes
    }

    private mutating func close() {
      if !plain.isEmpty { parts.append(.plain(String(decoding: plain, as: UTF8.self))) }
      plain = []
    }

    private mutating func readEscape() -> Bool {
      guard position < bytes.count else { return false }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): plain.append(byte)
      case UInt8(ascii: "("): return readCode()
      default: return false
      }
      return true
    }

    /// An expression that has a text with a bracket of its own in it is not read.
    private mutating func readCode() -> Bool {
      let start = position
      var depth = 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return false }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 {
          close()
          parts.append(.code(start..<(position - 1)))
          return true
        }
      }
      return false
    }
  }
}
