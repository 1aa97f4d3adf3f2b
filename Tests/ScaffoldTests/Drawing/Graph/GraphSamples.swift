@testable import Checking
@testable import Drawing
@testable import Ground
@testable import Model

/// Graphs to draw.
enum GraphSamples {
  /// Modules as the tool makes them: what all stand on, and the app above them.
  static func project(_ name: String, modules: [String], files: Int = 4) -> ArchitectureGraph {
    let base = tiers.map { ("Base\($0)", Position.tier($0, module: nil), 6) }
    let own = modules.flatMap { module in
      tiers.map { (module + $0, Position.tier($0, module: module), files) }
    }
    let tests = modules.map { ("\($0)Tests", Position.tests(module: $0), 7) }
    let rest = [("App", Position.app, 9), ("Core", .shared, 5)]
    let nodes = (base + own + tests + rest).sorted { $0.0 < $1.0 }
    return ArchitectureGraph(
      name: name, tiers: tiers,
      nodes: nodes.map { ArchitectureGraph.Node(id: $0.0, position: $0.1, files: $0.2) },
      edges: edges(of: modules))
  }

  static let tiers = ["View", "Business", "Data"]

  private static func edges(of modules: [String]) -> [ArchitectureGraph.Edge] {
    let own = (["Base"] + modules).flatMap { module in
      tiers.map { edge(module + $0, "Core") }
        + [edge("\(module)View", "\(module)Business"), edge("\(module)Business", "\(module)Data")]
    }
    let shared = modules.flatMap { module in
      tiers.map { edge(module + $0, "Base\($0)") }
        + [edge("\(module)Business", "BaseData"), edge("\(module)Tests", "\(module)Business")]
    }
    let app =
      modules.flatMap { [edge("App", "\($0)View"), edge("App", "\($0)Business")] }
      + tiers.map { edge("App", "Base\($0)") } + [edge("App", "Core")]
    return (own + shared + app).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  static func edge(
    _ from: String, _ to: String, count: Int = 1, findings: [Finding] = []
  ) -> ArchitectureGraph.Edge {
    ArchitectureGraph.Edge(from: from, to: to, count: count, findings: findings)
  }

  /// An import of another tier that the tier may not have.
  static func violation(
    _ module: String, _ tier: String, sees other: String, _ otherTier: String, line: Int = 3
  ) -> ArchitectureGraph.Edge {
    let finding = TierRule.finding(
      at: SourcePlace(
        file: "Sources/Modules/\(module)/\(tier)/\(module).swift", line: line, column: 8),
      with: other + otherTier,
      "\(tier) of \(module) may not import `\(other + otherTier)`, which is \(otherTier) of "
        + "\(other); "
        + (tier == "View" ? "go through Business" : "pass in what it needs, or move the code"))
    return edge(module + tier, other + otherTier, findings: [finding])
  }
}

extension GraphSamples {
  /// Three modules, one of which the others use, and a boundary that is crossed.
  static let weibo = project("Weibo", modules: ["Login", "Profile", "Timeline"]).adding([
    edge("ProfileBusiness", "LoginBusiness"),
    edge("TimelineBusiness", "LoginBusiness", count: 2),
    violation("Timeline", "View", sees: "Profile", "Data"),
  ])

  static let empty = ArchitectureGraph(name: "Empty", tiers: tiers, nodes: [], edges: [])

  /// Names that would be code, markup or an end of something, if they were taken for that.
  static let hostileNames = [
    "</script><script>hacked=1</script>", "<img src=x onerror=hacked=1>", "\"hacked'`;",
    "\\hacked\\", "%% hacked #quot; {}[]|", "&lt;b>hacked", "end hacked\nend", "hacked\u{0}\u{1b}",
    "\u{202e}hacked", "]]>hacked--><b>", "登录hacked",
  ]

  static let hostile: ArchitectureGraph = {
    let nodes = hostileNames.sorted().map { name in
      ArchitectureGraph.Node(id: name, position: .tier("<hacked>", module: name), files: 1)
    }
    let edges = zip(nodes, nodes.dropFirst()).map { one, other in
      let finding = Finding.sample("<hacked>\n.swift", 3, 8, other.id)
      return edge(one.id, other.id, findings: [finding])
    }
    return ArchitectureGraph(name: "Hostile", tiers: ["<hacked>"], nodes: nodes, edges: edges)
  }()
}

extension ArchitectureGraph {
  func adding(_ edges: [Edge]) -> ArchitectureGraph {
    let all = (self.edges + edges).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return ArchitectureGraph(name: name, tiers: tiers, nodes: nodes, edges: all)
  }
}
