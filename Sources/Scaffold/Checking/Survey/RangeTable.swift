/// Parts of a list by names, for what is asked again and again: a table without chains.
struct RangeTable: Sendable {
  /// As many as a power of two.
  private var slots: [Slot]

  private struct Slot: Sendable {
    /// 0 where there is none: no name has that key.
    var key: UInt32 = 0
    var start: Int32 = 0
    var end: Int32 = 0
  }

  init(_ ranges: [UInt32: Range<Int>]) {
    var size = 16
    while size < ranges.count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (key, range) in ranges {
      slots[place(of: key)] = Slot(
        key: key, start: Int32(range.lowerBound), end: Int32(range.upperBound))
    }
  }
}

extension RangeTable {
  /// The part that belongs to a name; an empty one for a name that is not there.
  subscript(key: UInt32) -> Range<Int> {
    let slot = slots[place(of: key)]
    return Int(slot.start)..<Int(slot.end)
  }

  /// Where a name is, or would be.
  private func place(of key: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(key ^ key >> 15) & mask
    while slots[place].key != 0, slots[place].key != key { place = (place + 1) & mask }
    return place
  }
}
