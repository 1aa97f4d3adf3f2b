/// Finds a text in a file.
package struct TextSearch: Sendable {
  private let text: [UInt8]
  /// Where the byte stands in it that code has least.
  private let rarest: Int
  /// Eight times the first byte, and eight times the last one.
  private let first: UInt64
  private let last: UInt64

  /// - Parameter rarest: the character that code has least; the first one, unless it is given.
  init(_ text: String, rarest: Character? = nil) {
    self.text = Array(text.utf8)
    self.rarest = rarest.flatMap(\.asciiValue).flatMap(self.text.firstIndex) ?? 0
    first = UInt64(self.text.first ?? 0) &* Self.ones
    last = UInt64(self.text.last ?? 0) &* Self.ones
  }
}

extension TextSearch {
  /// The common part of comments that make exceptions, also of those that nearly do.
  package static let allowance = TextSearch("caffold:", rarest: "f")
  package static let conflict = TextSearch("<<<<<<< ", rarest: "<")
  /// Without it, there is no conflict even between sides that have no name.
  package static let conflictMark = TextSearch("<<<<<<<", rarest: "<")
  package static let start = TextSearch("@main", rarest: "@")
  package static let formerStart = TextSearch("ApplicationMain", rarest: "M")
  static let importWord = TextSearch("import")

  package func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = rarest
    while start < bytes.count, let place = bytes.place(of: text[rarest], in: start..<bytes.count) {
      let end = place - rarest + text.count
      if end <= bytes.count, stands(at: place - rarest, in: bytes) { return true }
      start = place + 1
    }
    return false
  }

  /// Where the text stands for the last time with no plain letter or digit beside it.
  ///
  /// It examines eight places at a time, from the end on: few have both the first and the last byte
  /// of the text where these would have to be.
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
    // The places from here on have been examined.
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
