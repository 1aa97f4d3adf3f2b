/// The text of a template as UTF-8, and the name it goes by in messages.
struct Source: Equatable, Sendable {
  let name: String
  let bytes: [UInt8]

  /// All bytes of a file, as places count them.
  init(bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
  }

  /// A byte order mark at the start is no part of the text.
  init(_ text: String, name: String) {
    let bytes = Array(text.utf8)
    self.init(bytes: Array(bytes.dropFirst(bytes.markLength)), name: name)
  }
}

extension Source {
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// True if a backslash stands at `position`, and behind it what it stands for: itself, or the
  /// quote that would else end the string.
  func isEscape(at position: Int, in quote: UInt8) -> Bool {
    let backslash = UInt8(ascii: "\\")
    guard bytes[position] == backslash, position + 1 < bytes.count else { return false }
    return bytes[position + 1] == quote || bytes[position + 1] == backslash
  }

  /// The text of the string at `range`, without its quotes.
  func string(in range: Range<Int>) -> String {
    let inside = range.lowerBound + 1..<range.upperBound - 1
    let quote = bytes[range.lowerBound]
    guard inside.contains(where: { isEscape(at: $0, in: quote) }) else { return text(in: inside) }
    var text: [UInt8] = []
    var position = inside.lowerBound
    while position < inside.upperBound {
      if isEscape(at: position, in: quote) { position += 1 }
      text.append(bytes[position])
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// True if `text` stands at `position`.
  func has(_ text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
