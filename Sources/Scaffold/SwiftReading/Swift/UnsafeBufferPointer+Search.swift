import Ground

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first in a part; `nil` if it does not.
  func place(of byte: UInt8, in part: Range<Int>) -> Int? {
    guard !part.isEmpty, let baseAddress,
      let found = memchr(baseAddress + part.lowerBound, Int32(byte), part.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}
