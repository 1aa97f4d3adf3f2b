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

  private struct Draft {
    let name: SoughtName
    /// Whether it is of several words.
    let hasCapital: Bool
    var owners: [NameEntry.Kind: [NameEntry.Owner]] = [:]

    var word: UInt32 { SaidWord.key(of: name.key) }
  }

  init(of survey: Survey, _ map: ProjectMap, _ regions: Regions, _ members: MemberIndex) {
    var known: [NameKey: Int] = [:]
    var drafts: [Draft] = []
    for (number, file) in survey.files.enumerated() where !file.names.free.isEmpty {
      // What tests declare is seen by tests alone.
      guard let home = map.position(of: file), !home.isOfTests,
        let region = regions.region(of: file)
      else { continue }
      for (index, member) in file.names.free.enumerated() where member.mayBeMeant(members) {
        let place = known[member.key] ?? drafts.count
        if place == drafts.count {
          known[member.key] = place
          drafts.append(Draft(name: SoughtName(member), hasCapital: member.hasCapital))
        }
        let kind = NameEntry.Kind(
          extended: member.extended, isOfConformance: member.isOfConformance,
          isMacro: member.isMacro)
        // Of what a region declares several times, the first counts.
        guard drafts[place].owners[kind]?.last?.region != region else { continue }
        drafts[place].owners[kind, default: []].append(
          NameEntry.Owner(file: Int32(number), member: Int32(index), region: region))
      }
    }
    drafts.sort { ($0.word, $0.name.key) < ($1.word, $1.name.key) }
    var places: [UInt32: Range<Int>] = [:]
    for draft in drafts {
      let start = places[draft.word]?.lowerBound ?? all.count
      add(draft, members)
      places[draft.word] = start..<all.count
    }
    self.places = RangeTable(places)
  }

  private mutating func add(_ draft: Draft, _ members: MemberIndex) {
    let start = meanings.count
    for (kind, found) in draft.owners.sorted(by: { $0.key.order < $1.key.order }) {
      meanings.append(
        NameEntry.Meaning(kind: kind, owners: owners.count..<owners.count + found.count))
      owners += found
    }
    let range = start..<meanings.count
    var entry = NameEntry(
      name: draft.name, isOfSystems: SystemKeys.members.contains(draft.name.key),
      meanings: range,
      endOfFree: range.first { meanings[$0].kind.extended != nil } ?? range.upperBound)
    if let first = entry.ofExtensions.first, let extended = meanings[first].kind.extended {
      entry.isUnmistakable =
        members.isNowhere(draft.name.key.short, besides: extended) && !entry.isOfSystems
        && draft.hasCapital
    }
    all.append(entry)
  }
}

extension NameEntries {
  /// The entries that a word of a file may be.
  ///
  /// - Parameter word: as `SaidWord.key`.
  func entries(saidBy word: UInt32) -> Range<Int> { places[word] }

  /// What a name means as a member of extensions of one type.
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
  fileprivate var order: Int64 { extended.map(Int64.init) ?? -1 }
}

extension DeclaredMember {
  /// What the systems declare may be called so too, and is meant then.
  fileprivate func mayBeMeant(_ members: MemberIndex) -> Bool {
    guard !isPrivate, !SystemKeys.reserved.contains(key) else { return false }
    guard let extended else { return isMacro || !SystemKeys.free.contains(key) }
    return !SystemKeys.members.contains(key) || members.declares(extended)
  }
}
