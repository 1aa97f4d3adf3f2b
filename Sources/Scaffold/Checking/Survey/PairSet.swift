import SwiftReading

/// Very many pairs of names that are asked for again and again: a table without chains.
struct PairSet: Sendable {
  /// 0 where there is none: no name has that key.
  private var slots: [UInt64] = Array(repeating: 0, count: 64)
  private var count = 0
}

extension PairSet {
  /// - Returns: whether the pair is new.
  @discardableResult
  mutating func insert(_ one: UInt32, _ other: UInt32) -> Bool {
    if count * 2 >= slots.count { grow() }
    let pair = Self.pair(one, other)
    let slot = slot(of: pair)
    guard slots[slot] != pair else { return false }
    slots[slot] = pair
    count += 1
    return true
  }

  func contains(_ one: UInt32, _ other: UInt32) -> Bool {
    let pair = Self.pair(one, other)
    return slots[slot(of: pair)] == pair
  }

  /// Where a pair is, or would be.
  private func slot(of pair: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: pair &* Self.factor >> 32) & mask
    while slots[slot] != 0, slots[slot] != pair { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for pair in old where pair != 0 { slots[slot(of: pair)] = pair }
  }

  private static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 {
    UInt64(one) << 32 | UInt64(other)
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
}
