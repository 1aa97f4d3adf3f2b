/// The names met in one file after another, without room taken anew for each, and a number for each.
package struct NameSet {
  private var keys: [NameKey?]
  private var numbers: [Int32]
  /// The file in which each slot was filled.
  private var files: [UInt32]
  private var file: UInt32 = 1
  private var count = 0

  package init() {
    keys = Array(repeating: nil, count: 1024)
    numbers = Array(repeating: 0, count: 1024)
    files = Array(repeating: 0, count: 1024)
  }

  /// Forgets all names.
  mutating func removeAll() {
    file &+= 1
    count = 0
  }

  /// - Returns: whether the name is new.
  mutating func insert(_ key: NameKey) -> Bool { number(of: key, orNew: 0) == nil }

  /// - Returns: the number that the name has; `nil` if it is new, and gets the new one.
  mutating func number(of key: NameKey, orNew number: Int) -> Int? {
    if count * 2 >= keys.count { grow() }
    var slot = key.slot(among: keys.count)
    while files[slot] == file {
      if keys[slot] == key { return Int(numbers[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    numbers[slot] = Int32(truncatingIfNeeded: number)
    files[slot] = file
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = keys.indices.compactMap { slot in
      files[slot] == file ? keys[slot].map { ($0, Int(numbers[slot])) } : nil
    }
    keys = Array(repeating: nil, count: keys.count * 2)
    numbers = Array(repeating: 0, count: keys.count)
    files = Array(repeating: 0, count: keys.count)
    count = 0
    for (key, number) in old { _ = self.number(of: key, orNew: number) }
  }
}
