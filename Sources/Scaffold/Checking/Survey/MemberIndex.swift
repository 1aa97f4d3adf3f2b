import SwiftReading

/// Which types of a project have members of which names, and what they inherit from.
///
/// There are very many of them, so names are halves of keys: two that are taken for the same hide a
/// use, and make none up.
struct MemberIndex: Sendable {
  /// The names of members, each with a type that declares it itself.
  private var own = PairSet()
  /// The same with a type that gets it from an extension.
  private var given = PairSet()
  /// Who has members of a name.
  private var homes: [UInt32: Home] = [:]
  /// All that a type inherits from or conforms to: the places in the list of ancestors.
  private var lineages = RangeTable([:])
  private var ancestors: [UInt32] = []
  /// All types that are declared.
  private var types: Set<UInt32> = []

  /// Who has members of a name, as far as anybody asks.
  private enum Home {
    /// The one type that gets it from extensions.
    case one(UInt32)
    case several
  }

  init(of survey: Survey) {
    // Of what nobody declares in an extension or outside of all types, nobody asks.
    let asked = Set(survey.files.lazy.flatMap { $0.names.free.lazy.map(\.key.short) })
    guard !asked.isEmpty else { return }
    var known: Set<NamePair> = []
    var parents: [UInt32: [UInt32]] = [:]
    for file in survey.files {
      var names = file.names.members[...]
      for owner in file.names.owners {
        for name in names.prefix(Int(owner.count)) where asked.contains(name) {
          own.insert(name, owner.type)
          homes[name] = .several
        }
        names = names.dropFirst(Int(owner.count))
      }
      for member in file.names.free {
        guard let type = member.extended else { continue }
        let name = member.key.short
        given.insert(name, type)
        switch homes[name] {
        case nil: homes[name] = .one(type)
        case .one(let other) where other != type: homes[name] = .several
        case .one, .several: break
        }
      }
      for pair in file.names.parents where known.insert(pair).inserted {
        parents[pair.one, default: []].append(pair.other)
      }
      for type in file.names.declared { types.insert(type.key.short) }
    }
    var lineages: [UInt32: Range<Int>] = [:]
    for type in parents.keys {
      let lineage = Self.lineage(of: type, parents)
      lineages[type] = ancestors.count..<ancestors.count + lineage.count
      ancestors += lineage
    }
    self.lineages = RangeTable(lineages)
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

  /// True if an extension of a type has a member of a name.
  func isGiven(_ name: UInt32, to type: UInt32) -> Bool { given.contains(name, type) }

  /// True if what extends one type is known to another: it is the same, or inherits from it.
  func extends(_ type: UInt32, _ extended: UInt32) -> Bool {
    type == extended || lineage(of: type).contains(extended)
  }

  /// True if a type has or inherits a member of a name but for what extends another: what a
  /// protocol asks for, and what a class has itself, may be meant as well.
  func has(_ name: UInt32, in type: UInt32, besides other: UInt32?) -> Bool {
    if hasItself(name, type, besides: other) { return true }
    for parent in lineage(of: type) where hasItself(name, parent, besides: other) { return true }
    return false
  }

  private func hasItself(_ name: UInt32, _ type: UInt32, besides other: UInt32?) -> Bool {
    own.contains(name, type) || type != other && given.contains(name, type)
  }

  /// True if no type has a member of a name but for one that is extended.
  func isNowhere(_ name: UInt32, besides type: UInt32) -> Bool {
    switch homes[name] {
    case nil: true
    case .one(let other): other == type
    case .several: false
    }
  }

  /// True if a type inherits from what the project does not declare.
  func isHeirOfOthers(_ type: UInt32) -> Bool {
    !types.contains(type) || lineage(of: type).contains { !types.contains($0) }
  }

  /// All that a type inherits from or conforms to.
  func lineage(of type: UInt32) -> ArraySlice<UInt32> { ancestors[lineages[type]] }

  /// Some types with all that they inherit from or conform to.
  func lineage(of types: some Sequence<UInt32>) -> Set<UInt32> {
    var all: Set<UInt32> = []
    for type in types where all.insert(type).inserted { all.formUnion(lineage(of: type)) }
    return all
  }
}
