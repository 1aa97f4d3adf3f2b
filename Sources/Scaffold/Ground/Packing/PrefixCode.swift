extension TextPacker {
  /// The bits that stand for symbols: fewer for frequent ones, none the beginning of another.
  struct PrefixCode {
    private(set) var lengths: [UInt8]
    /// In the order in which they are written, the last one first.
    private(set) var bits: [UInt32]

    private static let longest = 12

    init(counts: [Int]) {
      var counts = counts
      lengths = Self.lengths(counts)
      // Flatter counts have shorter codes.
      while lengths.contains(where: { $0 > Self.longest }) {
        counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
        lengths = Self.lengths(counts)
      }
      bits = Self.bits(lengths)
    }

    /// - Returns: `nil` where the reader has no code.
    init?(from reader: inout BitReader, count: Int) {
      lengths = []
      while lengths.count < count {
        guard let length = reader.bits(4) else { return nil }
        guard length == 0 else {
          lengths.append(UInt8(length))
          continue
        }
        guard let run = reader.bits(4) else { return nil }
        lengths += [UInt8](repeating: 0, count: Int(run) + 1)
      }
      guard lengths.count == count, lengths.allSatisfy({ $0 <= Self.longest }) else { return nil }
      let room = lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (Self.longest - Int($1)) }
      guard room <= 1 << Self.longest else { return nil }
      bits = Self.bits(lengths)
    }

    func write(to writer: inout BitWriter) {
      var index = 0
      while index < lengths.count {
        writer.write(UInt32(lengths[index]), count: 4)
        guard lengths[index] == 0 else {
          index += 1
          continue
        }
        let run = lengths[index...].prefix(16).prefix { $0 == 0 }.count
        writer.write(UInt32(run - 1), count: 4)
        index += run
      }
    }

    /// The symbol and its length for each way in which the next bits can go; length 0 where none does.
    var table: [(symbol: UInt16, length: UInt8)] {
      var table = [(symbol: UInt16, length: UInt8)](
        repeating: (0, 0), count: 1 << Int(lengths.max() ?? 0))
      for (symbol, length) in lengths.enumerated() where length > 0 {
        for place in stride(from: Int(bits[symbol]), to: table.count, by: 1 << Int(length)) {
          table[place] = (UInt16(symbol), length)
        }
      }
      return table
    }

    /// Joins the two rarest until one is left; how often a symbol was joined is its length.
    private static func lengths(_ counts: [Int]) -> [UInt8] {
      var lengths = [UInt8](repeating: 0, count: counts.count)
      var groups = counts.indices.filter { counts[$0] > 0 }.map { (counts[$0], [$0]) }
      if groups.count == 1 { lengths[groups[0].1[0]] = 1 }
      groups.sort { ($1.0, $1.1[0]) < ($0.0, $0.1[0]) }
      while groups.count > 1 {
        let (one, other) = (groups.removeLast(), groups.removeLast())
        let joined = (one.0 + other.0, one.1 + other.1)
        for symbol in joined.1 { lengths[symbol] += 1 }
        let place = groups.lastIndex { $0.0 >= joined.0 }.map { $0 + 1 } ?? 0
        groups.insert(joined, at: place)
      }
      return lengths
    }

    private static func bits(_ lengths: [UInt8]) -> [UInt32] {
      var bits = [UInt32](repeating: 0, count: lengths.count)
      var next: UInt32 = 0
      for length in 1...longest {
        for symbol in lengths.indices where Int(lengths[symbol]) == length {
          bits[symbol] = turned(next, count: length)
          next += 1
        }
        next <<= 1
      }
      return bits
    }

    private static func turned(_ bits: UInt32, count: Int) -> UInt32 {
      var (bits, turned) = (bits, UInt32(0))
      for _ in 0..<count {
        turned = turned << 1 | bits & 1
        bits >>= 1
      }
      return turned
    }
  }
}
