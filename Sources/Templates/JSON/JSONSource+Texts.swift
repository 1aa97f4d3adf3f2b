extension JSONSource {
  /// Where the `count`th byte of a text stands in the file, in which escapes take more bytes.
  ///
  /// - Parameter opening: where the quote is that begins the text.
  func offset(ofByte count: Int, inTextAt opening: Int) -> Int {
    var position = opening + 1
    var passed = 0
    while passed < count, position < bytes.count {
      let (width, length) = unit(at: position)
      position += width
      passed += length
    }
    return min(position, bytes.count)
  }

  /// How many bytes of the file a character takes up, and how many of the text it stands for.
  private func unit(at position: Int) -> (width: Int, length: Int) {
    guard bytes[position] == UInt8(ascii: "\\") else { return (1, 1) }
    let isCode = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "u")
    guard isCode else { return (2, 1) }
    let digits = String(decoding: bytes[position...].dropFirst(2).prefix(4), as: UTF8.self)
    switch UInt16(digits, radix: 16) ?? 0 {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    // Two escapes are one character of four bytes.
    case 0xD800..<0xE000: return (12, 4)
    default: return (6, 3)
    }
  }
}
