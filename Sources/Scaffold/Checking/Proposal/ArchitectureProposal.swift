import Model
import Templates

/// A `scaffold.json` for a project that has none, drawn from its folders and targets.
package struct ArchitectureProposal {
  private let name: String
  private let outline: ProjectOutline
  private let tiers: [TierProposal]
  private var uses: [String: Set<String>] = [:]

  /// One tier, as it would stand in `scaffold.json`.
  private struct TierProposal {
    let name: String
    let folders: [String]
    let targets: [String]
    let frameworks: [String]
  }

  /// - Parameter root: the folder of the project.
  /// - Returns: `nil` if there are no two folders or targets that look like tiers.
  package init?(of root: String, named name: String) throws {
    let outline = try ProjectOutline(of: root)
    let tiers = TierWords.all.compactMap { Self.tier($0, in: outline) }
    guard tiers.count > 1 else { return nil }
    (self.name, self.outline, self.tiers) = (name, outline, tiers)
    uses = try inspection(of: root).usesOfToday
  }
}

extension ArchitectureProposal {
  /// The project as this proposal sees it.
  package func inspection(of root: String) throws -> Inspection {
    try Inspection(
      of: root, ProjectFile(JSONSource(file: ProjectFile.path, bytes: Array(text.utf8))))
  }

  private static func tier(_ words: TierWords, in outline: ProjectOutline) -> TierProposal? {
    let folders = outline.folderNames(of: words)
    let targets = outline.targetPatterns(of: words)
    guard !folders.isEmpty || !targets.isEmpty else { return nil }
    let others = TierWords.all.filter { $0.tier != words.tier }
      .map(outline.imports).reduce(into: Set<String>()) { $0.formUnion($1) }
    let own = outline.imports(of: words).subtracting(others)
    return TierProposal(
      name: words.tier, folders: folders, targets: targets,
      frameworks: words.frameworks + words.possible.filter(own.contains))
  }
}

// MARK: - Text

extension ArchitectureProposal {
  /// The file, a tier a line.
  package var text: String {
    let (shared, tests) = (outline.shared, outline.tests)
    let rows: [String?] = [
      "\"version\": 1",
      "\"name\": \(quoted(name))",
      "\"layout\": \(quoted(outline.isOneTarget ? "folders" : "package"))",
      "\"ui\": \"none\"",
      outline.modules.map { "\"modules\": \(quoted($0))" },
      "\"tiers\": [\n\(tiers.map { "    " + line($0) }.joined(separator: ",\n"))\n  ]",
      outline.app.isEmpty ? nil : "\"app\": \(list(outline.app))",
      shared.isEmpty ? nil : "\"shared\": \(list(shared))",
      tests.isEmpty ? nil : "\"tests\": \(list(["Tests", "*Tests"] + tests))",
      uses.isEmpty ? nil : "\"uses\": { \(lineOfUses) }",
    ]
    return "{\n" + rows.compactMap(\.self).map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private func line(_ tier: TierProposal) -> String {
    let members = [
      "\"name\": \(quoted(tier.name))",
      tier.folders.isEmpty ? nil : "\"folders\": \(list(tier.folders))",
      tier.targets.isEmpty ? nil : "\"targets\": \(list(tier.targets))",
      tier.frameworks.isEmpty ? nil : "\"frameworks\": \(list(tier.frameworks))",
    ]
    return "{ " + members.compactMap(\.self).joined(separator: ", ") + " }"
  }

  private var lineOfUses: String {
    uses.sorted { $0.key < $1.key }.map { "\(quoted($0)): \(list($1.sorted()))" }
      .joined(separator: ", ")
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private func quoted(_ text: String) -> String { String(JSON(.text(text)).fileText.dropLast()) }
}

extension Inspection {
  /// The modules that see what others leave open to them, and these others.
  fileprivate var usesOfToday: [String: Set<String>] {
    relations.reduce(into: [:]) { uses, relation in
      guard let modules = relation.modules, relation.access == .unused else { return }
      uses[modules.from, default: []].insert(modules.to)
    }
  }
}
