import Ground
import Model
import SwiftReading

/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  private let survey: Survey
  /// The types outside all others, by their names.
  private var topLevel: [NameKey: [Declaration]] = [:]
  /// The folders in which something is declared inside of types, by its name and that of the outermost.
  private var inner: [NameKey: [NameKey: [Int32]]] = [:]

  /// A file of the survey, and one of the types there.
  private struct Declaration: Sendable {
    let file: Int32
    let type: Int32
  }

  init(of survey: Survey, _ map: ProjectMap) {
    (self.survey, architecture) = (survey, map.architecture)
    for (number, file) in survey.files.enumerated() where map.position(of: file) != nil {
      for (index, type) in file.types.declared.enumerated() where !type.isPrivate {
        if let outer = type.outer {
          let folder = Int32(file.folder)
          if inner[type.key]?[outer]?.last != folder {
            inner[type.key, default: [:]][outer, default: []].append(folder)
          }
        } else if type.isTopLevel {
          topLevel[type.key, default: []].append(
            Declaration(file: Int32(number), type: Int32(index)))
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
        let meant = declaration(among: found, in: targets, seenFrom: from.position, map),
        from.isOther(meant.owner, architecture),
        !isTold(meant.owner, to: from.part, by: file, map),
        !isHidden(name.key, by: outers, at: from.position, map)
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
  private func isHidden(
    _ name: NameKey, by outers: Set<NameKey>, at position: Position, _ map: ProjectMap
  ) -> Bool {
    guard let inner = inner[name] else { return false }
    let folders =
      inner.count < outers.count
      ? inner.filter { outers.contains($0.key) }.flatMap(\.value)
      : outers.flatMap { inner[$0] ?? [] }
    return Set(folders).contains { folder in
      map.positions[Int(folder)].map { architecture.access(from: position, to: $0) == .allowed }
        ?? false
    }
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  private func declaration(
    among found: [Declaration], in targets: Set<String>, seenFrom position: Position,
    _ map: ProjectMap
  ) -> (name: String, owner: OwnedPlace)? {
    let known = found.lazy.compactMap { declaration -> (name: String, owner: OwnedPlace)? in
      let file = survey.files[Int(declaration.file)]
      let type = file.types.declared[Int(declaration.type)]
      guard let owner = map.place(of: file, line: type.line, column: type.column),
        owner.part.target.map(targets.contains) ?? true
      else { return nil }
      return (type.name, owner)
    }
    return known.first { architecture.access(from: position, to: $0.owner.position) == .allowed }
      ?? known.first
  }
}
