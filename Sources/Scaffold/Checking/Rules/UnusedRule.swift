import Ground
import SwiftReading

/// A dependency that nobody needs.
enum UnusedRule: Rule {
  static let name = "unused"
  static let summary: Message = "What is declared in Package.swift is imported."
  static let example = RuleExample(
    RuleExample.package(#""LoginData""#),
    bad: ["Sources/LoginView/LoginScreen.swift": "struct LoginScreen {}"],
    good: ["Sources/LoginView/LoginScreen.swift": "import LoginData"])

  static func findings(in project: Inspection) -> [Finding] {
    let packages = project.map.packages
    guard !packages.isEmpty else { return [] }
    let imports = ImportedNames(in: project)
    return packages.indices.flatMap { findings(in: packages[$0], at: $0, of: project, imports) }
  }

  private static func findings(
    in package: TargetList, at index: Int, of project: Inspection, _ imports: ImportedNames
  ) -> [Finding] {
    let targets = Dictionary(package.contents.targets.map { ($0.name, $0) }) { first, _ in first }
    return package.contents.targets.flatMap { target -> [Finding] in
      // A target without Swift files imports in another language; what is declared for several
      // targets at once need not suit each; and files that are not checked may import it.
      guard package.isPackage, let names = imports.byTarget[index][target.name],
        target.kind != .plugin, !target.isShared,
        !project.survey.excludesPart(of: target, in: package)
      else { return [] }
      return (target.dependencies ?? []).compactMap { dependency in
        let name = dependency.name
        guard dependency.isOwn, !dependency.isConditional, !names.contains(name),
          imports.canBring(dependency, targets[name], in: index)
        else { return nil }
        return finding(
          at: dependency.place, with: name,
          "`\(target.name)` declares `\(name)` and never imports it; "
            + "take it out of its dependencies")
      }
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    let package = project.map.packages.first { $0.manifest == finding.place.file }
    let owner = package?.contents.targets.first { target in
      target.dependencies?.contains { $0.place == finding.place } == true
    }
    return owner.map {
      .undeclare(finding.subject, target: $0.name, manifest: finding.place.file)
    }
  }
}

extension Survey {
  fileprivate func excludesPart(of target: PackageTarget, in package: TargetList) -> Bool {
    let folder = package.path(of: target.folder) ?? ""
    return excluded.contains { $0.hasPrefix(folder.isEmpty ? "" : folder + "/") }
  }
}

/// What the files of a project import.
private struct ImportedNames {
  /// The names that each target's files import, package by package.
  private(set) var byTarget: [[String: Set<String>]]
  /// All names that are imported anywhere.
  private var all: Set<String> = []

  init(in project: Inspection) {
    byTarget = Array(repeating: [:], count: project.map.packages.count)
    for file in project.survey.files {
      let names = file.imports.map(\.module)
      all.formUnion(names)
      guard let located = project.map.targets[file.folder] else { continue }
      byTarget[located.package][located.target.name, default: []].formUnion(names)
    }
  }

  /// Whether the dependency is a module of that name, and is there to be imported.
  ///
  /// - Parameter target: the target of that name, if the package has one.
  func canBring(
    _ dependency: PackageDependency, _ target: PackageTarget?, in package: Int
  ) -> Bool {
    guard let target else { return all.contains(dependency.name) }
    return target.kind == .regular && byTarget[package][target.name] != nil
  }
}
