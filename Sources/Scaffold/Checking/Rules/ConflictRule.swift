import Ground

/// `<<<<<<<`, and nobody has chosen between the two sides.
enum ConflictRule: Rule {
  static let name = "conflict"
  static let summary: Message = "No merge has left conflict markers behind."
  /// What does not compile is mended, not allowed.
  static let isExcusable = false
  static let judgesFilesAlone = true
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
    let files = project.survey.files.flatMap { file in places(file.rare.conflicts, in: file.path) }
    let manifests = project.map.packages.flatMap { places($0.conflicts, in: $0.manifest) }
    return (files + manifests + project.registrations.conflicts).map { place in
      finding(
        at: place, with: "<<<<<<<",
        "two branches are in conflict here; `scaffold repair` unites ledgers and what stands between "
          + "markers, choose by hand elsewhere")
    }
  }

  private static func places(_ lines: [Int], in file: String) -> [SourcePlace] {
    lines.map { SourcePlace(file: file, line: $0, column: 1) }
  }
}
