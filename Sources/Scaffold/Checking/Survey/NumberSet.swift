/// Numbers of one file after another, without room taken anew for each.
struct NumberSet {
  private var numbers: [UInt32]
  /// The file for which each slot was filled.
  private var files: [UInt32]
  private var file: UInt32 = 1
  /// The numbers, in the order in which they came.
  private(set) var elements: [UInt32] = []

  init() {
    numbers = Array(repeating: 0, count: 512)
    files = Array(repeating: 0, count: 512)
  }
}

extension NumberSet {
  /// Forgets all numbers.
  mutating func removeAll() {
    file &+= 1
    elements.removeAll(keepingCapacity: true)
  }

  mutating func insert(_ number: UInt32) {
    if elements.count * 2 >= numbers.count { grow() }
    let slot = slot(of: number)
    guard files[slot] != file else { return }
    numbers[slot] = number
    files[slot] = file
    elements.append(number)
  }

  func contains(_ number: UInt32) -> Bool { files[slot(of: number)] == file }

  /// Where a number is, or would be.
  private func slot(of number: UInt32) -> Int {
    var slot = Int(number ^ number >> 15) & (numbers.count - 1)
    while files[slot] == file, numbers[slot] != number { slot = (slot + 1) & (numbers.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = elements
    numbers = Array(repeating: 0, count: numbers.count * 2)
    files = Array(repeating: 0, count: numbers.count)
    elements.removeAll(keepingCapacity: true)
    for number in old { insert(number) }
  }
}
