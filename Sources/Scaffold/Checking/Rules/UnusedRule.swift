import Ground
import Model
import SwiftReading

/// A dependency that nobody needs.
enum UnusedRule: Rule {
  static let name = "unused"
  static let summary: Message = "What a target declares is imported."
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
    let own = Dictionary(package.contents.targets.map { ($0.name, $0) }) { first, _ in first }
    let targets = package.isPackage ? own : imports.targets
    return package.contents.targets.flatMap { target -> [Finding] in
      // A target without Swift files imports in another language; what is declared for several
      // targets at once need not suit each; and files that are not checked may import it.
      guard let names = imports.byTarget[index][target.name],
        target.kind != .plugin, !target.isShared, target.kind != .test || package.isPackage,
        !project.survey.excludesPart(of: target, in: package)
      else { return [] }
      // What a project's target links for others of its own, and for Objective-C, is no waste.
      let others = package.isPackage ? [] : imports.needed(by: target, among: targets)
      guard package.isPackage || !imports.hasObjectiveC(target.name, in: index) else { return [] }
      return (target.dependencies ?? []).compactMap { dependency in
        let name = dependency.name
        guard dependency.isOwn, !dependency.isConditional, !names.contains(name),
          !others.contains(name),
          package.isPackage
            ? imports.canBring(dependency, targets[name], in: index)
            : imports.isImportable(name, targets[name])
              && !imports.areImported(imports.parts(of: name), by: target, in: package)
        else { return nil }
        return finding(
          at: dependency.place, with: name,
          "`\(target.name)` declares `\(name)` and never imports it; "
            + "take it out of its dependencies")
      }
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    let package = project.map.packages.first {
      $0.manifest == finding.place.file && $0.isPackage
    }
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

/// The modules that the files of a project import.
private struct ImportedNames {
  /// The names that each target's files import, with what these hand on, package by package.
  private(set) var byTarget: [[String: Set<String>]]
  /// All names that are imported anywhere.
  private var all: Set<String> = []
  /// The targets with files in Objective-C, package by package.
  private var mixed: Set<[String]> = []
  /// All targets of the project, by their names.
  let targets: [String: PackageTarget]
  private let libraries: [String: [String]]
  /// The files that import each name.
  private var files: [String: [String]] = [:]

  init(in project: Inspection) {
    targets = Dictionary(
      project.map.packages.flatMap(\.contents.targets).map { ($0.name, $0) }
    ) { first, _ in first }
    libraries = project.map.packages.map(\.contents.libraries)
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    // In a project, several targets may have a file.
    let isMixed = project.map.packages.contains { !$0.isPackage && !$0.contents.targets.isEmpty }
    byTarget = Array(repeating: [:], count: project.map.packages.count)
    var handedOn: [String: Set<String>] = [:]
    for file in project.survey.files {
      let names = file.imports.map(\.module)
      all.formUnion(names)
      let located = project.map.targets[file.folder]
      if let located {
        byTarget[located.package][located.target.name, default: []].formUnion(names)
        let exported = file.imports.lazy.filter(\.isExported).map(\.module)
        handedOn[located.target.name, default: []].formUnion(exported)
      }
      guard isMixed else { continue }
      let path = file.path
      for name in Set(names) { files[name, default: []].append(path) }
      if let located, !path.hasSuffix(".swift"), !path.hasSuffix(".h") {
        mixed.insert(["\(located.package)", located.target.name])
      }
    }
    for package in byTarget.indices {
      byTarget[package] = byTarget[package].mapValues { Self.closed($0, over: handedOn) }
    }
  }

  /// The names with those that their modules export.
  private static func closed(
    _ names: Set<String>, over handedOn: [String: Set<String>]
  ) -> Set<String> {
    var (closed, next) = (names, Array(names))
    while let name = next.popLast() {
      for other in handedOn[name] ?? [] where closed.insert(other).inserted { next.append(other) }
    }
    return closed
  }

  func hasObjectiveC(_ target: String, in package: Int) -> Bool {
    mixed.contains(["\(package)", target])
  }

  /// The libraries that the other libraries of a target need: it has to link them too.
  func needed(by target: PackageTarget, among targets: [String: PackageTarget]) -> Set<String> {
    var needed: Set<String> = []
    for dependency in target.dependencies ?? [] {
      for name in parts(of: dependency.name) {
        for its in targets[name]?.dependencies ?? [] { needed.insert(its.name) }
      }
    }
    return needed
  }

  /// The modules that come with a library.
  func parts(of library: String) -> Set<String> { Set([library] + (libraries[library] ?? [])) }

  /// True if one of the files that a project's target has imports some of these, though the file
  /// may be counted to another target.
  func areImported(
    _ names: Set<String>, by target: PackageTarget, in package: TargetList
  ) -> Bool {
    names.contains { name in
      (files[name] ?? []).contains { path in
        target.files.contains { package.path(of: $0) == path }
          || target.folders.contains { package.path(of: $0.path).map(path.isIn) ?? false }
      }
    }
  }

  /// True if a project's library is a module that somebody imports.
  func isImportable(_ name: String, _ target: PackageTarget?) -> Bool {
    guard !SystemFrameworks.contains(name), target.map({ $0.kind == .regular }) ?? true else {
      return false
    }
    return target != nil || libraries[name] != nil || all.contains(name)
  }

  /// True if the dependency is a module of that name, and is there to be imported.
  ///
  /// - Parameter target: the target of that name, if the package has one.
  func canBring(
    _ dependency: PackageDependency, _ target: PackageTarget?, in package: Int
  ) -> Bool {
    guard let target else { return all.contains(dependency.name) }
    return target.kind == .regular && byTarget[package][target.name] != nil
  }
}
