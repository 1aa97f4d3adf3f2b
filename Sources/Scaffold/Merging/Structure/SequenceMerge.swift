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
  static func slots(of lists: EntryLists) throws(Clash) -> [Slot] {
    var merge = SequenceMerge(lists)
    try merge.checkMoves()
    try merge.run()
    try merge.checkNames()
    if lists.isLabelled { try merge.checkArguments() }
    return merge.slots
  }

  private init(_ lists: EntryLists) {
    self.lists = lists
    disk = SequenceMatching(
      from: lists.base, to: lists.disk, lists.kind, isLabelled: lists.isLabelled)
    wanted = SequenceMatching(
      from: lists.base, to: lists.wanted, lists.kind, isLabelled: lists.isLabelled)
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

  /// What comes of entries between two that all sides have.
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
    } else if i.count == 1, j.count == 1, k.count == 1 {
      slots.append(Slot(base: i.lowerBound, disk: j.lowerBound, wanted: k.lowerBound))
    } else if i.isEmpty, lists.isLabelled, Self.haveOtherLabels(ours, theirs) {
      slots += k.map { Slot(base: nil, disk: nil, wanted: $0) }
      slots += j.map { Slot(base: nil, disk: $0, wanted: nil) }
    } else {
      throw .order
    }
  }

  /// Arguments with labels are told apart by these, and the compiler knows their order.
  private static func haveOtherLabels(_ ours: ArraySlice<Entry>, _ theirs: ArraySlice<Entry>)
    -> Bool
  {
    let labels = (ours + theirs).compactMap(\.key)
    return labels.count == ours.count + theirs.count && Set(labels).count == labels.count
  }
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
  /// Whether two entries say the same, so that nobody can tell which of them is gone.
  fileprivate var hasTwins: Bool { Set(map(\.core)).count < count }

  fileprivate func sayTheSame(as other: ArraySlice<Entry>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.saysTheSame(as: $1) }
  }
}
