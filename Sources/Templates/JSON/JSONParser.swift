/// Reads JSON (RFC 8259) from the bytes of a file.
struct JSONParser {
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// - Parameter file: what messages call the file.
  static func parse(_ bytes: [UInt8], of file: String) throws(DataError) -> JSON {
    var parser = JSONParser(file: file, bytes: bytes)
    parser.position = bytes.markLength
    let value = try parser.parseValue()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error(.unexpectedText) }
    return value
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

extension JSONParser {
  private mutating func parseValue() throws(DataError) -> JSON {
    skipSpace()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw error(.nestedTooDeeply) }
    guard let byte = next else { throw error(.endsEarly) }
    let kind: JSON.Kind =
      switch byte {
      case UInt8(ascii: "{"): .object(try parseMembers())
      case UInt8(ascii: "["): .list(try parseElements())
      case UInt8(ascii: "\""): .text(try parseText())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
      default: try parseWord()
      }
    return JSON(kind, at: start)
  }

  private static let few = 8

  private mutating func parseMembers() throws(DataError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    // Most objects have few keys; for those a set would cost more than it saves.
    var keys: Set<String> = []
    position += 1
    if take("}") { return [] }
    repeat {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error(.expected("a key in quotes")) }
      let key = try parseText()
      if members.count == Self.few { keys = Set(members.map(\.key)) }
      let isFirst =
        members.count < Self.few
        ? !members.contains { $0.key == key } : keys.insert(key).inserted
      guard isFirst else { throw error(.doubledKey(key), at: start) }
      guard take(":") else { throw error(.expected("`:`")) }
      members.append(JSON.Member(key: key, value: try parseValue(), offset: start))
    } while take(",")
    guard take("}") else { throw error(next == nil ? .endsEarly : .expected("`,` or `}`")) }
    return members
  }

  private mutating func parseElements() throws(DataError) -> [JSON] {
    var elements: [JSON] = []
    position += 1
    if take("]") { return [] }
    repeat { elements.append(try parseValue()) } while take(",")
    guard take("]") else { throw error(next == nil ? .endsEarly : .expected("`,` or `]`")) }
    return elements
  }

  private mutating func parseNumber() throws(DataError) -> JSON.Kind {
    let start = position
    while let byte = next, Self.numberBytes.contains(byte) { position += 1 }
    let digits = bytes[start..<position]
    let text = String(decoding: digits, as: UTF8.self)
    guard Self.isNumber(digits) else { throw error(.notANumber(text), at: start) }
    return Int(text).map { .number($0) } ?? .decimal(text)
  }

  /// `-12.5e+3`, where all but the digits in front may be missing.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func takeDigits() -> Bool {
      let count = rest.prefix(while: \.isDigit).count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func take(oneOf marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take(oneOf: "-")
    // A number begins with no zero, but where that is all.
    guard take(oneOf: "0") || takeDigits() else { return false }
    if take(oneOf: "."), !takeDigits() { return false }
    if take(oneOf: "eE") {
      _ = take(oneOf: "+-")
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  private mutating func parseWord() throws(DataError) -> JSON.Kind {
    for (word, kind) in Self.words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return kind
    }
    throw error(.expected("a value"))
  }

  private static let numberBytes = Set("+-.eE0123456789".utf8)
  private static let words: [(String, JSON.Kind)] = [
    ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
  ]
}

// MARK: - Text

extension JSONParser {
  private mutating func parseText() throws(DataError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while true {
      let plain = plainBytes
      position = plain.endIndex
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        if text.isEmpty { return String(decoding: plain, as: UTF8.self) }
        text += plain
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += plain
        let scalar = try parseEscape()
        if scalar.isASCII { text.append(UInt8(ascii: scalar)) } else { text += String(scalar).utf8 }
      default: throw error(.unclosedText, at: opening)
      }
    }
  }

  /// The bytes up to a quote, an escape, or what may not stand in a text.
  private var plainBytes: ArraySlice<UInt8> {
    bytes[position...].prefix { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }

  private mutating func parseEscape() throws(DataError) -> Unicode.Scalar {
    guard let byte = next else { throw error(.endsEarly) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try parseUnicodeEscape()
    default: throw error(.unknownEscape, at: position - 2)
    }
  }

  /// `\u00e9`, or the two of a surrogate pair.
  private mutating func parseUnicodeEscape() throws(DataError) -> Unicode.Scalar {
    let start = position - 2
    let first = try parseHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try parseHexDigits()
      if let scalar = Unicode.Scalar(surrogates: first, second) { return scalar }
    }
    throw error(.unknownEscape, at: start)
  }

  private mutating func parseHexDigits() throws(DataError) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw error(.unknownEscape, at: position)
    }
    position += 4
    return unit
  }
}

extension Unicode.Scalar {
  /// The scalar that a surrogate pair stands for.
  package init?(surrogates high: UInt16, _ low: UInt16) {
    guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
    // As statements: the compiler takes long for one expression of them.
    let (upper, lower) = (UInt32(high) - 0xD800, UInt32(low) - 0xDC00)
    self.init(0x1_0000 + upper << 10 + lower)
  }
}

// MARK: - Bytes

extension JSONParser {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func error(_ reason: DataError.Reason, at offset: Int? = nil) -> DataError {
    let offset = offset ?? position
    // Where a value is to be, nothing starts so: a merge that nobody has settled.
    let rest = bytes.dropFirst(offset)
    let isConflict = rest.starts(with: "<<<<<<<".utf8)
    let isOfUpdate = isConflict && rest.starts(with: "<<<<<<< yours".utf8)
    return DataError(
      isOfUpdate ? .conflictOfUpdate : isConflict ? .conflict : reason,
      at: DataPlace(file: file, offset: offset, in: bytes))
  }
}
