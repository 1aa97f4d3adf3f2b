import Ground
import Model
import SwiftReading

/// A module takes of another what is closed, or does not say that it uses it.
enum ModuleRule: Rule {
  static let name = "module"
  static let summary: Message = "A module depends on no other but those it says it uses."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
  static let example = RuleExample(
    bad: ["Feed/Business/FeedHandler.swift": "struct FeedHandler { let login: LoginHandler }"],
    good: [
      "Feed/Business/FeedHandler.swift": "struct FeedHandler { let login: LoginHandler }",
      "scaffold.json": RuleExample.projectFile(#""uses": { "Feed": ["Login"] }"#),
    ])

  static func findings(in project: Inspection) -> [Finding] {
    let open = project.map.architecture.tiers.filter(\.isOpen).map(\.name)
    return project.relations.compactMap { relation in
      switch relation.access {
      case .closed: reachingInside(relation, open: open)
      case .unused: notDeclaring(relation, in: project)
      case .allowed, .wrongTier: nil
      }
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    let relation = project.relations.first { $0.place == finding.place && $0.access != .allowed }
    switch (relation?.access, relation?.modulesOfUse) {
    case (.unused, let modules?): return .use(module: modules.importer, other: modules.owner)
    case (.closed, _): return dropping(finding, in: project)
    default: return nil
    }
  }
}

// MARK: - What another module keeps for itself

extension ModuleRule {
  /// - Parameter open: the tiers in which a module depends on the others that it uses.
  private static func reachingInside(_ relation: Relation, open: [String]) -> Finding {
    finding(
      of: relation,
      "\(relation.from.words) may not \(relation.mention.words), which is \(relation.to.words); "
        + "\(wayOut(from: relation.from, to: relation.to, open: open))")
  }

  private static func wayOut(
    from importer: Position, to owner: Position, open: [String]
  ) -> Message {
    switch (importer, owner) {
    case (.tier(_, nil), _): wayOutUpward
    case (.tier(_, let module?), .tier(let tier, _)) where open.contains(tier):
      "go through \(tier) of \(module)"
    case _ where open.isEmpty: "modules do not depend on each other"
    default: "modules meet in \(open.words(joinedBy: "and")) only"
    }
  }
}

// MARK: - What a module does not say that it uses

extension ModuleRule {
  private static func notDeclaring(_ relation: Relation, in project: Inspection) -> Finding? {
    guard let (importer, owner) = relation.modulesOfUse else { return nil }
    return finding(
      of: relation,
      "`\(importer)` may not \(relation.mention.words), as it does not say that it uses "
        + "`\(owner)`; \(wayOut(from: importer, to: owner, in: project.map.packages))")
  }

  /// Where a module says which others it uses: `module("Timeline", uses: ["Login"])`, or
  /// `"uses": { "Timeline": ["Login"] }`.
  private static func wayOut(
    from module: String, to other: String, in packages: [TargetList]
  ) -> Message {
    let package = packages.first { $0.contents.modules.contains { $0.name == module } }
    guard let package else {
      return "add `\"\(module)\": [\"\(other)\"]` to `uses` in scaffold.json"
    }
    return "add `uses: [\"\(other)\"]` to its line in \(package.manifest)"
  }
}
