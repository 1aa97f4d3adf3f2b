import Templates

/// Reads a property list as Xcode writes its projects: `{ key = value; }`, `( a, b, )`, texts with
/// and without quotes, `<data>`, `/* comments */` and `// comments`.
///
/// The reader is total: every text gives a value or a problem with its place.
package struct PlistReader {
  /// Nothing that Xcode writes is nested deeper than ten levels.
  private static let deepest = 100

  private let bytes: [UInt8]
  private var position: Int
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.markLength
  }

  package static func read(_ bytes: [UInt8]) throws(PlistProblem) -> Plist {
    var reader = PlistReader(bytes)
    try reader.skipSpace()
    let value = try reader.readValue()
    try reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.problem(.leftover) }
    return value
  }

  /// True if the text is the same thing as XML.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0.isPlistSpace }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }
}

// MARK: - Values

extension PlistReader {
  private mutating func readValue() throws(PlistProblem) -> Plist {
    guard depth < Self.deepest else { throw problem(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    let start = position
    let kind: Plist.Kind =
      switch next {
      case UInt8(ascii: "{"): .dictionary(try readEntries(from: start))
      case UInt8(ascii: "("): .list(try readElements(from: start))
      case UInt8(ascii: "<"): try readData()
      default: .text(try readText(expecting: "a value"))
      }
    return Plist(kind: kind, range: start..<position)
  }

  private mutating func readEntries(from start: Int) throws(PlistProblem) -> [Plist.Entry] {
    position += 1
    var entries: [Plist.Entry] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return entries }
      guard next != nil else { throw unclosed("`{`", from: start) }
      let keyStart = position
      let key = try readText(expecting: "a key or `}`")
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw problem(.expected("`=` behind a key")) }
      try skipSpace()
      let value = try readValue()
      try skipSpace()
      guard take(UInt8(ascii: ";")) else { throw problem(.expected("`;` behind a value")) }
      entries.append(Plist.Entry(key: key, value: value, range: keyStart..<position))
    }
  }

  private mutating func readElements(from start: Int) throws(PlistProblem) -> [Plist] {
    position += 1
    var elements: [Plist] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return elements }
      guard next != nil else { throw unclosed("`(`", from: start) }
      elements.append(try readValue())
      try skipSpace()
      if !take(UInt8(ascii: ",")), next != UInt8(ascii: ")"), next != nil {
        throw problem(.expected("`,` or `)` behind a value"))
      }
    }
  }

  private mutating func readData() throws(PlistProblem) -> Plist.Kind {
    guard !isAtConflictMarker else { throw problem(.conflictMarker) }
    let start = position
    position += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      guard byte.isHexDigit || byte.isPlistSpace else {
        throw problem(.expected("a hexadecimal digit or `>`"))
      }
      position += 1
    }
    guard take(UInt8(ascii: ">")) else { throw unclosed("`<`", from: start) }
    return .data
  }
}

// MARK: - Texts

extension PlistReader {
  private mutating func readText(expecting expected: String) throws(PlistProblem) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try readQuoted(by: quote)
    }
    let start = position
    while let byte = next, byte.isPlainInPlist { position += 1 }
    guard position > start else {
      throw problem(isAtConflictMarker ? .conflictMarker : .expected(expected))
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readQuoted(by quote: UInt8) throws(PlistProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += readEscape() } else { text.append(byte) }
    }
    throw unclosed("text", from: start)
  }

  /// The character behind a backslash: a letter, `U0041`, up to three octal digits, or itself.
  private mutating func readEscape() -> [UInt8] {
    guard let byte = next else { return [] }
    if byte.isOctalDigit {
      return scalar(digits(upTo: 3, radix: 8, where: \.isOctalDigit))
    }
    position += 1
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      return scalar(digits(upTo: 4, radix: 16, where: \.isHexDigit))
    }
    return [Self.escapes[byte] ?? byte]
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  private mutating func digits(
    upTo most: Int, radix: Int, where isDigit: (UInt8) -> Bool
  ) -> UInt32 {
    let digits = bytes[position...].prefix(most).prefix(while: isDigit)
    position += digits.count
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix) ?? 0
  }

  private func scalar(_ value: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}

// MARK: - Steps

extension PlistReader {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PlistProblem) {
    while let byte = next {
      if byte.isPlistSpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PlistProblem) {
    let start = position
    position += 2
    while next != nil {
      if next == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        position += 2
        return
      }
      position += 1
    }
    throw unclosed("comment", from: start)
  }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }

  /// `<<<<<<< HEAD`, `=======`, `>>>>>>> branch`
  private var isAtConflictMarker: Bool {
    let signs = bytes[position...].prefix(7)
    guard signs.count == 7, let first = signs.first, signs.allSatisfy({ $0 == first }) else {
      return false
    }
    return "<=>".utf8.contains(first)
  }

  private func problem(_ reason: PlistProblem.Reason) -> PlistProblem {
    PlistProblem(reason: reason, offset: position)
  }

  private func unclosed(_ thing: String, from start: Int) -> PlistProblem {
    PlistProblem(reason: .unclosed(thing), offset: start)
  }
}

extension UInt8 {
  fileprivate var isPlistSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isOctalDigit: Bool { (0x30...0x37).contains(self) }

  fileprivate var isHexDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }

  /// True if a text without quotes may have it.
  fileprivate var isPlainInPlist: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(self)
    }
  }
}
