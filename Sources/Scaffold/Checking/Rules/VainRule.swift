import Ground
import Model
import SwiftReading
import Templates

/// A typing error in `scaffold.json`, which would be found clean: there is nothing it could be about.
enum VainRule: Rule {
  static let name = "vain"
  static let summary: Message =
    "What scaffold.json names is there, and something is held against it."
  /// What was not checked cannot be allowed.
  static let traits: Set<RuleTrait> = [.inexcusable]
  static let example = RuleExample(
    bad: ["scaffold.json": RuleExample.projectFile(#""shared": ["Coer"]"#)],
    good: [
      "scaffold.json": RuleExample.projectFile(#""shared": ["Core"]"#),
      "Core/Money.swift": "struct Money {}",
    ])

  static func findings(in project: Inspection) -> [Finding] {
    // What could not be read may be what a name is about.
    guard project.problems.isEmpty else { return [] }
    let vain = vainPatterns(in: project) + vainUses(in: project)
    let faults = vain.isEmpty ? emptiness(of: project) : vain
    guard !faults.isEmpty else { return [] }
    let source = project.map.architecture.source
    let lines = LineTable(of: source.bytes)
    return faults.map { fault in
      finding(
        at: SourcePlace(ofByte: fault.offset, in: source.file, lines), with: fault.subject,
        fault.message)
    }
  }

  /// Something that is wrong with `scaffold.json`, and the byte where it is.
  private struct Fault {
    let offset: Int
    let subject: String
    let message: Message
  }
}

// MARK: - Names of folders and targets

extension VainRule {
  /// The default paths, and those that `new-project` writes, whether an app and tests are there or
  /// not.
  private static let optional: Set = ["App", "Sources/App", "Xcode", "Tests", "*Tests"]

  private static func vainPatterns(in project: Inspection) -> [Fault] {
    let architecture = project.map.architecture
    let names = KnownNames(project: project)
    return (project.awaitsModules ? [] : architecture.tiers).flatMap { tier in
      tier.folders.compactMap { fault($0, unless: names.haveFolder) }
        + tier.targets.compactMap { fault($0, unless: names.haveTarget) }
    }
      + (architecture.app + architecture.shared + architecture.tests).compactMap {
        fault($0) { names.haveFolder($0) || names.haveTarget($0) || names.haveFile($0) }
      }
      + vainFiles(in: project)
      + architecture.limited.compactMap { pattern in
        fault(pattern) {
          architecture.isCalled($0.text) || names.haveFolder($0) || names.haveTarget($0)
        }
      }
  }

  /// The files that are required to have something, and are none.
  private static func vainFiles(in project: Inspection) -> [Fault] {
    let requirements = project.awaitsModules ? [] : project.map.architecture.requirements
    return requirements.filter { requirement in
      !project.survey.files.contains { requirement.isAbout($0.path) }
    }.flatMap(\.files).map { pattern in
      Fault(
        offset: pattern.offset ?? 0, subject: pattern.text,
        message: "no file is called `\(pattern.text.printable)`; fix it, or take it out")
    }
  }

  private static func fault(
    _ pattern: PlacePattern, unless isThere: (PlacePattern) -> Bool
  ) -> Fault? {
    guard let offset = pattern.offset, !optional.contains(pattern.text), !isThere(pattern) else {
      return nil
    }
    return Fault(
      offset: offset, subject: pattern.text,
      message: "`\(pattern.text.printable)` is the name of no target and of no folder with Swift "
        + "files; fix it, or take it out")
  }
}

extension Architecture {
  /// The patterns of `forbid`, `only`, `independent` and `layers`.
  fileprivate var limited: [PlacePattern] {
    let banned = bans.flatMap { [$0.from, $0.to] }
    let reserved = reservations.flatMap { [$0.seen] + $0.by }
    let layered = layerings.flatMap { [$0.place] + $0.layers }
    return banned + reserved + independents.flatMap(\.parts) + layered
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    name == "app" || name == "shared" || tier(named: name) != nil
  }
}

/// The names that `scaffold.json` can mean. Most are found at once, so nothing is collected.
private struct KnownNames {
  let project: Inspection

  func haveFolder(_ pattern: PlacePattern) -> Bool {
    project.survey.folders.contains { pattern.match(folders: $0.path.pathComponents[...]) != nil }
  }

  func haveFile(_ pattern: PlacePattern) -> Bool {
    pattern.isOfFile
      && project.survey.files.contains {
        pattern.match(folders: $0.path.pathComponents[...]) != nil
      }
  }

  /// A manifest that computes its targets may have any. What is imported may come from elsewhere,
  /// and where no package names the targets, folders often are called as theirs.
  func haveTarget(_ pattern: PlacePattern) -> Bool {
    let (packages, survey) = (project.map.packages, project.survey)
    let isNamed = { (name: Substring) in pattern.match(name: name) != nil }
    return packages.contains { !$0.contents.isComplete }
      || packages.contains { $0.contents.targets.contains { isNamed($0.name[...]) } }
      || survey.folders.contains { $0.path.pathComponents.contains(where: isNamed) }
      || survey.files.contains { $0.imports.contains { isNamed($0.module[...]) } }
  }
}

// MARK: - Modules that use others

extension VainRule {
  private static func vainUses(in project: Inspection) -> [Fault] {
    let written = project.map.architecture.writtenUses
    guard !written.isEmpty else { return [] }
    var used: [String: Set<String>] = [:]
    for relation in project.relations {
      guard let uses = relation.modulesOfUse else { continue }
      used[uses.importer, default: []].insert(uses.owner)
    }
    return written.filter { used[$0.module]?.contains($0.used) != true }.map { use in
      Fault(
        offset: use.offset, subject: "\(use.module) → \(use.used)",
        message: "`\(use.module.printable)` uses nothing of `\(use.used.printable)`; "
          + "take it out of `uses`")
    }
  }
}

// MARK: - Tiers without files

extension VainRule {
  private static func emptiness(of project: Inspection) -> [Fault] {
    let map = project.map
    // Of a manifest that computes its targets, `check` says itself that it cannot say.
    guard map.packages.allSatisfy(\.contents.isComplete) else { return [] }
    let empty = (project.awaitsModules ? [] : map.architecture.tiers).filter { tier in
      !map.positions.contains { $0?.tier == tier.name }
        && !project.relations.contains { $0.to.tier == tier.name }
    }
    .map { tier in
      Fault(
        offset: tier.offset, subject: tier.name,
        message: "no file is in the tier \(tier.name.printable); "
          + "let its `folders` or `targets` name what there is, or take it out")
    }
    let isJudged = !project.relations.isEmpty || project.importsFrameworksOfTiers
    guard empty.isEmpty, !isJudged else { return empty }
    return [
      Fault(
        offset: 0, subject: "tiers",
        message:
          "nothing was held against the tiers: in \(counting: project.survey.files.count, "file"), "
          + "no part of the project names anything of another, nor a framework of a tier; "
          + "let `tiers` name the folders and targets that there are")
    ]
  }
}

extension Inspection {
  /// True of a project that waits for its first module, and has not all tiers yet.
  fileprivate var awaitsModules: Bool {
    guard registrations.areOfGeneratedProject else { return false }
    return map.architecture.modules.map { modules in
      !survey.folders.contains { $0.path.hasPrefix("\(modules)/") }
    } ?? false
  }

  fileprivate var importsFrameworksOfTiers: Bool {
    survey.files.contains { $0.imports.contains { map.frameworks.contains($0.module) } }
  }
}

extension Position {
  fileprivate var tier: String? { if case .tier(let name, _) = self { name } else { nil } }
}
