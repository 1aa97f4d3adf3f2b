extension TextPacker {
  struct BitWriter {
    private var bytes: [UInt8] = []
    private var word: UInt64 = 0
    private var count = 0

    mutating func write(_ bits: UInt32, count more: Int) {
      word |= UInt64(bits) << UInt64(count)
      count += more
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
        count -= 8
      }
    }

    var finished: [UInt8] { count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: word)] }
  }
}
