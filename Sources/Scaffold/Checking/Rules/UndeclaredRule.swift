import Ground
import Model
import SwiftReading

/// An import that builds only as long as something else brings the module along.
enum UndeclaredRule: Rule {
  static let name = "undeclared"
  static let summary: Message = "What is imported is declared by its target."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
  static let example = RuleExample(
    RuleExample.package(""),
    adding: ["Sources/LoginView/LoginScreen.swift": "import LoginData"],
    bad: ["Package.swift": RuleExample.manifest("")],
    good: ["Package.swift": RuleExample.manifest(#""LoginData""#)])

  static func findings(in project: Inspection) -> [Finding] {
    let map = project.map
    guard !map.packages.isEmpty else { return [] }
    // A target of a project may be given any other, a package's just what is of the package.
    let all = Set(
      map.packages.flatMap(\.contents.targets).filter { $0.kind == .regular }.map(\.name))
    let known = map.packages.map { package in
      package.isPackage
        ? Set(package.contents.targets.map(\.name)).union(package.contents.products) : all
    }
    let given = GivenModules(in: project)
    // Elsewhere, nobody knows what is called like a tier of a module.
    let targets = project.registrations.areOfGeneratedProject ? map.targetNames : nil
    // One that is there and has lost its line is another matter.
    let unregistered = Set(project.registrations.missing.map(\.module))
    return project.survey.files.flatMap { file -> [Finding] in
      guard let located = map.targets[file.folder], let declared = given.names(of: located) else {
        return []
      }
      let (target, package) = (located.target.name, map.packages[located.package])
      return file.imports.compactMap { statement in
        let name = statement.module
        // `#if canImport(…)` takes what is there, declared or not.
        guard !statement.isConditional, name != target, !declared.contains(name) else {
          return nil
        }
        let place = SourcePlace(file: file.path, line: statement.line, column: statement.column)
        if let targets, map.isGone(name, among: targets, besides: unregistered, for: declared) {
          return finding(
            at: place, with: name,
            "`\(target)` imports `\(name)`, and no target is called so; its module is gone or has no "
              + "such tier, take the import out with what needs it")
        }
        guard known[located.package].contains(name), !map.forbids(name, in: file) else {
          return nil
        }
        return finding(
          at: place, with: name,
          "`\(target)` imports `\(name)` and does not declare it; "
            + "add it to the target's dependencies in \(package.manifest)")
      }
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    let isThere = project.map.packages.contains { package in
      package.isPackage && package.contents.products.contains(finding.subject)
        || package.isPackage && package.contents.targets.contains { $0.name == finding.subject }
    }
    guard isThere else { return nil }
    let file = project.survey.files.first { $0.path == finding.place.file }
    return file.flatMap { project.map.targets[$0.folder] }.flatMap { located in
      let package = project.map.packages[located.package]
      guard package.isPackage else { return nil }
      return .declare(
        finding.subject, target: located.target.name, manifest: package.manifest)
    }
  }
}

extension ProjectMap {
  /// True if a name is that of a tier of a module that there is not.
  ///
  /// - Parameter declared: what the target depends on: a product of others may have any module.
  fileprivate func isGone(
    _ name: String, among targets: Set<String>, besides modules: Set<String>,
    for declared: Set<String>
  ) -> Bool {
    architecture.tiers.contains { tier in
      name.hasSuffix(tier.name) && name != tier.name
        && !modules.contains(String(name.dropLast(tier.name.count)))
    } && !targets.contains(name) && !SystemFrameworks.contains(name)
      && declared.isSubset(of: targets)
  }

  /// True if to declare it would be no way out.
  fileprivate func forbids(_ name: String, in file: SurveyedFile) -> Bool {
    guard let position = positions[file.folder] else { return false }
    guard architecture.allows(position, framework: name) else { return true }
    guard let owner = owner(of: name, inFolder: file.folder)?.position else { return false }
    return architecture.access(from: position, to: owner) != .allowed
  }
}

/// The modules that targets may import by what they declare.
private struct GivenModules {
  private let packages: [TargetList]
  /// The targets of each library that packages offer.
  private let libraries: [String: [String]]
  /// The modules that the files of each target export.
  private var exports: [String: Set<String>] = [:]

  init(in project: Inspection) {
    packages = project.map.packages
    libraries = packages.map(\.contents.libraries).reduce(into: [:]) {
      $0.merge($1, uniquingKeysWith: +)
    }
    guard packages.contains(where: { !$0.isPackage }) else { return }
    for file in project.survey.files {
      for statement in file.imports where statement.isExported {
        guard let target = project.map.targetName(ofFolder: file.folder) else { continue }
        exports[target, default: []].insert(statement.module)
      }
    }
  }

  /// The names that the target declares; `nil` if they could not be read.
  ///
  /// Of a project, with what libraries have in them and export, and with what a host of tests has.
  func names(of located: ProjectMap.LocatedTarget) -> Set<String>? {
    let package = packages[located.package]
    guard let declared = located.target.dependencies else { return nil }
    var names = Set(declared.map(\.name))
    guard !package.isPackage else { return names }
    for host in package.contents.targets where names.contains(host.name) {
      guard host.kind == .executable else { continue }
      names.formUnion((host.dependencies ?? []).map(\.name))
    }
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for other in (libraries[name] ?? []) + (exports[name] ?? [])
      where names.insert(other).inserted {
        waiting.append(other)
      }
    }
    return names
  }
}
