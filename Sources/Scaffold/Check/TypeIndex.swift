/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  private var declarations: [NameKey: [Declaration]] = [:]

  private struct Declaration: Sendable {
    let name: String
    let position: Position
    let node: String
    /// The target, if it is known; others have to import it.
    let target: String?
    let place: SourcePlace
    let isTopLevel: Bool
  }

  init(of survey: Survey, _ map: ProjectMap) {
    architecture = map.architecture
    for file in survey.files {
      guard let position = map.positions[file.folder], let node = map.node(ofFolder: file.folder)
      else { continue }
      for type in file.types.declared where !type.isPrivate {
        let place = SourcePlace(file: file.path, line: type.line, column: type.column)
        declarations[type.key, default: []].append(
          Declaration(
            name: type.name, position: position, node: node,
            target: map.targets[file.folder]?.target.name, place: place, isTopLevel: type.isTopLevel
          ))
      }
    }
  }
}

extension TypeIndex {
  /// What a file names that others declare.
  ///
  /// - Parameter target: the file's target, if it is known.
  func relations(
    of file: SurveyedFile, from position: Position, node: String, target: String?
  ) -> [Relation] {
    guard !declarations.isEmpty else { return [] }
    let own = Set(file.types.declared.map(\.key))
    let targets = Set(file.imports.map(\.module) + [target].compactMap(\.self))
    return file.types.named.compactMap { name in
      guard let found = declarations[name.key], !own.contains(name.key),
        let owner = owner(among: found, in: targets, seenFrom: position), owner.node != node
      else { return nil }
      return Relation(
        mention: .naming(owner.name), from: position, to: owner.position, fromNode: node,
        toNode: owner.node,
        place: SourcePlace(file: file.path, line: Int(name.line), column: Int(name.column)),
        declaration: owner.place)
    }
  }

  /// The declaration that a name means: one that may be seen, wherever there is one.
  private func owner(
    among found: [Declaration], in targets: Set<String>, seenFrom position: Position
  ) -> Declaration? {
    let found = found.filter { $0.target.map(targets.contains) ?? true }
    let seen = found.filter { architecture.access(from: position, to: $0.position) == .allowed }
    if !seen.isEmpty { return seen.first(where: \.isTopLevel) }
    return found.first(where: \.isTopLevel)
  }
}
