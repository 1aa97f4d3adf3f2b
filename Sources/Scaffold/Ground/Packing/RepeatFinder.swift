extension TextPacker {
  /// Finds what stood before.
  enum RepeatFinder {
    private static let least = 4
    private static let most = 1 << 8
    private static let tries = 24
    /// From this length on a stretch is taken whole, and nothing is looked for within it.
    private static let enough = 16

    /// The cheapest step found so far that ends at a byte, with all bits up to there.
    private struct Arrival {
      var bits: Int32 = .max
      var length: Int32 = 1
      var distance: Int32 = 0
    }

    /// - Returns: the way through the bytes that takes the fewest bits, as far as they are known before
    ///   there is a code.
    static func steps(of bytes: [UInt8]) -> [Step] {
      let arrivals = bytes.withUnsafeBytes(arrivals)
      var steps: [Step] = []
      var end = bytes.count
      while end > 0 {
        let length = Int(arrivals[end].length)
        end -= length
        steps.append(
          Step(bytes[end], length: length, distance: Int(arrivals[end + length].distance)))
      }
      return steps.reversed()
    }

    /// - Returns: the best step to the end of each byte; the first to their beginning.
    private static func arrivals(at bytes: UnsafeRawBufferPointer) -> [Arrival] {
      let lengthBits = (0...most).map { $0 == 0 ? 0 : Int32(Slot.restCount(of: $0)) }
      let before = chains(of: bytes)
      var arrivals = [Arrival](repeating: Arrival(), count: bytes.count + 1)
      arrivals[0].bits = 0
      var index = 0
      while index < bytes.count {
        let bits = arrivals[index].bits
        if bits + 6 < arrivals[index + 1].bits { arrivals[index + 1] = Arrival(bits: bits + 6) }
        let limit = min(most, bytes.count - index)
        var known = least - 1
        var candidate = Int(before[index])
        var left = tries
        while candidate >= 0, left > 0, known < limit {
          defer { candidate = Int(before[candidate]) }
          left -= 1
          guard bytes[candidate + known] == bytes[index + known] else { continue }
          let length = length(alike: bytes, candidate, index, limit)
          guard length > known else { continue }
          let distance = index - candidate
          let own = bits + 8 + Int32(Slot.restCount(of: distance))
          for length in (length < enough ? known + 1 : length)...length
          where own + lengthBits[length] < arrivals[index + length].bits {
            arrivals[index + length] = Arrival(
              bits: own + lengthBits[length], length: Int32(length), distance: Int32(distance))
          }
          known = length
        }
        index += known < enough ? 1 : known
      }
      return arrivals
    }

    /// How many bytes are the same from two places on, eight at a time.
    private static func length(
      alike bytes: UnsafeRawBufferPointer, _ one: Int, _ other: Int, _ limit: Int
    ) -> Int {
      var length = 0
      while length + 8 <= limit {
        let difference =
          bytes.loadUnaligned(fromByteOffset: one + length, as: UInt64.self)
          ^ bytes.loadUnaligned(fromByteOffset: other + length, as: UInt64.self)
        guard difference == 0 else {
          return length + UInt64(littleEndian: difference).trailingZeroBitCount / 8
        }
        length += 8
      }
      while length < limit, bytes[one + length] == bytes[other + length] { length += 1 }
      return length
    }

    /// - Returns: for each byte, where the same four stood before, if they have the same hash; else -1.
    private static func chains(of bytes: UnsafeRawBufferPointer) -> [Int32] {
      // About as many places as bytes: a big table costs more than it finds in a short text.
      let bits = min(15, Int.bitWidth - bytes.count.leadingZeroBitCount)
      var heads = [Int32](repeating: -1, count: 1 << bits)
      var before = [Int32](repeating: -1, count: bytes.count)
      for index in bytes.indices.dropLast(least - 1) {
        let word = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        let hash = Int((word &* 2_654_435_761) >> UInt32(32 - bits))
        before[index] = heads[hash]
        heads[hash] = Int32(index)
      }
      return before
    }
  }
}
