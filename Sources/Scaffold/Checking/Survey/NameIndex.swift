import Ground
import Model
import SwiftReading

/// The declarations, besides types, of a project whose tiers are in one target: functions,
/// variables and macros outside of all types, and members of extensions.
///
/// Types have names of their own; these may mean something else everywhere. So a file that says one
/// of the words where it may be meant is read once more, and what stands around the word says what
/// it means. It is a class since it is asked in closures, which would copy it each time.
final class NameIndex: Sendable {
  let entries: NameEntries
  let members: MemberIndex
  private let architecture: Architecture
  private let survey: Survey
  private let map: ProjectMap
  /// The names of the project's targets.
  private let targets: Set<String>

  init(of survey: Survey, _ map: ProjectMap, _ regions: Regions) {
    (self.survey, self.map, architecture) = (survey, map, map.architecture)
    targets = map.targetNames
    members = MemberIndex(of: survey)
    entries = NameEntries(of: survey, map, regions, members)
  }

  /// One file after another, and what is known while they are read.
  struct Reading: ~Copyable {
    var outlook: Outlook
    /// The targets whose declarations the file depends on, once somebody asks.
    var targets: Set<String>?
    /// True if the file depends on what all files of its region depend on.
    var isPlain = true
    /// The types in which the file has code, and these with all that they inherit from, once somebody
    /// asks.
    var enclosing: [UInt32] = []
    var lineages = NumberSet()
    /// True if a name may say something new to files of the region, as far as it is known.
    var news: [Bool?] = []

    init(_ outlook: Outlook) { self.outlook = outlook }
  }
}

extension NameIndex {
  /// - Returns: whether the file is in a tier.
  private func turn(_ reading: inout Reading, to file: SurveyedFile) -> Bool {
    let region = reading.outlook.region
    guard reading.outlook.turn(to: file) else { return false }
    if reading.outlook.region != region { forgetNews(&reading) }
    reading.targets = nil
    reading.isPlain = !file.imports.contains { targets.contains($0.module) }
    reading.enclosing.removeAll(keepingCapacity: true)
    reading.lineages.removeAll()
    return true
  }

  private func forgetNews(_ reading: inout Reading) {
    reading.news = Array(repeating: nil, count: entries.all.count)
  }
}

extension NameIndex {
  /// The uses in a file of names that others declare, each name once, as far as it is not known
  /// yet.
  func relations(of file: SurveyedFile, _ reading: inout Reading) -> [Relation] {
    guard !entries.all.isEmpty, turn(&reading, to: file) else { return [] }
    let wanted = wantedEntries(in: file, &reading)
    guard !wanted.isEmpty, let from = map.place(of: file, line: 1, column: 1),
      let bytes = survey.judgedContents(of: file)
    else { return [] }
    let source = SwiftSource(bytes, countsLines: false)
    var found: [NameKey: (name: String, place: Int, owner: NameEntry.Owner)] = [:]
    for use in source.uses(of: wanted.values.map { entries.all[$0].name })
    where found[use.key] == nil {
      guard let entry = wanted[use.key] else { continue }
      let meanings = meanings(of: entries.all[entry], for: use)
      if let owner = nearest(of: meanings, to: file, &reading),
        !use.isOfValue || !member(of: owner).isOfType
      {
        found[use.key] = (use.name, use.place, owner)
      }
    }
    let macros = wanted.filter { !self.macros(of: entries.all[$0.value]).isEmpty }
    for use in macros.isEmpty ? [] : source.macros(among: Set(macros.keys))
    where found[use.key] == nil {
      guard let entry = macros[use.key],
        let owner = nearest(of: self.macros(of: entries.all[entry]), to: file, &reading)
      else { continue }
      found[use.key] = (use.name, use.place, owner)
    }
    guard !found.isEmpty else { return [] }
    let lines = LineTable(of: bytes)
    return found.values.sorted { $0.place < $1.place }.compactMap { use in
      guard !reading.outlook.knows(use.owner.region), let owner = place(of: use.owner),
        from.isOther(owner, architecture)
      else { return nil }
      reading.outlook.note(use.owner.region)
      forgetNews(&reading)
      let place = lines.place(of: use.place)
      return Relation(
        naming: use.name, at: SourcePlace(file: file.path, line: place.line, column: place.column),
        from: from, to: owner, architecture)
    }
  }

  /// The declaration that a name means: one that may be used, wherever there is one.
  func nearest(
    of meaning: Int, to file: SurveyedFile, _ reading: inout Reading
  ) -> NameEntry.Owner? {
    var first: NameEntry.Owner?
    for index in entries.meanings[meaning].owners {
      let owner = entries.owners[index]
      if let target = map.targetName(ofFolder: survey.files[Int(owner.file)].folder),
        !sees(target, from: file, &reading)
      {
        continue
      }
      if reading.outlook.access(to: owner.region) == .allowed { return owner }
      first = first ?? owner
    }
    return first
  }

  private func sees(
    _ target: String, from file: SurveyedFile, _ reading: inout Reading
  ) -> Bool {
    let targets = reading.targets ?? map.seenTargets(by: file)
    reading.targets = targets
    return targets.contains(target)
  }

  /// The same, where it may mean several things: the first of them in the order of files.
  private func nearest(
    of meanings: [Int], to file: SurveyedFile, _ reading: inout Reading
  ) -> NameEntry.Owner? {
    var found: [NameEntry.Owner] = []
    for meaning in meanings {
      if let owner = nearest(of: meaning, to: file, &reading) { found.append(owner) }
    }
    guard found.count > 1 else { return found.first }
    let allowed = found.filter { reading.outlook.access(to: $0.region) == .allowed }
    return (allowed.isEmpty ? found : allowed).compactMap { owner in
      place(of: owner).map { (owner, $0.place) }
    }.min { $0.1 < $1.1 }?.0
  }

  private func place(of owner: NameEntry.Owner) -> OwnedPlace? {
    let member = member(of: owner)
    return map.place(
      of: survey.files[Int(owner.file)], line: Int(member.line), column: Int(member.column))
  }

  private func member(of owner: NameEntry.Owner) -> DeclaredMember {
    let members = survey.files[Int(owner.file)].names.free
    return members[members.startIndex + Int(owner.member)]
  }
}

// MARK: - What a word may mean

extension NameUse {
  fileprivate var isOfValue: Bool { if case .value = receiver { true } else { false } }
}

extension NameIndex {
  private func macros(of entry: NameEntry) -> [Int] {
    entry.free.filter { entries.meanings[$0].kind.isMacro }
  }

  private func meanings(of entry: NameEntry, for use: NameUse) -> [Int] {
    var found: [Int] = []
    if !entry.free.isEmpty, case .around(let types) = use.receiver,
      types.allSatisfy({ mayBeFree(entry, in: NameKey($0).short) })
    {
      found += entry.free.filter { !entries.meanings[$0].kind.isMacro }
    }
    guard !entry.ofExtensions.isEmpty else { return found }
    let types: [UInt32] =
      switch use.receiver {
      case .around(let types): types.map { NameKey($0).short }
      case .type(let type): [NameKey(type).short]
      case .value(_, let types) where types.count == 1: types.map { NameKey($0).short }
      case .value, .unknown: []
      }
    if entry.isUnmistakable {
      found += entry.ofExtensions.filter { means(use, entries.meanings[$0].kind, entry, types) }
    } else if !types.isEmpty {
      for type in members.lineage(of: types) {
        found += entries.meanings(of: entry, extending: type).filter {
          means(use, entries.meanings[$0].kind, entry, types)
        }
      }
    }
    return found
  }

  /// True if a function, or a variable, outside of all types may be meant inside of one.
  func mayBeFree(_ entry: NameEntry, in type: UInt32) -> Bool {
    !members.has(entry.name.key.short, in: type, besides: nil)
      && !(entry.isOfSystems && members.isHeirOfOthers(type))
  }

  /// - Parameter types: those around the use, or the one that it is a member of.
  private func means(
    _ use: NameUse, _ kind: NameEntry.Kind, _ entry: NameEntry, _ types: [UInt32]
  ) -> Bool {
    guard let extended = kind.extended else { return false }
    let isAround = if case .around = use.receiver { true } else { false }
    for type in types {
      if members.extends(type, extended) { return isMember(entry, of: type, extended) }
      if isAround, members.has(entry.name.key.short, in: type, besides: extended) { return false }
    }
    if isAround { return false }
    // What the systems declare may conform to anything of theirs.
    return entry.isUnmistakable && !kind.isOfConformance
      && (types.first.map { !members.declares($0) && !members.declares(extended) } ?? true)
  }

  /// True if a type gets the member from the extension, and from nothing else, nor from the
  /// systems.
  func isMember(_ entry: NameEntry, of type: UInt32, _ extended: UInt32) -> Bool {
    (!entry.isOfSystems || members.declares(extended) && !members.isHeirOfOthers(type))
      && !members.has(entry.name.key.short, in: type, besides: extended)
  }
}
