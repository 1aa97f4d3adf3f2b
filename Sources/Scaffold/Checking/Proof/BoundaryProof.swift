import Ground
import Model
import SwiftReading
import Templates

/// A proof that the boundaries of a `scaffold.json` hold: each lower tier uses each upper one, in
/// files that are thought up and never written, and one more file is in a folder that is new.
package struct BoundaryProof {
  /// Each boundary, and why it does not hold; `nil` if it does.
  private let outcomes: [(name: String, problem: Message?)]

  /// - Parameters:
  ///   - inspection: that of the project.
  ///   - root: the project's folder.
  /// - Throws: `DataError` for a mistake in `scaffold.json`.
  package init(of inspection: Inspection, in root: String, _ project: ProjectFile) throws {
    let plants = Plants(in: inspection, isOneTarget: project.isOneTarget)
    let texts = plants.files.mapValues { Optional(Array($0.utf8)) }
    let layout = try ProjectLayout(of: root, project, past: texts)
    let planted = try Inspection(
      of: layout, layout.survey(only: Set(texts.keys)), isBrief: true,
      only: project.isOneTarget ? nil : Set(texts.keys))
    let broken = Set(
      try Checker(inspection: planted).findings(isPartial: true).filter {
        $0.rule != AllowRule.name
      }
      .map { Plants.Line(file: $0.place.file, line: $0.place.line) })
    let uses = plants.uses.map { use -> (name: String, problem: Message?) in
      let isFound = use.line.map(broken.contains) ?? false
      guard !isFound else { return (use.name, nil) }
      let file = planted.survey.files.first { $0.path == use.line?.file }
      let position = file.flatMap { planted.map.positions[$0.folder] }
      let target = file.flatMap { planted.map.targetName(ofFolder: $0.folder) }
      return (use.name, use.problem(in: planted.map.architecture, at: position, of: target))
    }
    let isJudged = plants.newFile.map { file in
      broken.contains(Plants.Line(file: file, line: 1))
        || planted.survey.files.contains {
          $0.path == file && planted.map.positions[$0.folder] != nil
        }
    }
    let name = Message("a file in a new folder is in a tier, or reported").text
    let news = isJudged.map { [(name, $0 ? nil : Message("the rule `stray` is off"))] } ?? []
    outcomes = uses + news
  }

  /// True if all of them hold.
  package var isWhole: Bool { outcomes.allSatisfy { $0.problem == nil } }

  /// How many hold, and a line for each that does not.
  package var text: String {
    let broken = outcomes.compactMap { name, problem in problem.map { "  \(name): \($0.text)" } }
    let held = outcomes.count - broken.count
    let head = Message("Boundaries: \(held) of \(outcomes.count) hold").text
    return ([head] + broken).joined(separator: "\n")
  }

  /// The same for programs.
  package var json: JSON {
    let boundaries = outcomes.map { name, problem -> JSON in
      [
        "name": JSON(.text(name)), "holds": JSON(.flag(problem == nil)),
        "reason": problem.map { JSON(.text($0.text)) } ?? JSON(.null),
      ]
    }
    return ["version": 1, "boundaries": JSON(.list(boundaries))]
  }
}
