import Ground
import Model
import SwiftReading
import Templates

/// A `scaffold.json` for a project that has none, drawn from its targets, its folders and from who
/// depends on whom in it.
package struct ArchitectureProposal {
  private let name: String
  private let parts: ProjectParts
  private var plan: TierPlan
  /// The folders of each group that other lines would take to another one, by its place.
  private var pinned: [Int: [String]] = [:]
  /// The folders of several groups, whose files are counted to the one that has the folder.
  private var counted: Set<String> = []
  /// The frameworks that each tier alone imports, by its place.
  private var frameworks: [Int: [String]] = [:]
  /// The violations that the project may keep; `nil` if there are none.
  package private(set) var baseline: Baseline?

  /// The name of the file that the baseline is in.
  package static let baselineFile = "scaffold-baseline.json"

  /// - Parameter root: the folder of the project.
  /// - Returns: `nil` if the project has no two parts of which one depends on the other, nor two that
  ///   are called like tiers.
  package init?(of root: String, named name: String) throws {
    var parts = try ProjectParts(of: root)
    var graph = PartGraph(of: parts)
    // Apps that stand beside one another have their tiers in folders each.
    if graph.counts.isEmpty, parts.splitTarget == nil {
      parts = try ProjectParts(of: root, splitsAll: true)
      graph = PartGraph(of: parts)
    }
    let roles = Set(parts.all.compactMap(\.role)).subtracting([.shared])
    guard !graph.counts.isEmpty || roles.count > 1 else { return nil }
    (self.name, self.parts) = (name, parts)
    plan = TierPlan(of: parts.all, graph)
    frameworks = frameworksOfTiers
    while try settle(by: inspection(of: root)) {}
    let inspection = try inspection(of: root)
    countWhatIsShared(in: inspection)
    let debts = try debts(in: inspection)
    if !debts.isEmpty { baseline = Baseline(of: debts) }
  }
}

extension ArchitectureProposal {
  /// The `scaffold.json`, a tier a line.
  package var text: String { written.text }

  private var written: ProposalText {
    ProposalText(
      name: name, parts: parts, plan: plan, pinned: pinned, frameworks: frameworks,
      hasBaseline: baseline != nil)
  }

  /// The `scaffold.json` as it would be read.
  package var file: ProjectFile {
    get throws { try ProjectFile(JSONSource(file: ProjectFile.path, bytes: Array(text.utf8))) }
  }

  /// The project as this proposal would have it.
  package func inspection(of root: String) throws -> Inspection {
    try Inspection(of: root, file)
  }

  /// Brings the file nearer to what the plan says and the project does.
  ///
  /// - Returns: whether there was something.
  private mutating func settle(by inspection: Inspection) -> Bool {
    pinWhatIsElsewhere(in: inspection) || allowWhatIsMissing(in: inspection)
  }

  /// Names the folders that names, patterns or targets take to another part: the deepest path counts.
  private mutating func pinWhatIsElsewhere(in inspection: Inspection) -> Bool {
    var isChanged = false
    for dissent in ProposalDissent.all(of: parts, in: plan, against: inspection) {
      let known = pinned[dissent.group, default: []]
      // What is right in the project's folder has no path of its own.
      guard !dissent.isShared, dissent.folder.contains("/"),
        !known.contains(where: { dissent.folder.isIn($0) })
      else { continue }
      pinned[dissent.group] = known + [dissent.folder]
      isChanged = true
    }
    return isChanged
  }

  /// Counts files of a folder that is of several groups to the one that has the folder.
  private mutating func countWhatIsShared(in inspection: Inspection) {
    for dissent in ProposalDissent.all(of: parts, in: plan, against: inspection)
    where dissent.isShared {
      guard let owner = dissent.owner else { continue }
      plan.count(dissent.files.count, of: dissent.group, to: owner)
      counted.insert(dissent.folder)
    }
  }

  /// What a tier depends on that the plan knows nothing of is the rule as well, unless that depends
  /// on it.
  private mutating func allowWhatIsMissing(in inspection: Inspection) -> Bool {
    var isChanged = false
    for relation in inspection.relations {
      if case .exporting = relation.mention { isChanged = handOn(relation) || isChanged }
      guard relation.access == .wrongTier, let from = name(of: relation.from),
        let to = name(of: relation.to)
      else { continue }
      isChanged = plan.allow(from: from, to: to) || isChanged
    }
    return isChanged
  }

  /// The group at a place, if it is a tier or the app.
  private func name(of position: Position) -> String? {
    switch position {
    case .tier(let name, _): name
    case .app: plan.app.map { plan.groups[$0].name }
    case .shared, .tests: nil
    }
  }

  /// Whoever depends on a tier depends on what it exports.
  private mutating func handOn(_ relation: Relation) -> Bool {
    guard case .tier(let from, _) = relation.from, case .tier(let to, _) = relation.to else {
      return false
    }
    let seeing = plan.groups.indices.filter { index in
      plan.sees[index].contains { plan.groups[$0].name == from }
    }
    return seeing.reduce(false) { plan.allow(from: plan.groups[$1].name, to: to) || $0 }
  }

  /// The violations of the project, except those that are clearly a mistake.
  private func debts(in inspection: Inspection) throws -> [Finding] {
    let places = Dictionary(plan.groups.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let group = { (position: Position) in name(of: position).flatMap { places[$0] } }
    let starts = Set(plan.app.map { written.ends(of: plan.groups[$0]) } ?? [])
    let mistakes = inspection.relations.filter { relation in
      guard relation.access == .wrongTier, let from = group(relation.from),
        let to = group(relation.to)
      else { return false }
      // What stands beside the start of an app, or in an extension of it, just happens to be there.
      let isBeside =
        relation.to == .app
        && relation.declaration.map { place in
          !starts.contains(place.file)
            || relation.mention.name.first?.isUppercase == true
              && place.file.lastName != relation.mention.name + ".swift"
        } ?? false
      return from != to && !isBeside && plan.sees[to].contains(from)
        && plan.areMistakes(from: from, to: to)
    }
    let told = Set(mistakes.map(\.place))
    return try Checker(inspection: inspection).findings().filter { finding in
      finding.rule != IndependentRule.name
        && !(finding.rule == TierRule.name && told.contains(finding.place))
    }
  }

  /// The frameworks of views and of data that one tier imports alone.
  private var frameworksOfTiers: [Int: [String]] {
    var found: [Int: [String]] = [:]
    for (role, frameworks) in [(Role.view, Self.ofViews), (.data, Self.ofData)] {
      for framework in frameworks {
        let users = plan.groups.indices.filter { index in
          plan.groups[index].parts.contains { parts.all[$0].imports.contains(framework) }
        }
        // The app has what views have; what it has of data says that no tier has it alone.
        let tiers = role == .view ? users.filter { $0 != plan.app } : users
        guard tiers.count == 1, let user = tiers.first, !plan.shared.contains(user),
          plan.groups[user].role == role
        else { continue }
        found[user, default: []].append(framework)
      }
    }
    return found
  }

  /// - Throws: `Refusal.misplaced` where the file puts something elsewhere than the summary says.
  package func requireAgreement(with inspection: Inspection) throws(Refusal) {
    let dissents = ProposalDissent.all(of: parts, in: plan, against: inspection)
      // The files of a folder whose name has hidden characters are in no tier, which is frozen.
      .filter { !counted.contains($0.folder) && (try? ProjectPath($0.folder)) != nil }
    guard let worst = dissents.max(by: { $0.files.count < $1.files.count }) else { return }
    throw .misplaced(
      worst.files, in: worst.folder, of: plan.groups[worst.group].name,
      words: worst.position?.words.text ?? Message("in no tier").text)
  }

  /// The result, for people.
  package func summary(_ inspection: Inspection, _ findings: [Finding]) -> ProposalSummary {
    ProposalSummary(of: plan, inspection, findings, baseline)
  }

  private static let ofViews = ["AppKit", "SwiftUI", "UIKit"]
  private static let ofData = [
    "CloudKit", "CoreData", "FoundationNetworking", "GRDB", "RealmSwift", "SQLite3", "Security",
    "SwiftData",
  ]
}
