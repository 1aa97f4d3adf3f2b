extension UnsafeBufferPointer<UInt8> {
  /// Where the first byte stands that is no UTF-8; `nil` if all is well.
  package var firstInvalidUTF8: Int? {
    var place = 0
    while place < count {
      place = firstByteAbove0x7F(from: place)
      guard place < count else { return nil }
      guard let length = lengthOfScalar(at: place) else { return place }
      place += length
    }
    return nil
  }

  /// Plain text is passed over eight bytes at a time.
  private func firstByteAbove0x7F(from start: Int) -> Int {
    var place = start
    guard let baseAddress else { return count }
    let bytes = UnsafeRawPointer(baseAddress)
    while place + 8 <= count {
      let eight = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    while place < count, self[place] < 0x80 { place += 1 }
    return place
  }

  /// How many bytes the scalar has that starts here; `nil` if it is none (Unicode, table 3-7).
  private func lengthOfScalar(at place: Int) -> Int? {
    let first = self[place]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    default: return nil
    }
    guard place + length <= count, second.contains(self[place + 1]) else { return nil }
    for offset in 2..<Swift.max(2, length) where self[place + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
