import Ground
import SwiftReading
import Templates

/// Which part of a project may depend on which, as its `scaffold.json` says.
package struct Architecture: Equatable, Sendable {
  /// The upper ones first.
  package let tiers: [Tier]
  /// The parts that every tier may use.
  package let shared: [PlacePattern]
  /// The parts that put the modules together.
  package let app: [PlacePattern]
  package let tests: [PlacePattern]
  /// The parts of files that count as little as tests.
  package var testRegions: Set<CodeRegion> = []
  /// The tiers that the app depends on; `nil` if nothing says it.
  package var appSees: [String]?
  /// The parts that some parts are never to use, whatever their tiers.
  package var bans: [Ban] = []
  /// The parts that only some parts may use.
  package var reservations: [Reservation] = []
  /// Parts that do not depend on one another.
  package var independents: [IndependentParts] = []
  /// The layers inside of folders.
  package var layerings: [Layering] = []
  /// A team's own rules about files.
  package var requirements: [Requirement] = []
  /// The most that imports may hand on; the exact names of modules first.
  package var importLimits: [ImportLimit] = []
  /// The units that are to have no circles.
  package var acyclic: Set<Acyclic> = []
  /// How much it matters that a rule is broken; the more exact ones last.
  package var levels: [RuleLevel] = []
  /// The violations that may stay; `nil` if nothing names a file of them.
  package var baseline: ProjectPath?
  /// The modules that each module may use.
  package var uses: [String: Set<String>]
  /// Those of them that `scaffold.json` names, in its order.
  package let writtenUses: [WrittenUse]
  /// The folder that has a folder for each module.
  package let modules: ProjectPath?
  /// The folders that are checked; all, if none is named.
  package let sources: [ProjectPath]
  /// The folders and files that are not.
  package let excluded: [PlacePattern]
  /// The `scaffold.json` that it was read from.
  package let source: JSONSource
  /// True if the tiers are folders of one target, so that the target's name stands for none.
  package var isInOneTarget = false
  /// The claims of places, once they were collected.
  private(set) var collectedClaims: [Claim]?
}

extension Architecture {
  /// Collects what says what belongs where, which many folders are held against.
  mutating func collectClaims() { collectedClaims = claims }

  /// That of a project of which nothing is known yet.
  package static var none: Architecture {
    Architecture(
      tiers: [], shared: [], app: [], tests: [], uses: [:],
      writtenUses: [], modules: nil, sources: [], excluded: [],
      source: JSONSource(file: "", bytes: []))
  }

  package func tier(named name: String) -> Tier? { tiers.first { $0.name == name } }

  /// True if `tier` is nearer to the user than `other`.
  package func isAbove(_ tier: String, _ other: String) -> Bool {
    let order = tiers.map(\.name)
    guard let one = order.firstIndex(of: tier), let two = order.firstIndex(of: other) else {
      return false
    }
    return one < two
  }

  /// The tiers of the modules that the app depends on: all but the lowest, if there are three or
  /// more.
  package var tiersForApp: [Tier] {
    if let appSees { return tiers.filter { appSees.contains($0.name) } }
    return tiers.count > 2 ? tiers.dropLast() : tiers
  }

  /// True if it matters which folder of a tier depends on which other.
  package var judgesFolders: Bool {
    !bans.isEmpty || !reservations.isEmpty || !independents.isEmpty || !acyclic.isEmpty
      || !layerings.isEmpty
  }

  /// True if types say who depends on whom inside of a target too.
  package var looksInsideTargets: Bool { acyclic.contains(.files) || !layerings.isEmpty }

  /// True if it matters which types a tier offers to others.
  package var hidesTypes: Bool { tiers.contains { !$0.hides.isEmpty } }

  /// True if the names of types in files matter, though imports say who depends on whom.
  package var namesTypes: Bool {
    tiers.contains { !$0.types.isEmpty } || looksInsideTargets || hidesTypes
  }

  /// The tiers that a framework is for; none, if all may use it.
  package func tiers(for framework: String) -> [String] {
    tiers.filter { $0.frameworks.contains(framework) }.map(\.name)
  }

  /// The tiers that a type is for; none, if all may name it.
  package func tiers(forType type: String) -> [String] {
    tiers.filter { $0.types.contains(type) }.map(\.name)
  }

  /// True if a part may import a framework of the system.
  package func allows(_ position: Position, framework: String) -> Bool {
    allows(position, ownedBy: tiers(for: framework))
  }

  /// True if a part may have what is for some tiers only.
  package func allows(_ position: Position, ownedBy owners: [String]) -> Bool {
    guard !owners.isEmpty else { return true }
    return switch position {
    case .tier(let name, _): owners.contains(name)
    case .app: tiersForApp.contains { owners.contains($0.name) }
    case .shared: false
    case .tests: true
    }
  }
}

extension Architecture {
  /// That of a project whose parts depend on none of the others, to find out who does.
  package static func parts(_ names: [String]) -> Architecture { named(names.map { ($0, []) }) }

  /// That of a project whose tiers are known by the names of files alone.
  ///
  /// - Parameter tiers: the names of the tiers, each with its patterns.
  package static func named(_ tiers: [(name: String, files: [String])]) -> Architecture {
    let tiers = tiers.map { name, files in
      Tier(
        name: name, offset: 0, folders: [], targets: [],
        files: files.compactMap { try? PlacePattern($0) }, frameworks: [], types: [], hides: [],
        sees: [], isOpen: false, spansModules: false)
    }
    return Architecture(
      tiers: tiers, shared: [], app: [], tests: [], uses: [:], writtenUses: [], modules: nil,
      sources: [], excluded: [], source: JSONSource(file: "", bytes: []))
  }
}
