import Ground

/// Tells objects whose keys are names of fields from those whose keys are names of things.
enum MapRule {
  /// As many fields of one type are no surprise.
  private static let manyFields = 8

  /// Why an object is a map; `nil` if it is none.
  static func reason(for object: SeenObject) -> Message? {
    let keys = object.keys
    if areIDs(keys) { return "keys such as `\(keys.first ?? "")`" }
    guard keys.count > manyFields else { return nil }
    if keys.allSatisfy({ $0.has(\.isCode) }) { return "keys such as `\(keys[0])`" }
    guard object.count > 1, object.members.allSatisfy({ $0.values.count == 1 }) else { return nil }
    let kinds = Set(object.members.map { $0.values.kinds }.filter { !$0.isEmpty })
    guard kinds.count == 1, kinds.first?.count == 1 else { return nil }
    return "no two objects share a key"
  }

  /// Whether all keys are digits, UUIDs, hashes or days.
  static func areIDs(_ keys: [String]) -> Bool {
    !keys.isEmpty
      && keys.allSatisfy { key in
        key.has { $0.isDigits || $0.isUUID || $0.isHash || WrittenMoment.isDay($0) }
      }
  }
}
