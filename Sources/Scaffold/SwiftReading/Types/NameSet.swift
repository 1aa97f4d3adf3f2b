/// The names met in one file after another, without room taken anew for each, and a number for each.
package struct NameSet {
  private var slots = Array(repeating: Slot(), count: 1024)
  private var file: UInt32 = 1
  private var count = 0

  private struct Slot {
    var key = NameKey()
    /// The file in which the slot was filled.
    var file: UInt32 = 0
    var number: Int32 = 0
  }

  package init() {}

  /// Forgets all names.
  mutating func removeAll() {
    file &+= 1
    count = 0
  }

  /// - Returns: whether the name is new.
  mutating func insert(_ key: NameKey) -> Bool { number(of: key, orNew: 0) == nil }

  /// - Returns: the number that the name has; `nil` if it is new, and gets the new one.
  mutating func number(of key: NameKey, orNew number: Int) -> Int? {
    if count * 2 >= slots.count { grow() }
    let place = place(of: key)
    if slots[place].file == file { return Int(slots[place].number) }
    slots[place] = Slot(key: key, file: file, number: Int32(truncatingIfNeeded: number))
    count += 1
    return nil
  }

  /// The number that a name has; `nil` if it was not met.
  func number(of key: NameKey) -> Int? {
    let place = place(of: key)
    return slots[place].file == file ? Int(slots[place].number) : nil
  }

  /// Where a name is, or would be.
  private func place(of key: NameKey) -> Int {
    var place = key.slot(among: slots.count)
    while slots[place].file == file, slots[place].key != key {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots.filter { $0.file == file }
    slots = Array(repeating: Slot(), count: slots.count * 2)
    count = 0
    for slot in old { _ = number(of: slot.key, orNew: Int(slot.number)) }
  }
}
