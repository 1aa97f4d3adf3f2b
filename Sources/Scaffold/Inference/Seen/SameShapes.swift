/// Finds the objects that are of one type, though they stand at several places: the `user` of an issue
/// and its `assignee`.
struct SameShapes {
  /// By their keys in order.
  private var byKeys: [[String]: SeenObject] = [:]
  /// By the name of the type that they would have.
  private var byName: [String: [SeenObject]] = [:]

  /// The most shapes of one name that others are held against.
  private static let manyShapes = 16

  /// Makes one of each two, from the inner ones to the outer ones.
  ///
  /// - Parameter name: what the type of an object at this place would be called.
  mutating func unite(_ values: SeenValues, named name: String) {
    if let items = values.items { unite(items, named: TypeName.forItem(of: name)) }
    guard let object = values.object else { return }
    if let mapValues = object.mapValues {
      return unite(mapValues, named: TypeName.forItem(of: name))
    }
    for member in object.members { unite(member.values, named: TypeName.forValue(of: member.key)) }
    if let same = same(as: object, named: name), same !== object {
      same.merge(object)
      same.names.append(name)
      values.object = same
    } else {
      object.names.append(name)
      byKeys[object.keys.sorted()] = object
      var others = byName[name] ?? []
      if others.count < Self.manyShapes { others.append(object) }
      byName[name] = others
    }
  }

  private func same(as object: SeenObject, named name: String) -> SeenObject? {
    guard object.recursiveKey == nil else { return nil }
    let keys = object.keys.sorted()
    if keys.count > 1, let same = byKeys[keys], same.agrees(with: object) { return same }
    // A single key, such as `id`, says little by itself.
    return byName[name]?.first {
      $0.recursiveKey == nil && ($0.isLike(object) || $0.keys.sorted() == keys)
        && $0.agrees(with: object)
    }
  }
}

extension SeenObject {
  /// Whether no member would be of mixed kinds, if the two were of one type.
  fileprivate func agrees(with other: SeenObject) -> Bool {
    other.members.allSatisfy { member in
      guard let mine = values(of: member.key) else { return true }
      let (ours, theirs) = (mine.kinds, member.values.kinds)
      return ours.isEmpty || theirs.isEmpty || ours == theirs
    }
  }
}
