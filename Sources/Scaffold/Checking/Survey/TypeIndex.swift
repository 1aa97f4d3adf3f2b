import Ground
import Model
import SwiftReading

/// The types of a project whose tiers are in one target, and who declares them.
struct TypeIndex: Sendable {
  private let architecture: Architecture
  private let survey: Survey
  /// The types outside all others, by their names.
  private var topLevel: [UInt32: [Declaration]] = [:]
  /// The folders in which something is declared inside of types, by its name and that of the outermost.
  private var inner: [UInt32: [UInt32: [Int32]]] = [:]
  /// The types of the project from which others inherit.
  private var parents: [UInt32: [UInt32]] = [:]

  /// A file of the survey, one of the types there, and the region that they are in.
  private struct Declaration: Sendable {
    let file: Int32
    let type: Int32
    let region: Int32
  }

  init(of survey: Survey, _ map: ProjectMap, _ regions: Regions) {
    (self.survey, architecture) = (survey, map.architecture)
    for (number, file) in survey.files.enumerated() {
      guard let region = regions.region(of: file) else { continue }
      for (index, type) in file.names.declared.enumerated() where !type.isPrivate {
        if let outer = type.outer {
          let folder = Int32(file.folder)
          if inner[type.key.short]?[outer]?.last != folder {
            inner[type.key.short, default: [:]][outer, default: []].append(folder)
          }
        } else if type.isTopLevel {
          // Of what a region declares several times, the first counts.
          guard topLevel[type.key.short]?.last?.region != region else { continue }
          topLevel[type.key.short, default: []].append(
            Declaration(file: Int32(number), type: Int32(index), region: region))
        }
      }
    }
    for pair in survey.files.lazy.flatMap(\.names.parents) where topLevel[pair.other] != nil {
      parents[pair.one, default: []].append(pair.other)
    }
  }
}

extension TypeIndex {
  /// The uses in a file of names that others declare, as far as they are not known yet.
  func relations(
    of file: SurveyedFile, _ map: ProjectMap, _ outlook: inout Outlook
  ) -> [Relation] {
    let uses = uses(in: file, map, &outlook)
    let mentions = survey.mentions(of: uses.map(\.name), in: file)
    return zip(uses, mentions).compactMap { use, mention in
      // Half a key may be that of two names.
      guard NameKey(mention.text) == use.key else { return nil }
      return Relation(
        naming: mention.text, at: mention.place, from: use.from, to: use.owner, architecture)
    }
  }

  /// A name, who says it and who declares it.
  private struct Use {
    let name: NamedType
    let key: NameKey
    let from: OwnedPlace
    let owner: OwnedPlace
  }

  private func uses(
    in file: SurveyedFile, _ map: ProjectMap, _ outlook: inout Outlook
  ) -> [Use] {
    guard !topLevel.isEmpty, let from = map.place(of: file, line: 1, column: 1) else { return [] }
    let targets = map.seenTargets(by: file)
    var outers: Set<UInt32>?
    return file.names.named.compactMap { name in
      guard let found = topLevel[name.name],
        let meant = declaration(among: found, in: targets, &outlook, map),
        !outlook.knows(meant.region),
        !file.names.declared.contains(where: { $0.key.short == name.name }),
        let owner = place(of: meant, map), from.isOther(owner, architecture),
        !isTold(owner, to: from.part, by: file, map)
      else { return nil }
      let around = outers ?? heritage(of: file.names.outers)
      outers = around
      guard !isHidden(name.name, by: around, at: from.position, map) else { return nil }
      outlook.note(meant.region)
      return Use(name: name, key: type(of: meant).key, from: from, owner: owner)
    }
  }

  /// Some types with all that they inherit from.
  private func heritage(of types: Set<UInt32>) -> Set<UInt32> {
    var (all, waiting) = (types, Array(types))
    while let type = waiting.popLast() {
      for parent in parents[type] ?? [] where all.insert(parent).inserted { waiting.append(parent) }
    }
    return all
  }

  /// True if an import of the owner's target says already that it is used.
  private func isTold(
    _ owner: OwnedPlace, to part: Part, by file: SurveyedFile, _ map: ProjectMap
  ) -> Bool {
    guard let target = owner.part.target, target != part.target else { return false }
    return map.owner(of: target, inFolder: file.folder)?.position == owner.position
  }

  /// True if a name means something nearer: what is declared inside of the types that the file
  /// declares or extends, or that these inherit from.
  private func isHidden(
    _ name: UInt32, by outers: Set<UInt32>, at position: Position, _ map: ProjectMap
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

  /// The declaration that a name means: one that may be used, wherever there is one.
  private func declaration(
    among found: [Declaration], in targets: Set<String>, _ outlook: inout Outlook,
    _ map: ProjectMap
  ) -> Declaration? {
    var first: Declaration?
    for declaration in found {
      let file = survey.files[Int(declaration.file)]
      guard map.targetName(ofFolder: file.folder).map(targets.contains) ?? true else { continue }
      if outlook.access(to: declaration.region) == .allowed { return declaration }
      first = first ?? declaration
    }
    return first
  }

  private func type(of declaration: Declaration) -> DeclaredType {
    let types = survey.files[Int(declaration.file)].names.declared
    return types[types.startIndex + Int(declaration.type)]
  }

  private func place(of declaration: Declaration, _ map: ProjectMap) -> OwnedPlace? {
    let type = type(of: declaration)
    return map.place(
      of: survey.files[Int(declaration.file)], line: Int(type.line), column: Int(type.column))
  }
}
