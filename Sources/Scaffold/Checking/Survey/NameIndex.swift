import Ground
import Model
import SwiftReading
import Templates

/// What a project whose tiers are in one target declares besides types: functions, variables and macros
/// outside of all types, and members of extensions.
///
/// Types have names of their own; these may mean something else everywhere. So a file that says one
/// of the words, and that has what the word may be a member of, is read once more, and what stands
/// around the word tells what it means.
struct NameIndex: Sendable {
  private var entries: [NameEntry] = []
  /// The entries by the words that files are known to say.
  private var places: [UInt32: [Int]] = [:]
  private let members: MemberIndex
  private let architecture: Architecture
  private let survey: Survey

  private struct Key: Hashable {
    let entry: Int
    let kind: NameEntry.Kind
  }

  init(of survey: Survey, _ map: ProjectMap, _ regions: Regions) {
    (self.survey, architecture) = (survey, map.architecture)
    members = MemberIndex(of: survey)
    var known: [NameKey: Int] = [:]
    var meanings: [Key: Int] = [:]
    for (number, file) in survey.files.enumerated() where !file.types.free.isEmpty {
      // What tests declare is seen by tests alone.
      guard let home = map.position(of: file), !home.isOfTests,
        let region = regions.region(of: file)
      else { continue }
      for (index, member) in file.types.free.enumerated() where mayBeMeant(member) {
        let place = known[member.key] ?? entries.count
        if place == entries.count {
          known[member.key] = place
          entries.append(NameEntry(member.name, member.key))
        }
        let kind = NameEntry.Kind(
          extended: member.extended, isOfConformance: member.isOfConformance,
          isMacro: member.isMacro)
        let key = Key(entry: place, kind: kind)
        let meaning = meanings[key] ?? entries[place].add(kind)
        meanings[key] = meaning
        // Of what a region declares several times, the first counts.
        guard entries[place].meanings[meaning].owners.last?.region != region else { continue }
        entries[place].add(
          NameEntry.Owner(file: Int32(number), member: Int32(index), region: region), to: meaning)
      }
    }
    for index in entries.indices {
      entries[index].sort()
      entries[index].isUnmistakable = isUnmistakable(entries[index])
      places[entries[index].key.short, default: []].append(index)
    }
  }

  /// What the systems declare may be called so too, and is meant then.
  private func mayBeMeant(_ member: DeclaredMember) -> Bool {
    guard !member.isPrivate, !SwiftKeyword.isReserved(member.name) else { return false }
    guard let extended = member.extended else {
      return member.isMacro || !SystemNames.free.contains(member.name)
    }
    return !SystemNames.isMember(member.name) || members.declares(extended.short)
  }

  private func isUnmistakable(_ entry: NameEntry) -> Bool {
    guard let extended = entry.ofExtensions.first?.kind.extended,
      members.isNowhere(entry.key.short, besides: extended.short)
    else { return false }
    return entry.name.contains(where: \.isUppercase) && !SystemNames.isMember(entry.name)
  }
}

extension NameIndex {
  /// What a file names that others declare, each name once, as far as it is not known yet.
  ///
  /// - Parameter room: where the file is read into.
  func relations(
    of file: SurveyedFile, _ map: ProjectMap, _ outlook: inout Outlook, _ room: inout FileBuffer
  ) -> [Relation] {
    guard !entries.isEmpty else { return [] }
    let wanted = wantedEntries(in: file, &outlook, map)
    guard !wanted.isEmpty, let from = map.place(of: file, line: 1, column: 1),
      let bytes = survey.contents(of: file, &room)
    else { return [] }
    let source = SwiftSource(bytes, countsLines: false)
    var found: [String: (place: Int, owner: NameEntry.Owner)] = [:]
    var targets: Set<String>?
    for use in source.uses(of: Set(wanted.keys)) where found[use.name] == nil {
      guard let entry = wanted[use.name] else { continue }
      let meanings = meanings(of: entries[entry], for: use)
      if let owner = nearest(of: meanings, to: file, &targets, &outlook, map) {
        found[use.name] = (use.place, owner)
      }
    }
    let macros = wanted.filter { entries[$0.value].free.contains(where: \.kind.isMacro) }
    if !macros.isEmpty {
      for use in source.macros(among: Set(macros.keys)) where found[use.name] == nil {
        guard let entry = macros[use.name] else { continue }
        let meanings = entries[entry].free.filter(\.kind.isMacro)
        if let owner = nearest(of: meanings, to: file, &targets, &outlook, map) {
          found[use.name] = (use.place, owner)
        }
      }
    }
    guard !found.isEmpty else { return [] }
    let lines = LineTable(of: bytes)
    return found.sorted { $0.value.place < $1.value.place }.compactMap { name, use in
      guard !outlook.knows(use.owner.region), let owner = place(of: use.owner, map),
        from.isOther(owner, architecture)
      else { return nil }
      outlook.note(use.owner.region)
      let place = lines.place(of: use.place)
      return Relation(
        naming: name, at: SourcePlace(file: file.path, line: place.line, column: place.column),
        from: from, to: owner, architecture)
    }
  }

  /// The names that the file says and may mean, and that would tell something new.
  private func wantedEntries(
    in file: SurveyedFile, _ outlook: inout Outlook, _ map: ProjectMap
  ) -> [String: Int] {
    var wanted: [String: Int] = [:]
    // The types that the file names, with what they inherit from, once that is asked for.
    var types: Set<UInt32>?
    var targets: Set<String>?
    for word in file.types.words {
      for index in places[word] ?? [] {
        let entry = entries[index]
        for meaning in entry.meanings {
          guard let owner = nearest(of: meaning, to: file, &targets, &outlook, map),
            !outlook.knows(owner.region)
          else { continue }
          // What the file itself declares outside of types is meant by it.
          if file.types.free.contains(where: { $0.extended == nil && $0.key == entry.key }) {
            break
          }
          if let extended = meaning.kind.extended, !entry.isUnmistakable {
            let around = types ?? members.lineage(of: file.types.mentioned)
            types = around
            guard around.contains(extended.short) else { continue }
          }
          wanted[entry.name] = index
          break
        }
      }
    }
    return wanted
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  ///
  /// - Parameter targets: those whose declarations the file sees, once somebody asks.
  private func nearest(
    of meaning: NameEntry.Meaning, to file: SurveyedFile, _ targets: inout Set<String>?,
    _ outlook: inout Outlook, _ map: ProjectMap
  ) -> NameEntry.Owner? {
    var first: NameEntry.Owner?
    for owner in meaning.owners {
      if let target = map.targetName(ofFolder: survey.files[Int(owner.file)].folder) {
        let seen = targets ?? seenTargets(of: file, map)
        targets = seen
        guard seen.contains(target) else { continue }
      }
      if outlook.access(to: owner.region) == .allowed { return owner }
      first = first ?? owner
    }
    return first
  }

  /// The same, where it may mean several things: the first of them in the order of files.
  private func nearest(
    of meanings: [NameEntry.Meaning], to file: SurveyedFile, _ targets: inout Set<String>?,
    _ outlook: inout Outlook, _ map: ProjectMap
  ) -> NameEntry.Owner? {
    var found: [NameEntry.Owner] = []
    for meaning in meanings {
      if let owner = nearest(of: meaning, to: file, &targets, &outlook, map) { found.append(owner) }
    }
    guard found.count > 1 else { return found.first }
    let allowed = found.filter { outlook.access(to: $0.region) == .allowed }
    return (allowed.isEmpty ? found : allowed).compactMap { owner in
      place(of: owner, map).map { (owner, $0.place) }
    }.min { $0.1 < $1.1 }?.0
  }

  private func seenTargets(of file: SurveyedFile, _ map: ProjectMap) -> Set<String> {
    Set(file.imports.map(\.module) + [map.targetName(ofFolder: file.folder)].compactMap(\.self))
  }

  private func place(of owner: NameEntry.Owner, _ map: ProjectMap) -> OwnedPlace? {
    let file = survey.files[Int(owner.file)]
    let member = file.types.free[Int(owner.member)]
    return map.place(of: file, line: member.line, column: member.column)
  }
}

// MARK: - What a name means

extension NameIndex {
  private func meanings(of entry: NameEntry, for use: NameUse) -> [NameEntry.Meaning] {
    var found: [NameEntry.Meaning] = []
    if !entry.free.isEmpty, case .around(let types) = use.receiver,
      mayBeFree(entry, among: types)
    {
      found += entry.free.filter { !$0.kind.isMacro }
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
      found += entry.ofExtensions.filter { means(use, $0.kind, entry, types) }
    } else if !types.isEmpty {
      for type in members.lineage(of: types) {
        found += entry.meanings(extending: type).filter { means(use, $0.kind, entry, types) }
      }
    }
    return found
  }

  /// Whether a function, or a variable, outside of all types may be meant inside of some.
  private func mayBeFree(_ entry: NameEntry, among types: [String]) -> Bool {
    types.allSatisfy { type in
      let type = NameKey(type).short
      return !members.has(entry.key.short, in: type, besides: nil)
        && !(members.isHeirOfOthers(type) && SystemNames.isMember(entry.name))
    }
  }

  /// - Parameter types: those around the use, or the one that it is a member of.
  private func means(
    _ use: NameUse, _ kind: NameEntry.Kind, _ entry: NameEntry, _ types: [UInt32]
  ) -> Bool {
    guard let extended = kind.extended?.short else { return false }
    let name = entry.key.short
    let isAround = if case .around = use.receiver { true } else { false }
    for type in types {
      if members.extends(type, extended) {
        return isSure(use.name, of: type, extended)
          && !members.has(name, in: type, besides: extended)
      }
      if isAround, members.has(name, in: type, besides: extended) { return false }
    }
    if isAround { return false }
    // What the systems declare may conform to anything of theirs.
    return entry.isUnmistakable && !kind.isOfConformance
      && (types.first.map { !members.declares($0) && !members.declares(extended) } ?? true)
  }

  /// Whether a type gets no member of the name from what the systems declare.
  private func isSure(_ name: String, of type: UInt32, _ extended: UInt32) -> Bool {
    !SystemNames.isMember(name)
      || members.declares(extended) && !members.isHeirOfOthers(type)
  }
}
