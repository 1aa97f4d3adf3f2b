/// The names met in one file after another, without room taken anew for each.
package struct NameSet {
  private var keys: [NameKey?]
  /// The file in which each slot was filled.
  private var files: [UInt32]
  private var file: UInt32 = 1
  private var count = 0

  package init() {
    keys = Array(repeating: nil, count: 1024)
    files = Array(repeating: 0, count: 1024)
  }

  /// Forgets all names.
  mutating func removeAll() {
    file &+= 1
    count = 0
  }

  /// - Returns: whether the name is new.
  mutating func insert(_ key: NameKey) -> Bool {
    if count * 2 >= keys.count { grow() }
    var slot = key.slot(among: keys.count)
    while files[slot] == file {
      if keys[slot] == key { return false }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    files[slot] = file
    count += 1
    return true
  }

  private mutating func grow() {
    let old = zip(keys, files).compactMap { $1 == file ? $0 : nil }
    keys = Array(repeating: nil, count: keys.count * 2)
    files = Array(repeating: 0, count: keys.count)
    count = 0
    for key in old { _ = insert(key) }
  }
}
