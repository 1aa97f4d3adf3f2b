/// Makes texts small, and gives them back: what repeats is named by where it stood before, and what is
/// frequent gets few bits. Packed bytes are the same on every machine.
///
/// Foundation packs on Apple's systems alone, so this is ours.
package enum TextPacker {
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let steps = RepeatFinder.steps(of: bytes)
    var (symbols, distances) = (
      [Int](repeating: 0, count: Step.symbolCount), [Int](repeating: 0, count: Step.distanceCount)
    )
    symbols[Step.end] = 1
    for step in steps {
      symbols[step.symbol] += 1
      if step.distance > 0 { distances[Slot(step.distance).index] += 1 }
    }
    let (code, distanceCode) = (PrefixCode(counts: symbols), PrefixCode(counts: distances))
    var writer = BitWriter()
    code.write(to: &writer)
    distanceCode.write(to: &writer)
    for step in steps {
      writer.write(code.bits[step.symbol], count: Int(code.lengths[step.symbol]))
      guard step.distance > 0 else { continue }
      let (length, distance) = (Slot(step.length), Slot(step.distance))
      writer.write(length.rest, count: length.restCount)
      writer.write(
        distanceCode.bits[distance.index], count: Int(distanceCode.lengths[distance.index]))
      writer.write(distance.rest, count: distance.restCount)
    }
    writer.write(code.bits[Step.end], count: Int(code.lengths[Step.end]))
    return writer.finished
  }

  /// - Returns: `nil` for bytes that this did not pack.
  package static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
    var reader = BitReader(packed)
    guard let code = PrefixCode(from: &reader, count: Step.symbolCount),
      let distanceCode = PrefixCode(from: &reader, count: Step.distanceCount)
    else { return nil }
    let (symbols, distances) = (code.table, distanceCode.table)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(packed.count * 5)
    while let symbol = reader.symbol(of: symbols) {
      if symbol < Step.end {
        bytes.append(UInt8(symbol))
        continue
      }
      guard symbol != Step.end else { return bytes }
      guard let length = reader.value(ofSlot: symbol - Step.end - 1),
        let slot = reader.symbol(of: distances), let distance = reader.value(ofSlot: slot),
        distance <= bytes.count
      else { return nil }
      let start = bytes.count - distance
      for index in start..<start + length { bytes.append(bytes[index]) }
    }
    return nil
  }
}

extension TextPacker {
  /// A byte as it stands, or a stretch that stood before.
  fileprivate struct Step {
    /// The byte, or `end` and the slot of the length.
    let symbol: Int
    let length: Int
    /// How far back it stood; 0 for a byte.
    let distance: Int

    static let end = 256
    static let symbolCount = end + 1 + Slot.count
    static let distanceCount = Slot.count
  }

  /// A number from 1 on, as its size and the bits behind its first two.
  fileprivate struct Slot {
    let index: Int
    let rest: UInt32
    let restCount: Int

    static let count = 48

    init(_ number: Int) {
      let size = Int.bitWidth - 1 - number.leadingZeroBitCount
      restCount = max(0, size - 1)
      index = size == 0 ? 0 : 2 * size - 1 + ((number >> (size - 1)) & 1)
      rest = UInt32(truncatingIfNeeded: number & ((1 << restCount) - 1))
    }
  }
}

// MARK: - Repeats

extension TextPacker {
  /// Finds what stood before.
  fileprivate enum RepeatFinder {
    private static let least = 4
    private static let most = 1 << 8
    private static let tries = 24
    private static let hashBits = 15

    /// - Returns: the way through the bytes that takes the fewest bits, as far as they are known before
    ///   there is a code.
    static func steps(of bytes: [UInt8]) -> [Step] {
      let best = bytes.withUnsafeBufferPointer(bestSteps)
      var steps: [Step] = []
      var index = 0
      while index < bytes.count {
        steps.append(best[index])
        index += best[index].length
      }
      return steps
    }

    /// - Returns: the best step from each byte on.
    private static func bestSteps(of bytes: UnsafeBufferPointer<UInt8>) -> [Step] {
      var steps = bytes.map { Step(symbol: Int($0), length: 1, distance: 0) }
      let lengthBits = (0...most).map { $0 == 0 ? 0 : Slot($0).restCount }
      // The bits from each byte to the end.
      var bits = [Int](repeating: 0, count: bytes.count + 1)
      let before = chains(of: bytes)
      for index in bytes.indices.reversed() {
        bits[index] = bits[index + 1] + 6
        var known = least - 1
        eachLonger(than: known, bytes, index, before) { length, distance in
          let own = 8 + Slot(distance).restCount
          while known < length {
            known += 1
            let all = own + lengthBits[known] + bits[index + known]
            guard all < bits[index] else { continue }
            bits[index] = all
            steps[index] = Step(
              symbol: Step.end + 1 + Slot(known).index, length: known, distance: distance)
          }
        }
      }
      return steps
    }

    /// - Returns: for each byte, where the same four stood before, if they have the same hash; else -1.
    private static func chains(of bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
      var heads = [Int32](repeating: -1, count: 1 << hashBits)
      var before = [Int32](repeating: -1, count: bytes.count)
      for index in bytes.indices.dropLast(least - 1) {
        let hash = hash(bytes, index)
        before[index] = heads[hash]
        heads[hash] = Int32(index)
      }
      return before
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
      let word =
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | UInt32(bytes[index + 3]) << 24
      return Int((word &* 2_654_435_761) >> UInt32(32 - hashBits))
    }

    /// Calls for each stretch that stood before and is longer than those that stood nearer.
    private static func eachLonger(
      than least: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ before: [Int32],
      _ body: (_ length: Int, _ distance: Int) -> Void
    ) {
      let limit = min(most, bytes.count - index)
      var best = least
      var candidate = Int(before[index])
      var left = tries
      while candidate >= 0, left > 0, best < limit {
        left -= 1
        if bytes[candidate + best] == bytes[index + best] {
          var length = 0
          while length < limit, bytes[candidate + length] == bytes[index + length] { length += 1 }
          if length > best {
            best = length
            body(length, index - candidate)
          }
        }
        candidate = Int(before[candidate])
      }
    }
  }
}

// MARK: - Codes

extension TextPacker {
  /// The bits that stand for symbols: fewer for frequent ones, none the beginning of another.
  fileprivate struct PrefixCode {
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
        repeating: (0, 0), count: 1 << Self.longest)
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

  fileprivate struct BitWriter {
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

  fileprivate struct BitReader {
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
