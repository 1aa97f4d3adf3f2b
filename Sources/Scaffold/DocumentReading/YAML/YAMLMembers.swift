import Templates

/// The members of a map while it is read.
struct YAMLMembers {
  /// Most maps have few keys; for those a set would cost more than it saves.
  private static let few = 8

  private var own: [JSON.Member] = []
  private var keys: Set<String> = []
  private var merge: Merge?

  /// The members that `<<` brings.
  private struct Merge {
    let members: [JSON.Member]
    let offset: Int
    /// How many members of the map's own stand in front of it.
    let index: Int
  }
}

extension YAMLMembers {
  mutating func add(
    _ key: YAMLKey, _ value: JSON, in source: JSONSource
  ) throws(DataError) {
    if key.isMerge {
      if let merge { throw Self.doubled(key, merge.offset, in: source) }
      let members = try Self.merged(value, in: source)
      merge = Merge(members: members, offset: key.offset, index: own.count)
    } else {
      guard isNew(key.text) else {
        let first = own.first { $0.key == key.text }
        throw Self.doubled(key, first?.offset ?? 0, in: source)
      }
      own.append(JSON.Member(key: key.text, value: value, offset: key.offset))
    }
  }

  /// All members; what the map says itself goes before what `<<` brings.
  var all: [JSON.Member] {
    guard let merge else { return own }
    var seen = Set(own.map(\.key))
    let brought = merge.members.filter { seen.insert($0.key).inserted }
    return own[..<merge.index] + brought + own[merge.index...]
  }

  private mutating func isNew(_ key: String) -> Bool {
    if own.count == Self.few, keys.isEmpty { keys = Set(own.map(\.key)) }
    return own.count < Self.few
      ? !own.contains { $0.key == key } : keys.insert(key).inserted
  }

  /// The members of a map, or of all maps of a list; an earlier map goes before a later one.
  private static func merged(
    _ value: JSON, in source: JSONSource
  ) throws(DataError) -> [JSON.Member] {
    switch value.kind {
    case .object(let members): return members
    case .list(let values):
      var members: [JSON.Member] = []
      for value in values {
        guard case .object(let others) = value.kind else {
          throw source.error(YAMLProblem.merge, at: value.offset)
        }
        members += others
      }
      return members
    default: throw source.error(YAMLProblem.merge, at: value.offset)
    }
  }

  private static func doubled(
    _ key: YAMLKey, _ first: Int, in source: JSONSource
  ) -> DataError {
    let line = DataPlace(file: source.file, offset: first, in: source.bytes).line
    return source.error(YAMLProblem.doubledKey(key.text, firstLine: line), at: key.offset)
  }
}
