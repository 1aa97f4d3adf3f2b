/// The text of a template as UTF-8, and the name it goes by in messages.
struct Source: Equatable, Sendable {
  let name: String
  let bytes: [UInt8]

  /// A byte order mark at the start is no part of the text.
  init(_ text: String, name: String) {
    self.name = name
    bytes = Array(
      text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? text.utf8.dropFirst(3) : text.utf8[...])
  }
}

extension Source {
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether `text` stands at `position`.
  func has(_ text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
