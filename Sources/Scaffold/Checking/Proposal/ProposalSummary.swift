import Ground
import Model

/// What a proposal found: each tier with its share of the files, and what each rule judged.
package struct ProposalSummary {
  private let tiers: [[String]]
  private let rules: [[String]]

  init(of plan: TierPlan, _ inspection: Inspection, _ findings: [Finding]) {
    let total = plan.groups.reduce(0) { $0 + $1.files }
    tiers = plan.groups.indices.map { index in
      let group = plan.groups[index]
      let kind = index == plan.app ? "app" : plan.shared.contains(index) ? "shared" : "tier"
      return [
        Message(term: kind).text, group.name, Message("\(counting: group.files, "file")").text,
        "\(group.files * 100 / max(total, 1)) %",
      ]
    }
    let uses = Self.uses(in: inspection)
    let all = uses.values.reduce(0, +)
    let against = plan.against.map { from, to -> [String] in
      let (one, other) = (plan.groups[from].name, plan.groups[to].name)
      let judged = uses.filter { $0.key[0] == one }.values.reduce(0, +)
      let count = uses[[one, other]] ?? 0
      return Self.row("\(one) does not see \(other)", uses: judged, against: count)
    }
    let features =
      plan.features.isEmpty
      ? []
      : [
        Self.row(
          "\(plan.features.count) features do not see one another",
          uses: Self.usesByFeatures(in: inspection),
          against: findings.count { $0.rule == IndependentRule.name })
      ]
    rules =
      [Self.row("each tier sees what it sees today", uses: all, against: 0)] + against + features
  }

  /// What a rule says, how often it was asked and how often it was broken.
  private static func row(_ rule: Message, uses: Int, against: Int) -> [String] {
    [
      rule.text, Message("\(counting: uses, "use")").text, Message("\(against) against").text,
    ]
  }

  /// How often each tier sees each other one.
  private static func uses(in inspection: Inspection) -> [[String]: Int] {
    inspection.relations.reduce(into: [:]) { uses, relation in
      guard let from = relation.from.nameOfPart, let to = relation.to.nameOfPart else { return }
      uses[[from, to], default: 0] += 1
    }
  }

  /// How often features see something.
  private static func usesByFeatures(in inspection: Inspection) -> Int {
    let lists = inspection.map.architecture.independents.map(\.parts)
    var names = PartNames(lists, inspection.map)
    return inspection.relations.count { relation in
      if case .tests = relation.from { return false }
      return lists.indices.contains { names.name(of: relation.fromPart, in: $0) != nil }
    }
  }

  /// Two tables.
  package var text: String {
    [tiers, rules].map { rows in
      Self.lines(rows).map { "  " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func lines(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.displayWidth) }
        .joined(separator: "  ").trimmed
    }
  }
}

extension Position {
  fileprivate var nameOfPart: String? {
    switch self {
    case .tier(let name, _): name
    case .app: Role.app.rawValue
    case .shared: "shared"
    case .tests: nil
    }
  }
}
