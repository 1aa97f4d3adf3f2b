/// The signs at the start and the end of a text: `"`, `"""`, `#"`, `##"""`.
struct TextDelimiter: Equatable {
  /// How many `#` there are.
  let hashes: Int
  /// True if the text may have several lines.
  let isLong: Bool

  /// - Returns: `nil` if no text starts at the place.
  init?(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>, besides vain: inout FailedSearch
  ) {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    hashes = place - start
    isLong =
      place + 2 < bytes.count && bytes[place + 1] == UInt8(ascii: "\"")
      && bytes[place + 2] == UInt8(ascii: "\"")
      && (hashes == 0
        || !Self.closesInLine(from: place + 2, hashes: place - start, in: bytes, besides: &vain))
  }
}

extension TextDelimiter {
  var openingLength: Int { hashes + (isLong ? 3 : 1) }
  var closingLength: Int { openingLength }

  func areHashes(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hashes > 0 else { return true }
    guard place + hashes <= bytes.count else { return false }
    return (place..<(place + hashes)).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  /// - Parameter place: that of a quote.
  func closes(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isLong else { return areHashes(at: place + 1, in: bytes) }
    return place + 2 < bytes.count && bytes[place + 1] == UInt8(ascii: "\"")
      && bytes[place + 2] == UInt8(ascii: "\"") && areHashes(at: place + 3, in: bytes)
  }

  /// True if `#"""#` and the like are a text of one line that has quotes in it.
  private static func closesInLine(
    from start: Int, hashes: Int, in bytes: UnsafeBufferPointer<UInt8>,
    besides vain: inout FailedSearch
  ) -> Bool {
    if hashes >= vain.hashes, start < vain.end { return false }
    let short = TextDelimiter(hashes: hashes, isLong: false)
    var place = start
    while place < bytes.count, !bytes[place].isLineBreak {
      if bytes[place] == UInt8(ascii: "\""), short.areHashes(at: place + 1, in: bytes) {
        return true
      }
      place += 1
    }
    vain = FailedSearch(hashes: hashes, end: place)
    return false
  }

  private init(hashes: Int, isLong: Bool) {
    self.hashes = hashes
    self.isLong = isLong
  }
}
