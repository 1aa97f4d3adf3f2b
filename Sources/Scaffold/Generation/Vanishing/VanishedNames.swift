import Model
import SwiftReading

/// The names that were generated and that nobody declares any more: not what is generated now, and
/// none of the code that people wrote.
struct VanishedNames {
  private let names: DeclaredNames
  /// The generated code, the code of people, and the Base that both build on.
  private let present: DeclaredNames
  private let all: Set<String>
  /// Those that what is generated now says too: of something else, such as a type of the system's.
  private let ambiguous: Set<String>
  /// The successors of names, by `LoginViewModel.content` or `LoginSection`.
  private let successors: [String: String]

  /// A place where one is used.
  struct Use {
    let name: VanishedName
    /// From one.
    let line: Int
    /// Among the bytes of the file.
    let place: Int
  }

  /// - Parameters:
  ///   - before: what was generated.
  ///   - wanted: the Swift files that are generated now.
  ///   - except: the names that are reported in other words.
  /// - Returns: `nil` if none has vanished.
  init?(
    from before: DeclaredNames, to present: DeclaredNames, in wanted: [[UInt8]],
    except: Set<String>, successors: [String: String]
  ) {
    let names = before.subtracting(present)
    let all = names.all.subtracting(except)
    guard !all.isEmpty else { return nil }
    self.names = names
    self.present = present
    self.all = all
    ambiguous = wanted.reduce(into: []) { $0.formUnion(SwiftSource($1).words(among: all)) }
    self.successors = successors
  }
}

extension VanishedNames {
  /// Where a Swift file uses them.
  func uses(in source: SwiftSource) -> [Use] {
    source.uses(of: all.map { SoughtName($0) }).compactMap { use in
      let found = name(of: use) ?? implicitMember(use, in: source)
      return found.map {
        Use(name: $0, line: source.lines.place(of: use.place).line, place: use.place)
      }
    }
  }

  /// True if a type had a member that is gone.
  func has(_ name: String, of type: String) -> Bool { owner(of: name, in: type) != nil }

  /// `.preview`, whose type stands nowhere: of those that the file names, only one that lost it had it.
  private func implicitMember(_ use: NameUse, in source: SwiftSource) -> VanishedName? {
    guard use.receiver == .unknown, source.isImplicitMember(at: use.place) else { return nil }
    let owners = { (members: [String: Set<String>]) in
      source.words(among: Set(members.filter { $0.value.contains(use.name) }.keys))
    }
    guard let owner = owners(names.members).min(), owners(present.members).isEmpty
    else { return nil }
    return vanished(use.name, of: owner)
  }

  /// - Returns: `nil` if the name is of something that is there.
  private func name(of use: NameUse) -> VanishedName? {
    switch use.receiver {
    case .around(let types): name(use.name, around: types)
    case .type(let type): name(use.name, ofAnyOf: [type])
    case .value(let value, let types):
      name(
        use.name,
        ofAnyOf: types.isEmpty ? present.types(ofProperty: value) : types)
    case .unknown: name(use.name, ofAnyOf: [])
    }
  }

  private func name(_ name: String, around types: [String]) -> VanishedName? {
    guard !present.types.contains(name), !present.free.contains(name),
      !types.contains(where: { present.has(name, in: $0) })
    else { return nil }
    if let owner = types.lazy.compactMap({ owner(of: name, in: $0) }).first {
      return vanished(name, of: owner)
    }
    let isFree = names.types.contains(name) || names.free.contains(name)
    return isFree ? vanished(name, of: nil) : nil
  }

  /// - Parameter types: those that the receiver may have; none if nobody knows.
  private func name(_ name: String, ofAnyOf types: Set<String>) -> VanishedName? {
    guard !types.isEmpty else { return isUnmistakable(name) ? vanished(name, of: nil) : nil }
    guard !types.contains(where: { present.has(name, in: $0) }) else { return nil }
    return types.sorted().lazy.compactMap { owner(of: name, in: $0) }.first
      .map { vanished(name, of: $0) }
  }

  /// True if nothing that is there has the name, whatever it is a member of.
  private func isUnmistakable(_ name: String) -> Bool {
    !ambiguous.contains(name) && !present.types.contains(name) && !present.free.contains(name)
      && !present.members.values.contains { $0.contains(name) }
  }

  /// The type that had a member, among one and what it inherits from.
  private func owner(of name: String, in type: String) -> String? {
    names.lineage(of: type).union(present.lineage(of: type)).sorted()
      .first { names.members[$0]?.contains(name) ?? false }
  }

  private func vanished(_ name: String, of owner: String?) -> VanishedName {
    VanishedName(
      name, of: owner, successor: successors[owner.map { "\($0).\(name)" } ?? name])
  }
}
