// What can be known only after all samples were seen: which objects are maps, which ones stand in
// themselves, and which ones are of one type.

extension SeenValues {
  /// Turns objects whose keys are no names of fields into maps.
  ///
  /// - Parameter name: what they are called; `nil` for entities.
  func settleMaps(named name: String? = nil) {
    items?.settleMaps(named: name)
    guard let object else { return }
    if MapRule.reason(for: object, named: name) != nil { object.collapse() }
    object.mapValues?.settleMaps(named: name)
    for member in object.members { member.values.settleMaps(named: member.key) }
  }

  /// Lets no object stand in one of its own kind more than once.
  ///
  /// - Parameter outer: the objects around this place, each with the key that leads on from it.
  func settleRecursion(in outer: [(object: SeenObject, key: String)] = []) {
    items?.settleRecursion(in: outer)
    guard let object else { return }
    if let around = outer.last(where: { $0.object.isLike(object) }) {
      if let kind = around.object.values(of: around.key)?.innerObject {
        object.fold(around.key, into: kind)
      }
      around.object.learn(from: object)
    }
    object.mapValues?.settleRecursion(in: outer)
    for member in object.members {
      member.values.settleRecursion(in: outer + [(object, member.key)])
    }
  }

  fileprivate func learn(from other: SeenValues) {
    if lists > 0, items == nil, kinds == other.kinds { items = other.items }
  }

  /// The object at this place, be it one or the item of a list or a map.
  var innerObject: SeenObject? {
    if let object { return object.mapValues.map(\.innerObject) ?? object }
    return items?.innerObject
  }
}

extension SeenObject {
  /// True if another object has nearly the same members.
  func isLike(_ other: SeenObject) -> Bool {
    guard mapValues == nil, other.mapValues == nil else { return false }
    let common = other.keys.count { values(of: $0) != nil }
    return common >= 3 && 10 * common >= 7 * (keys.count + other.keys.count - common)
  }

  /// Takes over what is in lists that are always empty here, and not in an object inside; that one
  /// takes over what may be missing, and which texts repeat an id.
  fileprivate func learn(from inner: SeenObject) {
    for member in members {
      guard let values = inner.values(of: member.key) else { continue }
      member.values.learn(from: values)
      if member.values.count < count || member.values.nulls > 0 { values.isUnsure = true }
    }
    inner.takeTwins(of: self)
  }

  /// Adds what stands in this object by a key, again and again, to what it is of the kind of, and
  /// forgets the key.
  ///
  /// - Parameter kind: this object, or the one around it in which it stands: `replies` in
  ///   `{"replies": {"data": [{"replies": …}]}}`.
  fileprivate func fold(_ key: String, into kind: SeenObject) {
    while let values = values(of: key) {
      recursion.see(values)
      remove(key)
      (recursiveKey, recursiveKind) = (key, kind)
      if let inner = values.innerObject { kind.merge(inner) }
    }
  }
}
