import Ground
import Model
import SwiftReading
import Templates

/// What a project whose tiers are in one target declares besides types: functions, variables and macros
/// outside of all types, and members of extensions.
///
/// Types have names of their own; these may mean something else everywhere. So a file that says one
/// of the words is read once more, and what stands around the word tells what it means.
struct NameIndex: Sendable {
  private var declarations: [String: [Meaning: [OwnedPlace]]] = [:]
  /// The names by the words that files are known to say.
  private var names: [UInt32: [String]] = [:]
  private let members: MemberIndex
  private let architecture: Architecture
  private let survey: Survey

  /// What a name is where it is declared. Many places may declare the same.
  private struct Meaning: Hashable, Sendable {
    let key: NameKey
    let extended: NameKey?
    let isOfConformance: Bool
    let isMacro: Bool
  }

  init(of survey: Survey, _ map: ProjectMap) {
    (self.survey, architecture) = (survey, map.architecture)
    members = MemberIndex(of: survey)
    for file in survey.files {
      for member in file.types.free
      where !member.isPrivate && !SwiftKeyword.isReserved(member.name) {
        // What tests declare is seen by tests alone.
        guard let owner = map.place(of: file, line: member.line, column: member.column),
          !owner.position.isOfTests
        else { continue }
        let meaning = Meaning(
          key: member.key, extended: member.extended, isOfConformance: member.isOfConformance,
          isMacro: member.isMacro)
        declarations[member.name, default: [:]][meaning, default: []].append(owner)
      }
    }
    for name in declarations.keys { names[NameKey(name).short, default: []].append(name) }
  }
}

extension NameIndex {
  /// What a file names that others declare, each name once.
  ///
  /// - Parameter room: where the file is read into.
  func relations(
    of file: SurveyedFile, _ map: ProjectMap, _ room: inout FileBuffer
  ) -> [Relation] {
    guard !names.isEmpty, let from = map.place(of: file, line: 1, column: 1) else { return [] }
    let wanted = wantedNames(in: file, from: from)
    guard !wanted.isEmpty, let bytes = survey.contents(of: file, &room) else { return [] }
    let source = SwiftSource(bytes)
    var found: [String: (place: Int, owner: OwnedPlace)] = [:]
    for use in source.uses(of: wanted) where found[use.name] == nil {
      let meant = owners(of: use.name) { means(use, $0) }
      if let owner = nearest(of: meant, in: file, from) { found[use.name] = (use.place, owner) }
    }
    for use in source.macros(among: wanted) where found[use.name] == nil {
      let meant = owners(of: use.name, meaning: \.isMacro)
      if let owner = nearest(of: meant, in: file, from) { found[use.name] = (use.place, owner) }
    }
    return found.filter { from.isOther($0.value.owner, architecture) }
      .sorted { $0.value.place < $1.value.place }.map { name, use in
        let place = source.lines.place(of: use.place)
        return Relation(
          naming: name, at: SourcePlace(file: file.path, line: place.line, column: place.column),
          from: from, to: use.owner, architecture)
      }
  }

  /// The names that the file says and that someone else declares.
  private func wantedNames(in file: SurveyedFile, from: OwnedPlace) -> Set<String> {
    let said = file.types.words.flatMap { names[$0] ?? [] }
    guard !said.isEmpty else { return [] }
    // What the file itself declares outside of types is meant by it.
    let own = Set(file.types.free.filter { $0.extended == nil }.map(\.name))
    return Set(
      said.filter { name in
        !own.contains(name)
          && (declarations[name] ?? [:]).values.contains { owners in
            owners.contains { from.isOther($0, architecture) }
          }
      })
  }

  private func owners(of name: String, meaning: (Meaning) -> Bool) -> [OwnedPlace] {
    let found = (declarations[name] ?? [:]).filter { meaning($0.key) }
    if found.count < 2 { return found.first?.value ?? [] }
    // What several declare is in the order of files again.
    return found.values.flatMap(\.self).sorted { $0.place < $1.place }
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  private func nearest(
    of found: [OwnedPlace], in file: SurveyedFile, _ from: OwnedPlace
  ) -> OwnedPlace? {
    let targets = Set(file.imports.map(\.module) + [from.part.target].compactMap(\.self))
    let known = found.filter { $0.part.target.map(targets.contains) ?? true }
    return known.first { architecture.access(from: from.position, to: $0.position) == .allowed }
      ?? known.first
  }
}

// MARK: - What a name means

extension NameIndex {
  private func means(_ use: NameUse, _ member: Meaning) -> Bool {
    guard !member.isMacro else { return false }
    guard let extended = member.extended else { return means(use, free: member) }
    let name = member.key.short
    switch use.receiver {
    case .around(let types):
      for type in types.map({ NameKey($0).short }) {
        if members.extends(type, extended.short) {
          return isSure(use.name, of: type, extended.short)
            && !members.has(name, in: type, besides: extended.short)
        }
        if members.has(name, in: type, besides: extended.short) { return false }
      }
      return false
    case .type(let type): return isOf(type, member, called: use.name)
    case .value(_, let types) where types.count == 1:
      return isOf(types.first ?? "", member, called: use.name)
    case .value, .unknown: return isUnmistakable(member, called: use.name)
    }
  }

  /// A function, or a variable, outside of all types.
  private func means(_ use: NameUse, free member: Meaning) -> Bool {
    guard case .around(let types) = use.receiver, !SystemNames.free.contains(use.name) else {
      return false
    }
    return types.allSatisfy { type in
      let type = NameKey(type).short
      return !members.has(member.key.short, in: type, besides: nil)
        && !(members.isHeirOfOthers(type) && SystemNames.isMember(use.name))
    }
  }

  private func isOf(_ type: String, _ member: Meaning, called name: String) -> Bool {
    guard let extended = member.extended else { return false }
    let key = NameKey(type).short
    if members.extends(key, extended.short) {
      return isSure(name, of: key, extended.short)
        && !members.has(member.key.short, in: key, besides: extended.short)
    }
    // What the systems declare may conform to anything of theirs.
    return !members.declares(key) && !members.declares(extended.short)
      && isUnmistakable(member, called: name)
  }

  /// Whether a type gets no member of the name from what the systems declare.
  private func isSure(_ name: String, of type: UInt32, _ extended: UInt32) -> Bool {
    !SystemNames.isMember(name)
      || members.declares(extended) && !members.isHeirOfOthers(type)
  }

  /// Whether nothing else of the project is called so, nor anything of the systems that is known, so
  /// that it does not matter of what the name is a member.
  private func isUnmistakable(_ member: Meaning, called name: String) -> Bool {
    guard let extended = member.extended, !member.isOfConformance,
      name.contains(where: \.isUppercase), !SystemNames.isMember(name)
    else { return false }
    return members.isNowhere(member.key.short, besides: extended.short)
  }
}
