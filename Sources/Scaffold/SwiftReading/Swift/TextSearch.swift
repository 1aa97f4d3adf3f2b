/// Finds a text in a file from the file's end on.
///
/// It looks at eight places at a time: few have both the first and the last byte of the text where
/// these would have to be.
package struct TextSearch: Sendable {
  private let text: [UInt8]
  /// Eight times the first byte, and eight times the last one.
  private let first: UInt64
  private let last: UInt64

  init(_ text: String) {
    self.text = Array(text.utf8)
    first = UInt64(self.text.first ?? 0) &* Self.ones
    last = UInt64(self.text.last ?? 0) &* Self.ones
  }
}

extension TextSearch {
  /// What comments that make exceptions have in common, also those that nearly do.
  package static let allowance = TextSearch("caffold:")
  package static let conflict = TextSearch("<<<<<<< ")
  static let importWord = TextSearch("import")

  package func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    last(in: bytes) { _ in true } != nil
  }

  /// Where the text stands for the last time with no plain letter or digit beside it.
  func lastWord(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    last(in: bytes) { place in
      let end = place + text.count
      return !(place > 0 && bytes[place - 1].isPlainPartOfWord)
        && !(end < bytes.count && bytes[end].isPlainPartOfWord)
    }
  }

  private func last(
    in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (Int) -> Bool
  ) -> Int? {
    guard let base = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return nil }
    let length = text.count
    // The places from here on have been looked at.
    var end = bytes.count - length + 1
    while end > 0 {
      let start = end - 8
      if start >= 0 {
        let differences =
          (base.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ first)
          | (base.loadUnaligned(fromByteOffset: start + length - 1, as: UInt64.self) ^ last)
        // Whether one of the eight bytes is 0.
        if (differences &- Self.ones) & ~differences & Self.highBits == 0 {
          end = start
          continue
        }
      }
      for place in (max(0, start)..<end).reversed() where stands(at: place, in: bytes) {
        if isWanted(place) { return place }
      }
      end = start
    }
    return nil
  }

  private func stands(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for offset in text.indices where bytes[place + offset] != text[offset] { return false }
    return true
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}

extension UInt8 {
  /// As `isPartOfWord`, but a byte order mark is none.
  fileprivate var isPlainPartOfWord: Bool { self < 0x80 && isPartOfWord }
}
