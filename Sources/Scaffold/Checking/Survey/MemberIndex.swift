import SwiftReading

/// Which types of a project have members of which names, and what they inherit from.
///
/// There are very many of them, so names are halves of keys: two that are taken for the same hide a
/// use, and make none up.
struct MemberIndex: Sendable {
  /// The types that declare a member of a name themselves.
  private var owners: [UInt32: Set<UInt32>] = [:]
  /// The types that get a member of a name from an extension.
  private var extended: [UInt32: Set<UInt32>] = [:]
  /// All that a type inherits from or conforms to: the places in the list of ancestors.
  private var lineages: [UInt32: Range<Int>] = [:]
  private var ancestors: [UInt32] = []
  /// All types that are declared.
  private var types: Set<UInt32> = []

  init(of survey: Survey) {
    // Of what nobody declares in an extension or outside of all types, nobody asks.
    let asked = Set(survey.files.lazy.flatMap { $0.types.free.lazy.map(\.key.short) })
    guard !asked.isEmpty else { return }
    var known: Set<NamePair> = []
    var parents: [UInt32: [UInt32]] = [:]
    for file in survey.files {
      for pair in file.types.members where asked.contains(pair.one) {
        owners[pair.one, default: []].insert(pair.other)
      }
      for member in file.types.free {
        guard let type = member.extended else { continue }
        extended[member.key.short, default: []].insert(type.short)
      }
      for pair in file.types.parents where known.insert(pair).inserted {
        parents[pair.one, default: []].append(pair.other)
      }
      for type in file.types.declared { types.insert(type.key.short) }
    }
    for type in parents.keys {
      let lineage = Self.lineage(of: type, parents)
      lineages[type] = ancestors.count..<ancestors.count + lineage.count
      ancestors += lineage
    }
  }

  private static func lineage(of type: UInt32, _ parents: [UInt32: [UInt32]]) -> [UInt32] {
    var all: [UInt32] = []
    var next = [type]
    while let type = next.popLast() {
      for parent in parents[type] ?? [] where !all.contains(parent) {
        all.append(parent)
        next.append(parent)
      }
    }
    return all
  }
}

extension MemberIndex {
  func declares(_ type: UInt32) -> Bool { types.contains(type) }

  /// Whether what extends one type is known to another: it is the same, or inherits from it.
  func extends(_ type: UInt32, _ extended: UInt32) -> Bool {
    type == extended || lineage(of: type).contains(extended)
  }

  /// Whether a type has or inherits a member of a name but for what extends another: what a protocol
  /// asks for, and what a class has itself, may be meant as well.
  func has(_ name: UInt32, in type: UInt32, besides other: UInt32?) -> Bool {
    let (own, given) = (owners[name], extended[name])
    guard own != nil || given != nil else { return false }
    let has = { (type: UInt32) in
      own?.contains(type) == true || type != other && given?.contains(type) == true
    }
    return has(type) || lineage(of: type).contains(where: has)
  }

  /// Whether no type has a member of a name but for one that is extended.
  func isNowhere(_ name: UInt32, besides type: UInt32) -> Bool {
    (owners[name] ?? []).isEmpty && (extended[name] ?? []).allSatisfy { $0 == type }
  }

  /// Whether a type inherits from what the project does not declare.
  func isHeirOfOthers(_ type: UInt32) -> Bool {
    !types.contains(type) || lineage(of: type).contains { !types.contains($0) }
  }

  /// All that a type inherits from or conforms to.
  func lineage(of type: UInt32) -> ArraySlice<UInt32> { ancestors[lineages[type] ?? 0..<0] }

  /// Some types with all that they inherit from or conform to.
  func lineage(of types: some Sequence<UInt32>) -> Set<UInt32> {
    var all: Set<UInt32> = []
    for type in types where all.insert(type).inserted { all.formUnion(lineage(of: type)) }
    return all
  }
}
