import Ground

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first in a part; `nil` if it does not.
  func place(of byte: UInt8, in part: Range<Int>) -> Int? {
    guard !part.isEmpty, let baseAddress,
      let found = memchr(baseAddress + part.lowerBound, Int32(byte), part.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  /// True if a capital letter of ASCII is in a part.
  func hasCapital(in part: Range<Int>) -> Bool {
    var place = part.lowerBound
    while place < part.upperBound, place + 8 <= count {
      if EightBytes(self, at: place).hasCapital(among: part.upperBound - place) { return true }
      place += 8
    }
    return place < part.upperBound && self[place..<part.upperBound].contains(where: \.isCapital)
  }
}
