import Model
import SwiftReading

/// The names that a project declares besides those of types, with all that they may mean, in lists
/// that can be gone through without looking after memory.
struct NameEntries: Sendable {
  /// Those together that files are known to say by the same word.
  private(set) var all: [NameEntry] = []
  private(set) var meanings: [NameEntry.Meaning] = []
  private(set) var owners: [NameEntry.Owner] = []
  private var places = RangeTable([:])

  init(of survey: Survey, _ map: ProjectMap, _ regions: Regions, _ members: MemberIndex) {
    var draft = NameDraft()
    for (number, file) in survey.files.enumerated() where !file.names.free.isEmpty {
      // What tests declare is used by tests alone.
      guard let home = map.position(of: file), !home.isOfTests,
        let region = regions.region(of: file)
      else { continue }
      for (index, member) in file.names.free.enumerated() where member.mayBeMeant(members) {
        draft.add(
          member, NameEntry.Owner(file: Int32(number), member: Int32(index), region: region))
      }
    }
    let order = draft.order
    owners = draft.owners(in: order)
    meanings.reserveCapacity(order.count)
    var (place, rest) = (0, order[...])
    var places: [UInt32: Range<Int>] = [:]
    while let first = rest.first {
      let name = draft.meanings[first].name
      let start = meanings.count
      while let next = rest.first, draft.meanings[next].name == name {
        let end = place + draft.meanings[next].count
        meanings.append(NameEntry.Meaning(kind: draft.meanings[next].kind, owners: place..<end))
        (place, rest) = (end, rest.dropFirst())
      }
      let word = draft.names[name].word
      places[word] = (places[word]?.lowerBound ?? all.count)..<all.count + 1
      add(draft.names[name], start..<meanings.count, members)
    }
    self.places = RangeTable(places)
  }

  private mutating func add(
    _ name: NameDraft.Name, _ range: Range<Int>, _ members: MemberIndex
  ) {
    var entry = NameEntry(
      name: name.sought, isOfSystems: SystemKeys.members.contains(name.sought.key),
      meanings: range,
      endOfFree: range.first { meanings[$0].kind.extended != nil } ?? range.upperBound)
    if let first = entry.ofExtensions.first, let extended = meanings[first].kind.extended {
      entry.isUnmistakable =
        members.isNowhere(name.sought.key.short, besides: extended) && !entry.isOfSystems
        && name.hasCapital
    }
    all.append(entry)
  }
}

extension NameEntries {
  /// The entries that a word of a file may be.
  ///
  /// - Parameter word: as `SaidWord.key`.
  func entries(saidBy word: UInt32) -> Range<Int> { places[word] }

  /// The meanings of a name as a member of extensions of one type.
  func meanings(of entry: NameEntry, extending type: UInt32) -> Range<Int> {
    let start = firstPlace(from: Int64(type), in: entry.meanings)
    return start..<firstPlace(from: Int64(type) + 1, in: start..<entry.meanings.upperBound)
  }

  /// Where the meanings begin that stand no earlier than a type.
  private func firstPlace(from order: Int64, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if meanings[middle].kind.order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NameEntry.Kind {
  /// First what extends no type, then the others by the types that they extend.
  var order: Int64 { extended.map(Int64.init) ?? -1 }
}

extension DeclaredMember {
  /// True if the systems declare a member of this name, which is meant then.
  fileprivate func mayBeMeant(_ members: MemberIndex) -> Bool {
    guard !isPrivate, !SystemKeys.reserved.contains(key) else { return false }
    guard let extended else { return isMacro || !SystemKeys.free.contains(key) }
    return !SystemKeys.members.contains(key) || members.declares(extended)
  }
}
