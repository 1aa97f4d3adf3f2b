import Ground
import Templates

/// Which part of a project may see which, as its `scaffold.json` says.
package struct Architecture: Equatable, Sendable {
  /// The upper ones first.
  package let tiers: [Tier]
  /// What every tier may see.
  package let shared: [PlacePattern]
  /// What puts the modules together.
  package let app: [PlacePattern]
  package let tests: [PlacePattern]
  /// The modules that each module may see.
  package var uses: [String: Set<String>]
  /// Those of them that `scaffold.json` names, in its order.
  package let writtenUses: [WrittenUse]
  /// The folder that has a folder for each module.
  let modules: ProjectPath?
  /// The folders that are checked; all, if none is named.
  package let sources: [ProjectPath]
  /// The folders and files that are not.
  package let excluded: [PlacePattern]
  /// The `scaffold.json` that it was read from.
  package let source: JSONSource
}

extension Architecture {
  /// That of a project of which nothing is known yet.
  package static var none: Architecture {
    Architecture(
      tiers: [], shared: [], app: [], tests: [], uses: [:],
      writtenUses: [], modules: nil, sources: [], excluded: [],
      source: JSONSource(file: "", bytes: []))
  }

  package func tier(named name: String) -> Tier? { tiers.first { $0.name == name } }

  /// Whether `tier` is nearer to the user than `other`.
  package func isAbove(_ tier: String, _ other: String) -> Bool {
    let order = tiers.map(\.name)
    guard let one = order.firstIndex(of: tier), let two = order.firstIndex(of: other) else {
      return false
    }
    return one < two
  }

  /// The tiers of the modules that the app sees: all but the lowest, if there are three or more.
  package var tiersForApp: [Tier] { tiers.count > 2 ? tiers.dropLast() : tiers }

  /// The tiers that a framework is for; none, if all may use it.
  package func tiers(for framework: String) -> [String] {
    tiers.filter { $0.frameworks.contains(framework) }.map(\.name)
  }

  /// Whether a part may import a framework of the system.
  package func allows(_ position: Position, framework: String) -> Bool {
    let owners = tiers(for: framework)
    guard !owners.isEmpty else { return true }
    return switch position {
    case .tier(let name, _): owners.contains(name)
    case .app: tiersForApp.contains { owners.contains($0.name) }
    case .shared: false
    case .tests: true
    }
  }
}
