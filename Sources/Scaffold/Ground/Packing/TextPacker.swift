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
