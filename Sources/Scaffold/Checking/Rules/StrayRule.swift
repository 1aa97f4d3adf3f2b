/// A file that the architecture does not know of.
enum StrayRule: Rule {
  static let name = "stray"
  static let summary = "Every file is in a tier."
  static let example = RuleExample(
    bad: ["Login/Odds.swift": "struct Odds {}"],
    good: ["Login/Business/Odds.swift": "struct Odds {}"])

  static func findings(in project: Inspection) -> [Finding] {
    project.survey.files.compactMap { file in
      guard project.map.positions[file.folder] == nil else { return nil }
      let folder = project.survey.folders[file.folder].path
      return finding(
        ofFile: file.path, with: folder,
        folder.isEmpty
          ? "the file is in no tier; move it into one, or name it in `exclude` of scaffold.json"
          : "`\(folder)` is in no tier; move the file into one, or name the folder in "
            + "scaffold.json")
    }
  }
}
