/// Merges lists whose order counts: statements, cases, elements, arguments, links of a chain.
///
/// What both sides changed between two entries that they left alone is a conflict, unless it is one
/// entry, which is then merged by its parts. So is a change of one side where the other moved
/// something past it.
struct SequenceMerge {
  private let lists: EntryLists
  private let disk: SequenceMatching
  private let wanted: SequenceMatching
  private var slots: [Slot] = []

  /// - Throws: `Clash` if the changes of the two sides do not go together.
  static func slots(of lists: EntryLists, _ names: Renaming) throws(Clash) -> [Slot] {
    var merge = SequenceMerge(lists, names)
    try merge.checkMoves()
    try merge.run()
    try merge.checkNames()
    if lists.isLabelled { try merge.checkArguments() }
    return merge.slots
  }

  private init(_ lists: EntryLists, _ names: Renaming) {
    self.lists = lists
    disk = SequenceMatching(from: lists.base, to: lists.disk, in: lists, names.disk)
    wanted = SequenceMatching(from: lists.base, to: lists.wanted, in: lists, names.wanted)
  }
}

extension SequenceMerge {
  private mutating func run() throws(Clash) {
    var (i, j, k) = (0, 0, 0)
    for index in lists.base.indices {
      guard let inDisk = disk.places[index], let inWanted = wanted.places[index] else { continue }
      try settle(i..<index, j..<inDisk, k..<inWanted)
      slots.append(Slot(base: index, disk: inDisk, wanted: inWanted))
      (i, j, k) = (index + 1, inDisk + 1, inWanted + 1)
    }
    try settle(i..<lists.base.count, j..<lists.disk.count, k..<lists.wanted.count)
  }

  /// Merges the entries between two that all sides have.
  private mutating func settle(
    _ i: Range<Int>, _ j: Range<Int>, _ k: Range<Int>
  ) throws(Clash) {
    let (old, ours, theirs) = (lists.base[i], lists.disk[j], lists.wanted[k])
    let (isOld, isOldThere) = (old.sayTheSame(as: ours), old.sayTheSame(as: theirs))
    if isOld, isOldThere || i.count == 1 && k.count == 1 {
      slots += zip(i, zip(j, k)).map { Slot(base: $0, disk: $1.0, wanted: $1.1) }
    } else if isOld {
      slots += k.map { Slot(base: nil, disk: nil, wanted: $0) }
    } else if isOldThere, i.count == 1, j.count == 1 {
      slots.append(
        Slot(base: i.lowerBound, disk: j.lowerBound, wanted: k.lowerBound))
    } else if isOldThere {
      slots += j.map { Slot(base: nil, disk: $0, wanted: nil) }
    } else if ours.sayTheSame(as: theirs), !old.hasTwins {
      slots += zip(j, k).map { Slot(base: nil, disk: $0, wanted: $1) }
    } else if i.count == 1, j.count == 1, k.count == 1, goesOn(old, ours, theirs) {
      slots.append(Slot(base: i.lowerBound, disk: j.lowerBound, wanted: k.lowerBound))
    } else if let both = apart(i, j, k) {
      slots += both
    } else {
      throw .order
    }
  }

  /// True if what both sides have in the place of an entry surely is that, changed: it begins as it
  /// did, has several lines, and most of its words. What stands in one line of Swift may as well be
  /// another one, unless all that was there still is.
  private func goesOn(
    _ old: ArraySlice<Entry>, _ ours: ArraySlice<Entry>, _ theirs: ArraySlice<Entry>
  ) -> Bool {
    guard let old = old.first, let ours = ours.first, let theirs = theirs.first else {
      return false
    }
    let all = [old, ours, theirs]
    guard all.allSatisfy({ $0.items.first?.outline == old.items.first?.outline }) else {
      return false
    }
    if lists.language == .json { return true }
    if all.allSatisfy(\.isLong) {
      return [ours, theirs].allSatisfy { Likeness.of(old, $0) >= 0.6 }
    }
    let growing = [ours, theirs].filter { old.grows(into: $0) }
    return !growing.isEmpty
      && [ours, theirs].allSatisfy { old.grows(into: $0) || old.hasShape(of: $0) }
  }

  /// The insertions of both sides at places of which one surely stands before the other, without
  /// those that one of them took out and the other left alone.
  private func apart(_ i: Range<Int>, _ j: Range<Int>, _ k: Range<Int>) -> [Slot]? {
    let (ours, theirs) = (disk.insertions(i, j), wanted.insertions(i, k))
    for index in i {
      switch (disk.places[index], wanted.places[index]) {
      case (let place?, nil):
        guard lists.base[index].saysTheSame(as: lists.disk[place]) else { return nil }
      case (nil, let place?):
        guard lists.base[index].saysTheSame(as: lists.wanted[place]) else { return nil }
      default:
        // What a side put where it took something out may be that, changed.
        guard !(ours + theirs).contains(where: { $0.isAround(index) }) else { return nil }
      }
    }
    let areApart = ours.allSatisfy { one in
      theirs.allSatisfy { !$0.gaps.overlaps(one.gaps) || areLabelled(one, $0) }
    }
    guard areApart else { return nil }
    let all =
      theirs.map { ($0.middle, $0.entries.map { Slot(base: nil, disk: nil, wanted: $0) }) }
      + ours.map { ($0.middle, $0.entries.map { Slot(base: nil, disk: $0, wanted: nil) }) }
    return all.enumerated().sorted { ($0.1.0, $0.0) < ($1.1.0, $1.0) }.flatMap { $0.1.1 }
  }

  /// Arguments with labels are distinguished by these, and the compiler knows their order; what
  /// stands in the place of another one keeps that place.
  private func areLabelled(_ ours: InsertedEntries, _ theirs: InsertedEntries) -> Bool {
    guard lists.isLabelled else { return false }
    let keys = [lists.disk[ours.entries], lists.wanted[theirs.entries]].map { $0.map(\.key) }
    let labels = keys.joined().compactMap(\.self)
    guard Set(labels).count == labels.count else { return false }
    return zip(keys, [ours, theirs]).allSatisfy { !$0.contains(nil) || $1.isReplacement }
      && keys.contains { !$0.contains(nil) }
  }
}

extension InsertedEntries {
  /// True if it may stand for an old entry.
  fileprivate func isAround(_ index: Int) -> Bool {
    gaps.lowerBound <= index && index < gaps.upperBound
  }

  /// True if one entry stands for one.
  fileprivate var isReplacement: Bool { entries.count == 1 && gaps.count == 2 }

  /// Where it stands, in halves.
  fileprivate var middle: Int { gaps.lowerBound + gaps.upperBound }
}

// MARK: - What goes together nowhere

extension SequenceMerge {
  private func checkMoves() throws(Clash) {
    let sides = [
      (moves: disk.moves, other: wanted, lists.wanted), (wanted.moves, disk, lists.disk),
    ]
    for (moves, other, entries) in sides where !moves.isEmpty {
      let edited = lists.base.indices.filter { index in
        other.places[index].map { entries[$0].core != lists.base[index].core } ?? false
      }
      for move in moves {
        let isTouched =
          other.changes.contains { $0.overlaps(move) }
          || edited.contains { $0 < move.upperBound && $0 >= move.lowerBound }
        if isTouched { throw .order }
      }
    }
  }

  /// Both sides may not declare the same name anew.
  private func checkNames() throws(Clash) {
    guard lists.kind == .statements else { return }
    func names(_ entries: [Entry], _ place: KeyPath<Slot, Int?>) -> Set<String> {
      let places = slots.filter { $0.base == nil && ($0.disk == nil || $0.wanted == nil) }
      return Set(
        places.compactMap { $0[keyPath: place] }.map { entries[$0] }.filter(\.isDeclaration)
          .compactMap(\.key))
    }
    guard names(lists.disk, \.disk).isDisjoint(with: names(lists.wanted, \.wanted)) else {
      throw .order
    }
  }

  /// Two arguments of one call belong together, unless each has lines of its own within.
  private func checkArguments() throws(Clash) {
    var (isHere, isThere) = (false, false)
    for slot in slots {
      guard let base = slot.base, let disk = slot.disk, let wanted = slot.wanted else { continue }
      let cores = (lists.base[base].core, lists.disk[disk].core, lists.wanted[wanted].core)
      guard cores.1 != cores.2, !cores.0.contains(UInt8(ascii: "\n")) else { continue }
      let (isOurs, isTheirs) = (cores.0 != cores.1, cores.0 != cores.2)
      if isOurs && isThere || isTheirs && isHere { throw .order }
      (isHere, isThere) = (isHere || isOurs, isThere || isTheirs)
    }
  }
}

extension ArraySlice<Entry> {
  /// True if two entries say the same, so that nobody can say which of them is gone.
  fileprivate var hasTwins: Bool { Set(map(\.core)).count < count }

  fileprivate func sayTheSame(as other: ArraySlice<Entry>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.saysTheSame(as: $1) }
  }
}

extension Entry {
  fileprivate var isLong: Bool { core.contains(UInt8(ascii: "\n")) }

  fileprivate func hasShape(of other: Entry) -> Bool {
    Likeness.shape(self) == Likeness.shape(other)
  }

  /// True if another one says all that it says and more: at least an argument that has a label, if
  /// it is as short as a call of one argument.
  fileprivate func grows(into other: Entry) -> Bool {
    let (ours, theirs) = (Likeness.words(self), Likeness.words(other))
    let hasLabel = other.items.compactMap(\.branch).flatMap(\.entries).contains {
      $0.key?.last == ":"
    }
    return ours.isWithin(theirs) && theirs.count > ours.count && (ours.count > 2 || hasLabel)
  }
}
