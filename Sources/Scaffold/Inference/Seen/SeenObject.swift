import Templates

/// All objects that the samples have at one place, member by member.
final class SeenObject {
  /// How many objects there are.
  private(set) var count = 0
  /// In the order in which the keys came.
  private(set) var members: [Member] = []
  /// The values of all keys, once it is known that the keys are the names of things and no names of
  /// fields.
  var mapValues: SeenValues?
  /// The way by which objects of the same kind stand inside, which is not followed.
  var recursiveKey: String?
  /// The objects at that key: of this kind, or of one around it that leads to it.
  var recursion = SeenRecursion()
  var recursiveKind: SeenObject?
  /// How many objects are around it, at the deepest of its places.
  var depth = 0
  /// The possible name of the type at each place at which the object stands.
  var names: [String] = []
  private(set) var twins: [NumberTwin] = []
  private var places: [String: Int] = [:]

  struct Member {
    let key: String
    let values: SeenValues
  }

  /// From this many on, keys that look like ids are not distinguished any more.
  private static let manyKeys = 256
  /// The most texts that are held against a number, object by object.
  private static let manyTwins = 64
}

extension SeenObject {
  func see(_ object: [JSON.Member]) {
    count += 1
    if let mapValues {
      for member in object { mapValues.see(member.value) }
      return
    }
    let known = members.count
    var expected = 0
    for member in object {
      // Objects at one place mostly have their members in one order.
      let isExpected = expected < members.count && members[expected].key == member.key
      let place = isExpected ? expected : place(of: member.key)
      expected = place + 1
      members[place].values.see(member.value)
    }
    addTwins(from: known, in: object)
    for index in twins.indices { twins[index].see(object) }
    if known < Self.manyKeys, members.count >= Self.manyKeys, MapRule.areIDs(keys) { collapse() }
  }

  /// Adds what was seen at another place.
  func merge(_ other: SeenObject) {
    count += other.count
    recursiveKey = recursiveKey ?? other.recursiveKey
    recursiveKind = recursiveKind ?? other.recursiveKind
    recursion.merge(other.recursion)
    if mapValues != nil || other.mapValues != nil {
      collapse()
      other.collapse()
      if let more = other.mapValues { mapValues?.merge(more) }
      return
    }
    for member in other.members { members[place(of: member.key)].values.merge(member.values) }
    twins = NumberTwin.merged(twins, other.twins)
  }

  /// Notes that it stands at another place, with all that stands in it.
  func sink(to depth: Int) {
    var waiting = [(self, depth)]
    while let (object, depth) = waiting.popLast() {
      guard depth > object.depth else { continue }
      object.depth = depth
      for values in object.members.map(\.values) + (object.mapValues.map { [$0] } ?? []) {
        waiting += values.objects.map { ($0, depth + 1) }
      }
    }
  }

  /// How many fields there are, those of its objects included; of very many, as many as `most`.
  ///
  /// An object that stands at several places counts at each, and may do so at twice as many each step
  /// down.
  func size(upTo most: Int = 10_000) -> Int {
    var size = 0
    for member in members where size < most {
      size += 1 + (member.values.object?.size(upTo: most - size) ?? 0)
    }
    return min(size, most)
  }

  func takeTwins(of other: SeenObject) { twins = NumberTwin.merged(twins, other.twins) }

  var keys: [String] { members.map(\.key) }

  func values(of key: String) -> SeenValues? { places[key].map { members[$0].values } }

  /// Forgets the keys.
  func collapse() {
    guard mapValues == nil else { return }
    let all = SeenValues()
    for member in members { all.merge(member.values) }
    mapValues = all
    (members, places, twins) = ([], [:], [])
  }

  func remove(_ key: String) {
    members.removeAll { $0.key == key }
    places = Dictionary(uniqueKeysWithValues: zip(keys, members.indices))
  }

  private func place(of key: String) -> Int {
    if let place = places[key] { return place }
    places[key] = members.count
    members.append(Member(key: key, values: SeenValues()))
    return members.count - 1
  }

  /// Reads the keys that an object is the first to have.
  private func addTwins(from known: Int, in object: [JSON.Member]) {
    guard known < members.count else { return }
    let id = object.first { $0.key == "id" }?.value
    for member in object where places[member.key].map({ $0 >= known }) ?? false {
      guard twins.count < Self.manyTwins else { return }
      if let number = NumberTwin.number(for: member, id: id, isKey: { places[$0] != nil }) {
        twins.append(NumberTwin(number: number, text: member.key))
      }
    }
  }
}
