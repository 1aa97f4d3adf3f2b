import Ground
import Merging
import Model

/// `<<<<<<<`, and nobody has chosen between the two sides.
enum ConflictRule: Rule {
  static let name = "conflict"
  static let summary: Message = "No merge has left conflict markers behind."
  /// What does not compile is fixed, not allowed.
  static let traits: Set<RuleTrait> = [.inexcusable, .judgesFilesAlone]
  static let example = RuleExample(
    bad: [
      "Login/Data/LoginReply.swift": """
      struct LoginReply {
      <<<<<<< ours
        let id: Int
      =======
        let id: String
      >>>>>>> theirs
      }

      """
    ],
    good: ["Login/Data/LoginReply.swift": "struct LoginReply {\n  let id: Int\n}\n"])

  static func findings(in project: Inspection) -> [Finding] {
    let files = project.survey.files.flatMap { file in
      findings(file.rare.conflicts, in: file.path)
    }
    let manifests = project.map.packages.flatMap { findings($0.conflicts, in: $0.manifest) }
    return files + manifests
      + project.registrations.conflicts.flatMap { findings([$0.place], in: $0.file) }
  }

  private static func findings(_ places: [ConflictPlace], in file: String) -> [Finding] {
    places.map { place in
      finding(
        at: SourcePlace(file: file, line: place.line, column: 1), with: "<<<<<<<",
        place.isOfUpdate
          ? "an edit and a change of the template both stand here; \(Conflict.waysToSettle(file))"
          : "two branches are in conflict here; `scaffold repair` unites ledgers and what stands "
            + "between markers, choose by hand elsewhere")
    }
  }
}
