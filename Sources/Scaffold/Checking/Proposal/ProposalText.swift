import Ground
import Model
import SwiftReading
import Templates

/// The `scaffold.json` of a proposal.
struct ProposalText {
  let name: String
  let parts: ProjectParts
  let plan: TierPlan
  /// The folders of each group that other lines would take to another one, by its place.
  let pinned: [Int: [String]]
  /// The frameworks that each tier alone imports, by its place.
  let frameworks: [Int: [String]]
  let hasBaseline: Bool
}

extension ProposalText {
  /// The file, a tier a line.
  var text: String {
    let shared = Set(plan.shared.flatMap(places(ofGroup:))).sorted()
    let rows: [String?] = [
      "\"version\": 2",
      "\"name\": \(quoted(name))",
      "\"layout\": \(quoted(parts.splitTarget == nil ? "package" : "folders"))",
      "\"ui\": \"none\"",
      "\"tiers\": [\n\(tiers.map { "    " + $0 }.joined(separator: ",\n"))\n  ]",
      "\"app\": " + app,
      shared.isEmpty ? nil : "\"shared\": \(list(shared))",
      tests.isEmpty ? nil : "\"tests\": \(list(["Tests", "*Tests"] + tests))",
      parts.vendored.isEmpty ? nil : "\"exclude\": \(list(parts.vendored))",
      plan.features.isEmpty ? nil : "\"independent\": { \"features\": \(list(features)) }",
      hasBaseline ? "\"baseline\": \(quoted(ArchitectureProposal.baselineFile))" : nil,
    ]
    return "{\n" + rows.compactMap(\.self).map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private var app: String {
    guard let app = plan.app else { return list([]) }
    let folders = places(ofGroup: app)
    let files = ends(of: plan.groups[app]).filter { file in !folders.contains { file.isIn($0) } }
    // What adds to a file goes with it.
    let places =
      folders
      + files.filter { file in
        !file.contains("+") || !files.contains(file.prefix { $0 != "+" } + ".swift")
      }
    return "{ \"places\": \(list(places)), "
      + "\"sees\": \(list(seen(by: app))) }"
  }

  private var tiers: [String] {
    tierIndexes.map { index in
      let group = plan.groups[index]
      let folders = group.parts.filter { parts.all[$0].hasFolder && parts.all[$0].ends.isEmpty }
      let places = places(ofFolders: folders) + pinned[index, default: []]
      let members = [
        "\"name\": \(quoted(group.name))",
        places.isEmpty ? nil : "\"folders\": \(list(places))",
        targets(of: group).isEmpty ? nil : "\"targets\": \(list(targets(of: group)))",
        ends(of: group).isEmpty ? nil : "\"files\": \(list(ends(of: group)))",
        frameworks[index].map { "\"frameworks\": \(list($0))" },
        // What `*` stands for is a feature here, and no module that depends on no other.
        places.contains { $0.contains("/*/") } ? "\"spans\": true" : nil,
        "\"sees\": \(list(seen(by: index)))",
      ]
      return "{ " + members.compactMap(\.self).joined(separator: ", ") + " }"
    }
  }

  private var tierIndexes: [Int] {
    plan.groups.indices.filter { $0 != plan.app && !plan.shared.contains($0) }
  }

  private func seen(by index: Int) -> [String] {
    tierIndexes.filter { plan.sees[index].contains($0) }.map { plan.groups[$0].name }
  }

  private func places(ofGroup index: Int) -> [String] {
    let group = plan.groups[index]
    let folders = group.parts.filter { parts.all[$0].hasFolder && parts.all[$0].ends.isEmpty }
    return places(ofFolders: folders) + targets(of: group)
      + pinned[index, default: []]
  }

  /// The files of a group by the ends of their names.
  func ends(of group: PartGroup) -> [String] {
    Set(group.parts.flatMap { parts.all[$0].ends }).sorted()
  }

  private func targets(of group: PartGroup) -> [String] {
    group.parts.filter { parts.all[$0].isTarget }.map { parts.all[$0].name }.sorted()
  }

  private func places(ofFolders folders: [Int]) -> [String] {
    let known = words
    let ofFeatures = folders.filter { parts.all[$0].word != nil && !known.contains($0) }
    let patterns = FeaturePattern.patterns(
      of: Set(ofFeatures.map { parts.all[$0].place }), besides: folderPaths(besides: folders))
    let rest = Set(folders).subtracting(ofFeatures)
    let all = Set(
      rest.map { index in
        let part = parts.all[index]
        return part.guessedFolder ?? (known.contains(index) ? part.word ?? "" : part.place)
      }
    ).union(patterns)
    return all.filter { $0.parentFolder.map(all.contains) != true }.sorted()
  }

  /// The folders with files of other parts than some; not of those whose files' names say.
  private func folderPaths(besides own: [Int]) -> [String] {
    let own = Set(own)
    return zip(parts.survey.folders, parts.partOfFolder)
      .filter { $0.position == nil && $1.map { !own.contains($0) } ?? false }.map(\.0.path)
  }

  /// The parts that are called by one word wherever they are: nothing else is above them.
  private var words: Set<Int> {
    let others = Set(parts.all.filter { !$0.isTarget && $0.word == nil }.map(\.place))
    return Set(
      parts.all.indices.filter { index in
        let part = parts.all[index]
        return part.word != nil && !others.contains { part.place.isIn($0) }
      })
  }

  private var features: [String] { plan.features.map { parts.all[$0].name }.sorted() }

  private var tests: [String] {
    let names = parts.lists.flatMap(\.contents.targets).filter { $0.kind == .test }.map(\.name)
    let used = Set(parts.targets.compactMap { $0?.target.name })
    return parts.testsOfApp
      .union(names.filter { used.contains($0) && !$0.hasSuffix("Tests") }).sorted()
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.filter(\.isPlace).map(quoted).joined(separator: ", ") + "]"
  }

  private func quoted(_ text: String) -> String { JSON(.text(text)).printed }
}

extension String {
  /// True if `scaffold.json` can name a folder that is called so.
  fileprivate var isPlace: Bool {
    (try? ProjectPath(self)) != nil && !contains("*") || hasPrefix("*") || contains("/*/")
      || hasSuffix(".swift")
  }
}
