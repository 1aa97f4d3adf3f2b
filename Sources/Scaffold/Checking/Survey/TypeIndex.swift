import Ground
import Model
import SwiftReading

/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  /// The types outside all others, by their names.
  private var topLevel: [NameKey: [Declaration]] = [:]
  /// What is declared inside of types, by the name of the outermost.
  private var inner: [NameKey: Set<Inner>] = [:]

  private struct Declaration: Sendable {
    let name: String
    let position: Position
    let node: String
    /// Its target, if it is known, is one that others have to import.
    let part: Part
    let place: SourcePlace
  }

  private struct Inner: Hashable, Sendable {
    let name: NameKey
    let position: Position
  }

  init(of survey: Survey, _ map: ProjectMap) {
    architecture = map.architecture
    for file in survey.files where !file.types.declared.isEmpty {
      guard let position = map.positions[file.folder], let node = map.node(ofFolder: file.folder)
      else { continue }
      let part = map.part(ofFolder: file.folder)
      for type in file.types.declared where !type.isPrivate {
        if let outer = type.outer {
          inner[outer, default: []].insert(Inner(name: type.key, position: position))
        } else if type.isTopLevel {
          let place = SourcePlace(file: file.path, line: type.line, column: type.column)
          topLevel[type.key, default: []].append(
            Declaration(
              name: type.name, position: position, node: node, part: part, place: place))
        }
      }
    }
  }
}

extension TypeIndex {
  /// What a file names that others declare.
  ///
  /// - Parameter part: the file's folder and target.
  func relations(
    of file: SurveyedFile, from position: Position, node: String, part: Part, _ map: ProjectMap
  ) -> [Relation] {
    guard !topLevel.isEmpty else { return [] }
    let hiding = namesHiding(othersIn: file, at: position)
    let targets = Set(file.imports.map(\.module) + [part.target].compactMap(\.self))
    return file.types.named.compactMap { name in
      guard let found = topLevel[name.key], !hiding.contains(name.key),
        let owner = owner(among: found, in: targets, seenFrom: position),
        owner.node != node || isJudged(owner, in: file, part),
        !isTold(owner, to: part, by: file, map)
      else { return nil }
      return Relation(
        mention: .naming(owner.name), from: position, to: owner.position,
        access: architecture.access(from: position, to: owner.position), fromNode: node,
        toNode: owner.node, fromPart: part, toPart: owner.part,
        place: SourcePlace(file: file.path, line: Int(name.line), column: Int(name.column)),
        declaration: owner.place)
    }
  }

  /// Whether it matters that one folder of a tier, or one file, sees another.
  private func isJudged(_ owner: Declaration, in file: SurveyedFile, _ part: Part) -> Bool {
    architecture.judgesFolders && owner.part != part
      || architecture.looksInsideTargets && owner.place.file != file.path
  }

  /// Whether an import of the owner's target says already that it is seen.
  private func isTold(
    _ owner: Declaration, to part: Part, by file: SurveyedFile, _ map: ProjectMap
  ) -> Bool {
    guard let target = owner.part.target, target != part.target else { return false }
    return map.owner(of: target, inFolder: file.folder)?.position == owner.position
  }

  /// The names that mean something nearer here: what the file declares, and what is declared inside
  /// of the types that it declares, extends or names.
  private func namesHiding(othersIn file: SurveyedFile, at position: Position) -> Set<NameKey> {
    let own = file.types.declared.map(\.key)
    var names = Set(own)
    guard !inner.isEmpty else { return names }
    for outer in own + file.types.named.map(\.key) {
      for type in inner[outer] ?? []
      where architecture.access(from: position, to: type.position) == .allowed {
        names.insert(type.name)
      }
    }
    return names
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  private func owner(
    among found: [Declaration], in targets: Set<String>, seenFrom position: Position
  ) -> Declaration? {
    let known = found.lazy.filter { $0.part.target.map(targets.contains) ?? true }
    return known.first { architecture.access(from: position, to: $0.position) == .allowed }
      ?? known.first
  }
}
