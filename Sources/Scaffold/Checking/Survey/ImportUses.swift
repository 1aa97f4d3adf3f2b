import Ground
import Model
import SwiftReading

/// The uses of the project that one file after another imports.
struct ImportUses {
  private let map: ProjectMap
  /// True if of uses that are allowed, one by each folder is enough.
  private let isBrief: Bool
  private var told: Set<Use> = []

  private struct Use: Hashable {
    let folder: Int
    let module: String
  }

  init(in map: ProjectMap, isBrief: Bool) { (self.map, self.isBrief) = (map, isBrief) }
}

extension ImportUses {
  mutating func relations(of file: SurveyedFile) -> [Relation] {
    guard let from = map.positions[file.folder], let node = map.node(ofFolder: file.folder) else {
      return []
    }
    let part = map.part(ofFolder: file.folder)
    return file.imports.compactMap { statement -> Relation? in
      guard !map.frameworks.contains(statement.module),
        let owner = map.owner(of: statement.module, inFolder: file.folder),
        let to = owner.position,
        owner.node != node || map.architecture.judgesFolders && owner.part != part
      else { return nil }
      let access = map.architecture.access(from: from, to: to)
      if isBrief, access == .allowed, !statement.isExported,
        !told.insert(Use(folder: file.folder, module: statement.module)).inserted
      {
        return nil
      }
      return Relation(
        mention: statement.isExported
          ? .exporting(statement.module) : .importing(statement.module),
        from: from, to: to, access: access, fromNode: node, toNode: owner.node, fromPart: part,
        toPart: owner.part, place: statement.place(in: file.path), target: owner.place)
    }
  }
}
