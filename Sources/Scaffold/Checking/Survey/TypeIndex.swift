import Ground
import Model
import SwiftReading

/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  /// The types outside all others, by their names.
  private var topLevel: [NameKey: [Declaration]] = [:]
  /// What is declared inside of types, by its name and that of the outermost.
  private var inner: [NameKey: [NameKey: Set<Position>]] = [:]

  private struct Declaration: Sendable {
    let name: String
    let owner: OwnedPlace
  }

  init(of survey: Survey, _ map: ProjectMap) {
    architecture = map.architecture
    for file in survey.files where !file.types.declared.isEmpty {
      guard let home = map.place(of: file, line: 1, column: 1) else { continue }
      for type in file.types.declared where !type.isPrivate {
        if let outer = type.outer {
          inner[type.key, default: [:]][outer, default: []].insert(home.position)
        } else if type.isTopLevel,
          let owner = map.place(of: file, line: type.line, column: type.column)
        {
          topLevel[type.key, default: []].append(Declaration(name: type.name, owner: owner))
        }
      }
    }
  }
}

extension TypeIndex {
  /// What a file names that others declare.
  func relations(of file: SurveyedFile, _ map: ProjectMap) -> [Relation] {
    guard !topLevel.isEmpty, let from = map.place(of: file, line: 1, column: 1) else { return [] }
    let own = Set(file.types.declared.map(\.key))
    let outers = own.union(file.types.named.map(\.key))
    let targets = Set(file.imports.map(\.module) + [from.part.target].compactMap(\.self))
    return file.types.named.compactMap { name in
      guard let found = topLevel[name.key], !own.contains(name.key),
        let meant = declaration(among: found, in: targets, seenFrom: from.position),
        from.isOther(meant.owner, architecture),
        !isTold(meant.owner, to: from.part, by: file, map),
        !isHidden(name.key, by: outers, at: from.position)
      else { return nil }
      return Relation(
        naming: meant.name,
        at: SourcePlace(file: file.path, line: Int(name.line), column: Int(name.column)),
        from: from, to: meant.owner, architecture)
    }
  }

  /// Whether an import of the owner's target says already that it is seen.
  private func isTold(
    _ owner: OwnedPlace, to part: Part, by file: SurveyedFile, _ map: ProjectMap
  ) -> Bool {
    guard let target = owner.part.target, target != part.target else { return false }
    return map.owner(of: target, inFolder: file.folder)?.position == owner.position
  }

  /// Whether a name means something nearer: what is declared inside of the types that the file
  /// declares, extends or names.
  private func isHidden(_ name: NameKey, by outers: Set<NameKey>, at position: Position) -> Bool {
    (inner[name] ?? [:]).contains { outer, positions in
      outers.contains(outer)
        && positions.contains { architecture.access(from: position, to: $0) == .allowed }
    }
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  private func declaration(
    among found: [Declaration], in targets: Set<String>, seenFrom position: Position
  ) -> Declaration? {
    let known = found.lazy.filter { $0.owner.part.target.map(targets.contains) ?? true }
    return known.first { architecture.access(from: position, to: $0.owner.position) == .allowed }
      ?? known.first
  }
}
