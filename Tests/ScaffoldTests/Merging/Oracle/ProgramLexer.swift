/// Splits a program into words, numbers, texts and signs.
enum ProgramLexer {
  static func tokens(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokens: [String] = []
    var place = 0
    while place < bytes.count {
      let end = end(from: place, bytes)
      if bytes[place] > UInt8(ascii: " ") {
        tokens.append(String(decoding: bytes[place..<end], as: UTF8.self))
      }
      place = end
    }
    return tokens
  }

  private static func end(from start: Int, _ bytes: [UInt8]) -> Int {
    if isWord(bytes[start]) {
      return bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
    }
    if bytes[start...].starts(with: "...".utf8) { return start + 3 }
    guard bytes[start...].starts(with: "\"\"\"".utf8) else { return start + 1 }
    var end = start + 3
    while end < bytes.count, !bytes[end...].starts(with: "\"\"\"".utf8) { end += 1 }
    return min(end + 3, bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
