import Ground
import Model
import SwiftReading

/// `import LoginData` in a view.
enum TierRule: Rule {
  static let name = "tier"
  static let summary: Message = "A tier depends on the next one only, and on what is shared."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone, .dropsImports]
  static let example = RuleExample(
    bad: ["Login/View/Shortcut.swift": "struct Shortcut { let reply: LoginReply }"],
    good: ["Login/View/Shortcut.swift": "struct Shortcut { let handler: LoginHandler }"])

  static func findings(in project: Inspection) -> [Finding] {
    project.relations.compactMap { relation in
      switch relation.access {
      case .wrongTier: climbing(relation, in: project.map.architecture)
      case .allowed: handingOn(relation, in: project.map.architecture)
      case .closed, .unused: nil
      }
    }
  }
}

extension TierRule {
  /// A part of the project names something of a tier that it does not depend on.
  private static func climbing(_ relation: Relation, in architecture: Architecture) -> Finding {
    let ways = architecture.waysOut(from: relation.from, to: relation.to)
    return finding(
      of: relation,
      "\(relation.from.words) may not \(relation.mention.words), which is \(relation.to.words); "
        + "\(ways.isEmpty ? wayOutUpward : "go through \(ways.words(joinedBy: "or"))")")
  }

  /// A tier hands on, to whoever uses it, what it alone may use.
  private static func handingOn(
    _ relation: Relation, in architecture: Architecture
  ) -> Finding? {
    guard case .exporting(let name) = relation.mention,
      case .tier(let tier, _) = relation.from, case .tier(let other, _) = relation.to,
      tier != other, !architecture.areAllowed(other, ifTheySee: tier)
    else { return nil }
    return finding(
      of: relation,
      "\(relation.from.words) hands `\(name)`, which is \(relation.to.words), on to whoever "
        + "imports it; import it without `@_exported`")
  }
}

extension Architecture {
  /// True if all who may use the one tier may use the other one too.
  fileprivate func areAllowed(_ other: String, ifTheySee tier: String) -> Bool {
    let app = tiersForApp.map(\.name)
    return tiers.allSatisfy {
      !$0.sees.contains(tier) || $0.sees.contains(other) || $0.name == other
    }
      && (!app.contains(tier) || app.contains(other))
  }

  /// The tiers that may be used on the way to another; none, if it is above.
  fileprivate func waysOut(from importer: Position, to owner: Position) -> [String] {
    guard case .tier(let other, _) = owner else { return [] }
    switch importer {
    case .app: return tiersForApp.map(\.name)
    case .tier(let tier, _) where isAbove(tier, other):
      let seen = self.tier(named: tier)?.sees ?? []
      let leading = seen.filter {
        self.tier(named: $0)?.sees.contains(other) == true && isAbove(tier, $0)
          && isAbove($0, other)
      }
      return leading.isEmpty ? (seen.count > 3 ? [] : seen) : leading
    case .tier, .shared, .tests: return []
    }
  }
}
