/// Finds a text in a file from the file's end on.
///
/// It looks at 32 places at a time: few have both the first and the last byte of the text where these
/// would have to be.
package struct TextSearch: Sendable {
  private let text: [UInt8]
  private let first: Places
  private let last: Places

  /// A byte for each place.
  private typealias Places = SIMD32<UInt8>

  init(_ text: String) {
    self.text = Array(text.utf8)
    first = Places(repeating: self.text.first ?? 0)
    last = Places(repeating: self.text.last ?? 0)
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
      let start = end - Places.scalarCount
      if start >= 0 {
        let firsts = base.loadUnaligned(fromByteOffset: start, as: Places.self) .== first
        let lasts =
          base.loadUnaligned(fromByteOffset: start + length - 1, as: Places.self) .== last
        if Self.isNone(of: firsts .& lasts) {
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

  /// Eight places are looked at as one number: one by one they would take longer than the search.
  private static func isNone(of places: SIMDMask<SIMD32<Int8>>) -> Bool {
    let eights = unsafeBitCast(places, to: SIMD4<UInt64>.self)
    return eights[0] | eights[1] | eights[2] | eights[3] == 0
  }
}

extension UInt8 {
  /// As `isPartOfWord`, but a byte order mark is none.
  fileprivate var isPlainPartOfWord: Bool { self < 0x80 && isPartOfWord }
}
