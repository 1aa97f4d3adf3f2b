extension TextPacker {
  struct BitReader {
    private let bytes: [UInt8]
    private var next = 0
    private var word: UInt64 = 0
    private var count = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Returns: `nil` at the end of the bytes.
    mutating func bits(_ wanted: Int) -> UInt32? {
      fill()
      guard wanted <= count else { return nil }
      let bits = UInt32(truncatingIfNeeded: word & (1 << UInt64(wanted) - 1))
      drop(wanted)
      return bits
    }

    mutating func symbol(of table: [(symbol: UInt16, length: UInt8)]) -> Int? {
      fill()
      let (symbol, length) = table[Int(word & UInt64(table.count - 1))]
      guard length > 0, Int(length) <= count else { return nil }
      drop(Int(length))
      return Int(symbol)
    }

    mutating func value(ofSlot slot: Int) -> Int? {
      guard slot > 0 else { return 1 }
      let size = (slot + 1) / 2
      let start = (2 + (slot + 1) % 2) << (size - 1)
      guard let rest = bits(size - 1) else { return nil }
      return start + Int(rest)
    }

    private mutating func fill() {
      while count <= 56, next < bytes.count {
        word |= UInt64(bytes[next]) << UInt64(count)
        next += 1
        count += 8
      }
    }

    private mutating func drop(_ used: Int) {
      word >>= UInt64(used)
      count -= used
    }
  }
}
