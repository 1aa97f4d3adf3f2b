/// The names that Swift files declare, by the types that they are members of.
///
/// A type is known by its own name, also where it stands inside another.
package struct DeclaredNames: Sendable {
  /// The names of the types, wherever they stand.
  package private(set) var types: Set<String> = []
  /// The functions and variables outside of all types.
  package private(set) var free: Set<String> = []
  package private(set) var members: [String: Set<String>] = [:]
  /// The types that each type inherits from or conforms to, as far as the files say.
  private var parents: [String: Set<String>] = [:]
  /// The types of the stored properties, by the names of these.
  private var kinds: [String: Set<String>] = [:]

  package init() {}

  package init(in texts: some Sequence<[UInt8]>) {
    for text in texts { add(text) }
  }

  package mutating func add(_ text: [UInt8]) {
    let reader = TypeReader(SwiftSource(text))
    for outline in reader.outlines {
      let owner = outline.ownName
      if outline.kind != .extension { types.insert(owner) }
      parents[owner, default: []].formUnion(
        outline.inherited.flatMap(\.mentions).filter { !$0.isArgument }
          .map { Self.ownName($0.name) })
      members[owner, default: []].formUnion(
        outline.properties.map(\.name) + outline.cases.map(\.name))
      for property in outline.properties {
        kinds[property.name, default: []].formUnion(
          property.type?.mentions.filter { !$0.isArgument && $0.count != .many }
            .map { Self.ownName($0.name) } ?? [])
      }
    }
    for name in reader.names {
      if let owner = name.owner {
        members[Self.ownName(owner), default: []].insert(name.name)
      } else if !types.contains(name.name) {
        free.insert(name.name)
      }
    }
  }

  /// `State` of `Login.State`
  static func ownName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension DeclaredNames {
  package mutating func formUnion(_ other: DeclaredNames) {
    types.formUnion(other.types)
    free.formUnion(other.free)
    members.merge(other.members) { $0.union($1) }
    parents.merge(other.parents) { $0.union($1) }
    kinds.merge(other.kinds) { $0.union($1) }
  }

  /// The names that these files declare and others do not.
  package func subtracting(_ other: DeclaredNames) -> DeclaredNames {
    var rest = self
    rest.types.subtract(other.types)
    rest.free.subtract(other.free)
    rest.members = members.reduce(into: [:]) { rest, entry in
      let own = entry.value.filter { !other.has($0, in: entry.key) }
      if !own.isEmpty { rest[entry.key] = own }
    }
    return rest
  }

  package var isEmpty: Bool { types.isEmpty && free.isEmpty && members.isEmpty }

  /// All names, whatever they are of.
  package var all: Set<String> {
    members.values.reduce(into: types.union(free)) { $0.formUnion($1) }
  }

  /// True if a type has a member, or gets one from what it inherits.
  package func has(_ name: String, in type: String) -> Bool {
    lineage(of: type).contains { members[$0]?.contains(name) ?? false }
  }

  /// A type and all that it inherits from or conforms to.
  package func lineage(of type: String) -> Set<String> {
    var all: Set<String> = []
    var next = [type]
    while let type = next.popLast() {
      if all.insert(type).inserted { next += parents[type] ?? [] }
    }
    return all
  }

  /// The types that stored properties of a name have.
  package func types(ofProperty name: String) -> Set<String> { kinds[name] ?? [] }
}
