/// Finds a text in a file from the file's end on.
///
/// Most bytes are never looked at: one that is not in the text rules out as many places as the text
/// is long (Horspool's way, backwards).
package struct TextSearch: Sendable {
  private let text: [UInt8]
  /// How far back to go from a place with this byte.
  private let steps: [Int]

  init(_ text: String) {
    self.text = Array(text.utf8)
    var steps = [Int](repeating: self.text.count, count: 256)
    for offset in self.text.indices.dropFirst().reversed() {
      steps[Int(self.text[offset])] = offset
    }
    self.steps = steps
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
    text.withUnsafeBufferPointer { text in
      steps.withUnsafeBufferPointer { steps in
        var place = bytes.count - text.count
        while place >= 0 {
          let byte = bytes[place]
          if byte == text[0], text.indices.allSatisfy({ bytes[place + $0] == text[$0] }),
            isWanted(place)
          {
            return place
          }
          place -= steps[Int(byte)]
        }
        return nil
      }
    }
  }
}

extension UInt8 {
  /// As `isPartOfWord`, but a byte order mark is none.
  fileprivate var isPlainPartOfWord: Bool { self < 0x80 && isPartOfWord }
}
