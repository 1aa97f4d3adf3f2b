/// The imports of files, and their types and other names: those of one file stand behind those of
/// the one before it, in the same lists. Lists of their own for each file would take as much room
/// again.
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

  private var starts: [Place] = []

  package init() {}

  /// Where a file begins in each list.
  struct Place: Sendable {
    let imports, declared, named, free, members, owners, parents, words, typed, extended: UInt32

    init(endOf lists: NameLists) {
      imports = UInt32(lists.imports.count)
      declared = UInt32(lists.declared.count)
      named = UInt32(lists.named.count)
      free = UInt32(lists.free.count)
      members = UInt32(lists.members.count)
      owners = UInt32(lists.owners.count)
      parents = UInt32(lists.parents.count)
      words = UInt32(lists.words.count)
      typed = UInt32(lists.typed.count)
      extended = UInt32(lists.extended.count)
    }
  }
}

extension NameLists {
  /// Begins the names of another file.
  package mutating func beginFile() { starts.append(Place(endOf: self)) }

  /// Forgets all, and keeps the room.
  package mutating func removeAll() {
    imports.removeAll(keepingCapacity: true)
    declared.removeAll(keepingCapacity: true)
    named.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    typed.removeAll(keepingCapacity: true)
    extended.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Adds the name of a member that a type declares itself.
  mutating func add(member name: UInt32, of type: UInt32) {
    let start = starts.last.map { Int($0.owners) } ?? 0
    if owners.count > start, owners[owners.count - 1].type == type {
      owners[owners.count - 1].count += 1
    } else {
      owners.append(MemberOwner(type: type, count: 1))
    }
    members.append(name)
  }

  /// Takes out words of the last file.
  mutating func removeWords(where isVain: (SaidWord) -> Bool) {
    let start = starts.last.map { Int($0.words) } ?? 0
    var end = start
    for place in start..<words.count where !isVain(words[place]) {
      words[end] = words[place]
      end += 1
    }
    words.removeLast(words.count - end)
  }

  /// Where each file begins, and where the last one ends.
  var places: [Place] { starts + [Place(endOf: self)] }

  /// The same in no more room than it needs.
  var fitted: Self {
    var fitted = Self()
    fitted.imports = imports.fitted
    fitted.declared = declared.fitted
    fitted.named = named.fitted
    fitted.free = free.fitted
    fitted.members = members.fitted
    fitted.owners = owners.fitted
    fitted.parents = parents.fitted
    fitted.words = words.fitted
    fitted.typed = typed.fitted
    fitted.extended = extended.fitted
    return fitted
  }
}

extension Array {
  /// The same without room for more. An array of a slice of all would keep the room.
  fileprivate var fitted: [Element] { withUnsafeBufferPointer { Array($0) } }
}
