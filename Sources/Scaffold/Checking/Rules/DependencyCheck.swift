import Ground
import Model
import SwiftReading

/// Holds what targets import against what their packages' manifests declare.
struct DependencyCheck {
  private let inspection: Inspection
  private let map: ProjectMap
  /// The names that each target's files import, package by package.
  private var imported: [[String: Set<String>]]
  /// All names that are imported anywhere.
  private var modules: Set<String> = []

  init(_ inspection: Inspection) {
    self.inspection = inspection
    map = inspection.map
    imported = Array(repeating: [:], count: map.packages.count)
    for file in inspection.survey.files {
      let names = file.imports.map(\.module)
      modules.formUnion(names)
      guard let located = map.targets[file.folder] else { continue }
      imported[located.package][located.target.name, default: []].formUnion(names)
    }
  }

  func findings() -> [Finding] {
    map.packages.isEmpty ? [] : undeclared + map.packages.indices.flatMap(unused)
  }
}

// MARK: - Imported, not declared

extension DependencyCheck {
  private var undeclared: [Finding] {
    let known = map.packages.map { package in
      Set(package.contents.targets.map(\.name)).union(package.contents.products)
    }
    return inspection.survey.files.flatMap { file -> [Finding] in
      guard let located = map.targets[file.folder], let declared = located.names else { return [] }
      let target = located.target.name
      return file.imports.compactMap { statement in
        let name = statement.module
        // `#if canImport(…)` takes what is there, declared or not.
        guard !statement.isConditional, name != target, known[located.package].contains(name),
          !declared.contains(name),
          !isForbidden(name, in: file)
        else { return nil }
        return Finding(
          place: SourcePlace(file: file.path, line: statement.line, column: statement.column),
          reason: .undeclared(
            name, target: target, manifest: map.packages[located.package].manifest))
      }
    }
  }

  /// Whether to declare it would be no way out.
  private func isForbidden(_ name: String, in file: SurveyedFile) -> Bool {
    guard let position = map.positions[file.folder] else { return false }
    guard map.architecture.allows(position, framework: name) else { return true }
    guard let owner = map.owner(of: name, inFolder: file.folder)?.position else { return false }
    return map.architecture.access(from: position, to: owner) != .allowed
  }
}

// MARK: - Declared, not imported

extension DependencyCheck {
  private func unused(in index: Int) -> [Finding] {
    let package = map.packages[index]
    let targets = Dictionary(package.contents.targets.map { ($0.name, $0) }) { first, _ in first }
    return package.contents.targets.flatMap { target -> [Finding] in
      // A target without Swift files imports in another language; what is declared for several
      // targets at once need not suit each; and files that are not checked may import it.
      guard let names = imported[index][target.name], target.kind != .plugin, !target.isShared,
        !isPartlyExcluded(target, of: package)
      else { return [] }
      return (target.dependencies ?? []).compactMap { dependency in
        guard dependency.isOwn, !dependency.isConditional, !names.contains(dependency.name),
          canBeImported(dependency, targets[dependency.name], in: index)
        else { return nil }
        return Finding(
          place: dependency.place, reason: .unused(dependency.name, target: target.name))
      }
    }
  }

  private func isPartlyExcluded(_ target: PackageTarget, of package: LocatedPackage) -> Bool {
    let folder = package.path(of: target.folder)
    return inspection.survey.excluded.contains { $0.hasPrefix(folder.isEmpty ? "" : folder + "/") }
  }

  /// Whether the dependency is a module of that name, and is there to be imported.
  private func canBeImported(
    _ dependency: PackageDependency, _ target: PackageTarget?, in package: Int
  ) -> Bool {
    guard let target else { return modules.contains(dependency.name) }
    return target.kind == .regular && imported[package][target.name] != nil
  }
}

extension ProjectMap.LocatedTarget {
  /// The names that the target declares; `nil` if they could not be read.
  fileprivate var names: Set<String>? {
    target.dependencies.map { Set($0.map(\.name)) }
  }
}
