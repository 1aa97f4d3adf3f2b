/// Finds the objects that are of one type, though they stand at several places: the `user` of an issue
/// and its `assignee`.
struct SameShapes {
  /// By their keys in order.
  private var byKeys: [[String]: SeenObject] = [:]
  /// By the name of the type that they would have.
  private var byName: [String: [SeenObject]] = [:]
  private var trial = ShapeTrial()

  /// The most shapes of one name that others are held against.
  private static let manyShapes = 16

  /// Makes one of each two, from the inner ones to the outer ones.
  ///
  /// - Parameters:
  ///   - name: what the type of an object at this place would be called.
  ///   - depth: how many objects are around it.
  mutating func unite(_ values: SeenValues, named name: String, depth: Int = 0) {
    if let items = values.items { unite(items, named: TypeName.forItem(of: name), depth: depth) }
    guard let object = values.object else { return }
    object.depth = depth
    if let mapValues = object.mapValues {
      return unite(mapValues, named: TypeName.forItem(of: name), depth: depth + 1)
    }
    for member in object.members {
      unite(member.values, named: TypeName.forValue(of: member.key), depth: depth + 1)
    }
    if let same = same(as: object, named: name), same !== object {
      same.merge(object)
      same.sink(to: object.depth)
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

  private mutating func same(as object: SeenObject, named name: String) -> SeenObject? {
    guard object.recursiveKey == nil else { return nil }
    let keys = object.keys.sorted()
    if keys.count > 1, let same = byKeys[keys], canUnite(same, object) { return same }
    // A single key, such as `id`, says little by itself.
    for other in byName[name] ?? []
    where other.recursiveKey == nil && (other.isLike(object) || other.keys.sorted() == keys) {
      if canUnite(other, object) { return other }
    }
    return nil
  }

  private mutating func canUnite(_ same: SeenObject, _ object: SeenObject) -> Bool {
    same.agrees(with: object) && (object.isLeaf || trial.canUnite(same, object))
  }
}

extension SeenObject {
  /// True if no other object stands in it.
  fileprivate var isLeaf: Bool { members.allSatisfy(\.values.objects.isEmpty) }

  /// True if no member would be of mixed kinds, if the two were of one type.
  fileprivate func agrees(with other: SeenObject) -> Bool {
    other.members.allSatisfy { member in
      guard let mine = values(of: member.key) else { return true }
      let (ours, theirs) = (mine.kinds, member.values.kinds)
      return ours.isEmpty || theirs.isEmpty || ours == theirs
    }
  }
}
