/// The three lists of entries that become one.
struct EntryLists {
  let kind: Branch.Kind
  let language: Language
  /// Whether entries are known by their places: `min(a, b)`.
  let isPositional: Bool
  let base: [Entry]
  let disk: [Entry]
  let wanted: [Entry]
  /// For each entry of the base its place on a side.
  let toDisk: [Int?]
  let toWanted: [Int?]
  /// For each entry that is new on the disk, the same one among those that are wanted.
  let twins: [Int: Int]

  init(_ base: Branch, _ disk: Branch, _ wanted: Branch, language: Language) {
    (self.base, self.disk, self.wanted) = (base.entries, disk.entries, wanted.entries)
    let all = [base, disk, wanted]
    kind = Self.kind(of: all)
    self.language = language
    isPositional = language == .swift && base.open.says("(")
    let isOrdered = kind == .statements || kind == .cases || kind == .chain
    toDisk = EntryMatching(from: base.entries, to: disk.entries, kind, isOrdered).places
    toWanted = EntryMatching(from: base.entries, to: wanted.entries, kind, isOrdered).places
    twins = Self.twins(
      disk.entries, wanted.entries, Set(toDisk.compactMap(\.self)),
      Set(toWanted.compactMap(\.self)),
      isOrdered)
  }
}

extension EntryLists {
  /// Whether the order is what the entries are about.
  var isOrdered: Bool { kind == .statements || kind == .cases || kind == .chain }

  /// A file that also does something is no list of declarations.
  private static func kind(of branches: [Branch]) -> Branch.Kind {
    let kind = branches.first { !$0.entries.isEmpty }?.kind ?? branches[0].kind
    guard kind == .members else { return kind }
    let isDeclared = branches.allSatisfy { $0.entries.allSatisfy(\.isDeclaration) }
    return isDeclared ? .members : .statements
  }

  /// Entries that both sides added: by what they name, or by what they say.
  private static func twins(
    _ disk: [Entry], _ wanted: [Entry], _ known: Set<Int>, _ knownThere: Set<Int>,
    _ isOrdered: Bool
  ) -> [Int: Int] {
    let ours = disk.indices.filter { !known.contains($0) }
    var theirs = wanted.indices.filter { !knownThere.contains($0) }
    var twins: [Int: Int] = [:]
    for index in ours {
      let entry = disk[index]
      let place =
        theirs.firstIndex { wanted[$0].core == entry.core }
        ?? theirs.firstIndex { entry.key != nil && wanted[$0].key == entry.key }
      if let place { twins[index] = theirs.remove(at: place) }
    }
    return twins
  }
}
