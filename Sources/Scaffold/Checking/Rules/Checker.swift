import Ground
import Model
import SwiftReading

/// Holds a project against its architecture.
package struct Checker: Sendable {
  let inspection: Inspection

  package init(inspection: Inspection) {
    self.inspection = inspection
  }

  private var architecture: Architecture { inspection.map.architecture }
  private var map: ProjectMap { inspection.map }

  /// All that is wrong, in the order of files and lines; exceptions that the code asks for are
  /// granted already.
  package func findings() -> [Finding] {
    let broken = (inspection.findings + ofRelations + ofFiles + ofManifests + cycles)
      .sorted()
    return Self.granting(inspection.allowances, to: broken)
  }
}

extension Checker {
  private var ofRelations: [Finding] { inspection.relations.compactMap(finding) }

  /// What is wrong with one part seeing another; `nil` if it may.
  func finding(of relation: Relation) -> Finding? {
    guard let reason = reason(for: relation) else { return nil }
    let notes = relation.declaration.map { place in
      [Finding.Note(place: place, words: "`\(relation.mention.name)` is declared here")]
    }
    return Finding(place: relation.place, reason: reason, notes: notes ?? [])
  }

  private func reason(for relation: Relation) -> Finding.Reason? {
    switch architecture.access(from: relation.from, to: relation.to) {
    case .allowed: exportReason(for: relation)
    case .wrongTier:
      .tier(
        relation.mention, by: relation.from, of: relation.to,
        instead: waysOut(from: relation.from, to: relation.to))
    case .closed:
      .closed(
        relation.mention, by: relation.from, of: relation.to,
        open: architecture.tiers.filter(\.isOpen).map(\.name))
    case .unused:
      relation.modulesOfUse.map { importer, owner in
        .notUsed(
          relation.mention, by: importer, of: owner, declaredIn: usesPlace(of: importer))
      }
    }
  }

  /// Whoever sees a tier would see what it exports.
  private func exportReason(for relation: Relation) -> Finding.Reason? {
    guard case .exporting(let name) = relation.mention,
      case .tier(let tier, _) = relation.from, case .tier(let other, _) = relation.to,
      tier != other
    else { return nil }
    return .exported(name, by: relation.from, of: relation.to)
  }

  /// The tiers that may be seen on the way to another; none, if it is above.
  private func waysOut(from importer: Position, to owner: Position) -> [String] {
    guard case .tier(let other, _) = owner else { return [] }
    switch importer {
    case .app: return architecture.tiersForApp.map(\.name)
    case .tier(let tier, _) where architecture.isAbove(tier, other):
      return architecture.tier(named: tier)?.sees ?? []
    case .tier, .shared, .tests: return []
    }
  }

  private func usesPlace(of module: String) -> Finding.UsesPlace {
    let package = map.packages.first { package in
      package.contents.modules.contains { $0.name == module }
    }
    return package.map { .line(manifest: $0.manifest) } ?? .configuration
  }
}

// MARK: - Files

extension Checker {
  private var ofFiles: [Finding] {
    inspection.survey.files.flatMap { file in
      guard let position = map.positions[file.folder] else {
        let folder = inspection.survey.folders[file.folder].path
        return [
          Finding(
            place: SourcePlace(file: file.path, line: 1, column: 1),
            reason: .stray(folder: folder))
        ]
      }
      return file.imports.compactMap { statement in
        guard map.frameworks.contains(statement.module),
          !architecture.allows(position, framework: statement.module)
        else { return nil }
        return Finding(
          place: SourcePlace(file: file.path, line: statement.line, column: statement.column),
          reason: .framework(
            statement.module, by: position, tiers: architecture.tiers(for: statement.module)))
      }
    }
  }

  private var ofManifests: [Finding] { DependencyCheck(inspection).findings() }
  private var cycles: [Finding] { ModuleGraph(inspection).findings() }
}

extension Relation {
  /// The module that sees the other, tests included.
  fileprivate var modulesOfUse: (importer: String, owner: String)? {
    let importer: String? = if case .tests(let module) = from { module } else { from.moduleOfTier }
    guard let importer, let owner = to.moduleOfTier else { return nil }
    return (importer, owner)
  }
}
