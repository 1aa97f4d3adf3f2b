import Templates

/// The members of a document's large objects by their keys, for those who look for many.
package struct JSONIndex: Sendable {
  private let root: JSON
  /// By the places of the objects.
  private var members: [Int: [String: JSON]] = [:]

  /// In an object with fewer, examining one after another takes no longer.
  private static let many = 32

  package init(of root: JSON) {
    self.root = root
    add(root)
  }

  private mutating func add(_ json: JSON) {
    for item in json.items { add(item) }
    let members = json.members
    // What aliases of YAML repeat has one place.
    if members.count > Self.many, self.members[json.offset] == nil {
      self.members[json.offset] = Dictionary(
        members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    for member in members { add(member.value) }
  }

  /// The value at a place of the document; `nil` if there is none.
  package func value(at place: JSONPointer) -> JSON? {
    var value = root
    for token in place.tokens {
      let next = members[value.offset].flatMap { value.isObject ? $0[token] : nil }
      guard let next = next ?? JSONPointer(tokens: [token]).value(in: value) else { return nil }
      value = next
    }
    return value
  }
}
