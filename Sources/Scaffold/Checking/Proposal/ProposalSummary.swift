import Ground
import Model

/// What a proposal found: each tier with its share of the files, and what each rule judged.
package struct ProposalSummary {
  private let tiers: [[String]]
  private let rules: [[String]]
  /// Tiers that see one another.
  private let circles: [String]

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
    circles = Self.circles(in: plan, uses)
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

  /// Pairs of tiers that see one another, which stays as it is: nobody knows which way is right.
  private static func circles(in plan: TierPlan, _ uses: [[String]: Int]) -> [String] {
    let indices = plan.groups.indices
    let pairs = indices.flatMap { one in
      indices.filter { $0 > one && plan.sees[one].contains($0) && plan.sees[$0].contains(one) }
        .compactMap { other -> (text: String, count: Int)? in
          let (name, its) = (plan.groups[one].name, plan.groups[other].name)
          let (there, back) = (uses[[name, its]] ?? 0, uses[[its, name]] ?? 0)
          guard there > 0, back > 0 else { return nil }
          return (
            Message(
              "\(name) and \(its) see one another, as today: \(there) and \(counting: back, "use")"
            ).text,
            min(there, back)
          )
        }
    }
    let worst = pairs.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    let rest = worst.count - Self.mostCircles
    return worst.prefix(mostCircles).map(\.text)
      + (rest > 0 ? [Message("and \(counting: rest, "more pair") of tiers").text] : [])
  }

  private static let mostCircles = 3

  /// Two tables, and what is against no rule and no good all the same.
  package var text: String {
    let tables = [tiers, rules].map(Self.lines) + (circles.isEmpty ? [] : [circles])
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
