import Ground
import Model

/// The result of a proposal: each tier with its share of the files, and what each rule judged.
package struct ProposalSummary {
  private let tiers: [[String]]
  private let rules: [[String]]
  /// Groups that became one tier, and what may stay as it is.
  private let notes: [String]

  init(
    of plan: TierPlan, _ inspection: Inspection, _ findings: [Finding], _ baseline: Baseline?
  ) {
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
    let against = plan.against.map { from, to -> (row: [String], count: Int) in
      let (one, other) = (plan.name(of: from), plan.name(of: to))
      let judged = uses.filter { $0.key[0] == one }.values.reduce(0, +)
      let count = uses[[one, other]] ?? 0
      let names = (plan.groups[from].name, plan.groups[to].name)
      return (
        Self.row("\(names.0) does not depend on \(names.1)", uses: judged, against: count), count
      )
    }.filter { $0.count > 0 }.sorted { ($1.count, $0.row[0]) < ($0.count, $1.row[0]) }
    let rest = against.dropFirst(Self.mostRows).map(\.count)
    let features =
      plan.features.isEmpty
      ? []
      : [
        Self.row(
          "\(plan.features.count) features do not depend on one another",
          uses: Self.usesByFeatures(in: inspection),
          against: findings.count { $0.rule == IndependentRule.name })
      ]
    let others =
      rest.isEmpty
      ? []
      : [
        Self.row(
          "\(counting: rest.count, "more pair") of tiers", uses: all, against: rest.reduce(0, +))
      ]
    notes = Self.notes(on: plan) + (baseline.map { [Self.words(for: $0)] } ?? [])
    rules =
      [
        Self.row(
          "each tier depends on what most uses say", uses: all,
          against: against.reduce(0) { $0 + $1.count })
      ] + against.prefix(Self.mostRows).map(\.row) + others + features
  }

  private static let mostRows = 8

  /// The row of a rule: its words, how often it was asked and how often it was broken.
  private static func row(_ rule: Message, uses: Int, against: Int) -> [String] {
    [
      rule.text, Message("\(counting: uses, "use")").text, Message("\(against) against").text,
    ]
  }

  /// How often each tier depends on each other one.
  private static func uses(in inspection: Inspection) -> [[String]: Int] {
    inspection.relations.reduce(into: [:]) { uses, relation in
      guard let from = relation.from.nameOfPart, let to = relation.to.nameOfPart else { return }
      uses[[from, to], default: 0] += 1
    }
  }

  /// How often features depend on something.
  private static func usesByFeatures(in inspection: Inspection) -> Int {
    let lists = inspection.map.architecture.independents.map(\.parts)
    var names = PartNames(lists, inspection.map)
    return inspection.relations.count { relation in
      if case .tests = relation.from { return false }
      return lists.indices.contains { names.name(of: relation.fromPart, in: $0) != nil }
    }
  }

  /// Groups that depend on one another as much.
  private static func notes(on plan: TierPlan) -> [String] {
    plan.groups.filter { !$0.joined.isEmpty }.map { group in
      let others = group.joined.sorted().joined(separator: ", ")
      return Message(
        "\(group.name) and \(others) depend on one another as much, and are one tier: part them by hand"
      ).text
    }
  }

  /// How many violations may stay, by rule.
  private static func words(for baseline: Baseline) -> String {
    let counts = baseline.countsByRule.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
    return Message(
      "May stay as it is (\(ArchitectureProposal.baselineFile)): \(counts); "
        + "`scaffold check --no-baseline` reports it"
    ).text
  }

  /// Two tables, and what is against no rule and no good all the same.
  package var text: String {
    let tables = [tiers, rules].map(Self.lines) + (notes.isEmpty ? [] : [notes])
    return tables.map { $0.map { "  " + $0 }.joined(separator: "\n") }.joined(separator: "\n\n")
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

extension TierPlan {
  /// The name by which relations know a group.
  fileprivate func name(of group: Int) -> String {
    group == app ? Role.app.rawValue : groups[group].name
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
