/// Which entries a merged list has whose order does not count, and how they are arranged.
///
/// The order is that of the disk, with what moved in the wanted list moved as well. What one side
/// added follows what it follows there; where both added something, the wanted entries come first.
struct Arrangement {
  private let lists: EntryLists
  /// For each entry of the base its place on a side.
  private let toDisk: [Int?]
  private let toWanted: [Int?]
  /// For each number of an entry, where it stands on each side.
  private var slots: [Int: Slot] = [:]
  /// The entries of a side that are not taken out by the other, as numbers.
  private var disk: [Int] = []
  private var wanted: [Int] = []

  /// - Throws: `Clash` if the changes of the two sides do not go together.
  static func slots(of lists: EntryLists) throws(Clash) -> [Slot] {
    var arrangement = Arrangement(lists: lists)
    arrangement.number()
    return try arrangement.ordered().compactMap { arrangement.slots[$0] }
  }

  private init(lists: EntryLists) {
    self.lists = lists
    toDisk = EntryMatching(from: lists.base, to: lists.disk, lists.kind).places
    toWanted = EntryMatching(from: lists.base, to: lists.wanted, lists.kind).places
  }
}

// MARK: - Numbers

extension Arrangement {
  /// Gives entries that are the same on several sides one number.
  private mutating func number() {
    let (base, twins) = (lists.base, twins)
    var (ofDisk, ofWanted) = ([Int: Int](), [Int: Int]())
    for index in base.indices {
      let (inDisk, inWanted) = (toDisk[index], toWanted[index])
      slots[index] = Slot(base: index, disk: inDisk, wanted: inWanted)
      if let inDisk { ofDisk[inDisk] = index }
      if let inWanted { ofWanted[inWanted] = index }
    }
    for index in lists.disk.indices where ofDisk[index] == nil {
      let number = base.count + index
      ofDisk[index] = number
      let twin = twins[index]
      slots[number] = Slot(base: nil, disk: index, wanted: twin)
      if let twin { ofWanted[twin] = number }
    }
    for index in lists.wanted.indices where ofWanted[index] == nil {
      let number = base.count + lists.disk.count + index
      ofWanted[index] = number
      slots[number] = Slot(base: nil, disk: nil, wanted: index)
    }
    disk = lists.disk.indices.compactMap { ofDisk[$0] }.filter { isKept($0) }
    wanted = lists.wanted.indices.compactMap { ofWanted[$0] }.filter { isKept($0) }
  }

  /// For each entry that is new on the disk, the same one among those that are wanted: by what they
  /// say, or by what they name.
  private var twins: [Int: Int] {
    let known = (Set(toDisk.compactMap(\.self)), Set(toWanted.compactMap(\.self)))
    var theirs = lists.wanted.indices.filter { !known.1.contains($0) }
    var twins: [Int: Int] = [:]
    for index in lists.disk.indices where !known.0.contains(index) {
      let entry = lists.disk[index]
      let place =
        theirs.firstIndex { lists.wanted[$0].core == entry.core }
        ?? theirs.firstIndex { entry.key != nil && lists.wanted[$0].key == entry.key }
      if let place { twins[index] = theirs.remove(at: place) }
    }
    return twins
  }

  /// True if an entry stays: it goes if one side took it out and the other left it alone.
  private func isKept(_ number: Int) -> Bool {
    guard let slot = slots[number], let base = slot.base else { return true }
    if let disk = slot.disk, slot.wanted == nil {
      return !lists.base[base].saysTheSame(as: lists.disk[disk])
    }
    if let wanted = slot.wanted, slot.disk == nil {
      return !lists.base[base].saysTheSame(as: lists.wanted[wanted])
    }
    return true
  }
}

// MARK: - Order

extension Arrangement {
  private func ordered() throws(Clash) -> [Int] {
    let shared = Set(disk).intersection(wanted)
    let ours = disk.filter(shared.contains)
    let theirs = importsAsOnDisk(wanted.filter(shared.contains))
    var order = try common(ours, theirs)
    insert(disk, into: &order, moved: moved(theirs))
    insert(wanted, into: &order, moved: moved(ours))
    return sorted(order)
  }

  /// The order of the entries that both sides have.
  private func common(_ ours: [Int], _ theirs: [Int]) throws(Clash) -> [Int] {
    guard ours != theirs else { return ours }
    let (movedHere, movedThere) = (moved(ours), moved(theirs))
    if movedThere.isEmpty { return ours }
    guard movedHere.isDisjoint(with: movedThere) else { throw .order }
    var order = ours
    for (index, number) in theirs.enumerated() where movedThere.contains(number) {
      order.removeAll { $0 == number }
      let before = index > 0 ? order.firstIndex(of: theirs[index - 1]) : nil
      order.insert(number, at: before.map { $0 + 1 } ?? 0)
    }
    return order
  }

  /// The entries that no longer stand in the order of the base.
  private func moved(_ numbers: [Int]) -> Set<Int> {
    let old = numbers.filter { $0 < lists.base.count }
    return Set(old).subtracting(LongestRise.indices(of: old).map { old[$0] })
  }

  /// The order of imports is of no consequence: where both sides changed it, that of the disk holds.
  private func importsAsOnDisk(_ numbers: [Int]) -> [Int] {
    let imports = numbers.filter(isImport)
    guard !imports.isEmpty, !moved(disk.filter(isImport)).isEmpty else { return numbers }
    var own = disk.filter(Set(imports).contains)[...]
    return numbers.map { isImport($0) ? own.popFirst() ?? $0 : $0 }
  }

  private func isImport(_ number: Int) -> Bool {
    entry(number)?.key?.hasPrefix("import ") ?? false
  }

  private func entry(_ number: Int) -> Entry? {
    slots[number].flatMap { slot in
      slot.disk.map { lists.disk[$0] } ?? slot.wanted.map { lists.wanted[$0] }
    }
  }

  /// Puts the entries of one side that the order lacks behind what they follow there.
  ///
  /// - Parameter moved: what the other side moved: there an entry stays before what follows it.
  private func insert(_ numbers: [Int], into order: inout [Int], moved: Set<Int>) {
    let present = Set(order)
    var (after, before): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    var first: [Int] = []
    var last: Int?
    for (index, number) in numbers.enumerated() {
      if present.contains(number) {
        last = number
      } else if let last, !moved.contains(last) {
        after[last, default: []].append(number)
      } else if let next = numbers[index...].first(where: present.contains), !moved.contains(next) {
        before[next, default: []].append(number)
      } else if let last {
        after[last, default: []].append(number)
      } else {
        first.append(number)
      }
    }
    let old = order
    order = first
    for number in old {
      order += before[number] ?? []
      order.append(number)
      order += after[number] ?? []
    }
  }

  /// Imports and keys of JSON that are sorted on both sides stay so.
  private func sorted(_ order: [Int]) -> [Int] {
    let isJSON = lists.language == .json
    let isSortable: (Int) -> Bool = { isJSON ? entry($0)?.key != nil : isImport($0) }
    let places = order.indices.filter { isSortable(order[$0]) }
    guard places.count > 1, isSorted(disk, isSortable), isSorted(wanted, isSortable),
      places.count == order.count || !isJSON
    else { return order }
    var result = order
    let numbers = places.map { order[$0] }.sorted { key($0) < key($1) }
    for (place, number) in zip(places, numbers) { result[place] = number }
    return result
  }

  private func isSorted(_ numbers: [Int], _ isSortable: (Int) -> Bool) -> Bool {
    let keys = numbers.filter(isSortable).map(key)
    return keys.count > 1 && zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private func key(_ number: Int) -> String { entry(number)?.key ?? "" }
}
