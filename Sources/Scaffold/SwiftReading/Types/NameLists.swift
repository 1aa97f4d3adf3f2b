/// The imports of a file, and its types and other names.
package struct NameLists: Sendable {
  package var imports: [Import] = []
  package var declared: [DeclaredType] = []
  /// Each name once, where it stands first in its file.
  package var named: [NamedType] = []
  /// The declarations outside of all types, and in extensions.
  package var free: [DeclaredMember] = []
  /// The names of members that types declare themselves: of each type some, as `owners` says.
  package var members: [UInt32] = []
  package var owners: [MemberOwner] = []
  /// Types, each with one that it inherits from or conforms to.
  package var parents: [NamePair] = []
  /// The words that begin with a small letter, each once in its file; not where it is declared or
  /// named an argument.
  package var words: [SaidWord] = []
  /// Those that stand behind the dot of a type, or of a value whose type the file says, each with
  /// that type.
  package var typed: [NamePair] = []
  /// The types that are extended.
  package var extended: [UInt32] = []

  package init() {}
}

extension NameLists {
  /// The types that the file declares or extends, and those that these inherit from.
  package var outers: Set<UInt32> {
    Set(declared.lazy.map(\.key.short)).union(extended).union(parents.lazy.map(\.other))
  }

  /// Adds the name of a member that a type declares itself.
  mutating func add(member name: UInt32, of type: UInt32) {
    if owners.last?.type == type {
      owners[owners.count - 1].count += 1
    } else {
      owners.append(MemberOwner(type: type, count: 1))
    }
    members.append(name)
  }
}
