extension TextPacker {
  /// A number from 1 on, as its size and the bits behind its first two.
  struct Slot {
    let index: Int
    let rest: UInt32
    let restCount: Int

    static let count = 48

    init(_ number: Int) {
      let size = Int.bitWidth - 1 - number.leadingZeroBitCount
      restCount = Self.restCount(of: number)
      index = size == 0 ? 0 : 2 * size - 1 + ((number >> (size - 1)) & 1)
      rest = UInt32(truncatingIfNeeded: number & ((1 << restCount) - 1))
    }

    static func restCount(of number: Int) -> Int {
      max(0, Int.bitWidth - 2 - number.leadingZeroBitCount)
    }
  }
}
