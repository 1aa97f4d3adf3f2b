/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  private var all: [Declaration] = []
  /// The places of the declarations of a name in the list of all.
  private var byName: [NameKey: [Int]] = [:]

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
        byName[type.key, default: []].append(all.count)
        all.append(
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
    guard !all.isEmpty else { return [] }
    let own = Set(file.types.declared.map(\.key))
    let targets = Set(file.imports.map(\.module) + [target].compactMap(\.self))
    return file.types.named.compactMap { name in
      guard let found = byName[name.key], !own.contains(name.key),
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
    among found: [Int], in targets: Set<String>, seenFrom position: Position
  ) -> Declaration? {
    var hidden: Int?
    var isSeen = false
    for index in found {
      let declaration = all[index]
      guard declaration.target.map(targets.contains) ?? true else { continue }
      if architecture.access(from: position, to: declaration.position) == .allowed {
        if declaration.isTopLevel { return declaration }
        isSeen = true
      } else if declaration.isTopLevel {
        hidden = hidden ?? index
      }
    }
    return isSeen ? nil : hidden.map { all[$0] }
  }
}
