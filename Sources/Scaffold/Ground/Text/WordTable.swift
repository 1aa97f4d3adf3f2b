/// Words in a text, in the order of their bytes, with a space or a line break between them.
///
/// A run asks for few of the words. To look them up in the text itself, by halves, costs less than to
/// make a set of them all.
package struct WordTable: Sendable {
  private let text: StaticString

  package init(_ text: StaticString) {
    self.text = text
  }

  package func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      let bytes = self.bytes
      var (low, high) = (0, bytes.count)
      while low < high {
        let middle = Self.word(at: (low + high) / 2, in: bytes[low..<high])
        if middle.elementsEqual(word) { return true }
        if middle.lexicographicallyPrecedes(word) {
          low = middle.endIndex + 1
        } else {
          high = middle.startIndex - 1
        }
      }
      return false
    }
  }

  /// All of them, in their order.
  package var words: [String] {
    bytes.split(whereSeparator: Self.isSpace).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension WordTable {
  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The word around a place; the one before it, if a space is there.
  private static func word(
    at place: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = bytes[..<place].lastIndex(where: isSpace).map { $0 + 1 } ?? bytes.startIndex
    let end = bytes[start...].firstIndex(where: isSpace) ?? bytes.endIndex
    return bytes[start..<end]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
