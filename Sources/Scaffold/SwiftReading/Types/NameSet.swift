/// The names met in one file after another, and a number for each.
package struct NameSet {
  private var numbers: [NameKey: Int32] = [:]

  package init() {}

  /// Forgets all names.
  mutating func removeAll() { numbers.removeAll(keepingCapacity: true) }

  /// - Returns: whether the name is new.
  mutating func insert(_ key: NameKey) -> Bool { number(of: key, orNew: 0) == nil }

  /// - Returns: the number that the name has; `nil` if it is new, and gets the new one.
  mutating func number(of key: NameKey, orNew number: Int) -> Int? {
    if let known = numbers[key] { return Int(known) }
    numbers[key] = Int32(truncatingIfNeeded: number)
    return nil
  }

  /// The number that a name has; `nil` if it was not met.
  func number(of key: NameKey) -> Int? { numbers[key].map { Int($0) } }
}
