import Ground
import Model
import SwiftReading

/// `URLSession` in a view, where it is for Data.
enum TypeRule: Rule {
  static let name = "type"
  static let summary: Message = "Some types are for one tier only."
  static let judgesFilesAlone = true
  static let example = RuleExample(
    [
      "scaffold.json": """
      {
        "version": 2,
        "layout": "folders",
        "tiers": [
          { "name": "View", "folders": ["View"] },
          { "name": "Data", "folders": ["Data"], "types": ["URLSession"] }
        ]
      }
      """,
      "View/LoginScreen.swift": "struct LoginScreen { let reply: LoginReply }",
      "Data/LoginReply.swift": "struct LoginReply { let session: URLSession }",
    ],
    bad: ["View/Loader.swift": "struct Loader { let session: URLSession }"],
    good: ["Data/Loader.swift": "struct Loader { let session: URLSession }"])

  static func findings(in project: Inspection) -> [Finding] {
    let (map, architecture) = (project.map, project.map.architecture)
    let names = Set(architecture.tiers.flatMap(\.types))
    guard !names.isEmpty else { return [] }
    // A type of the project's own that is called so is another one.
    let own = Set(project.survey.files.flatMap { $0.types.declared.map(\.key) })
    let keys = Dictionary(names.map { (NameKey($0), $0) }) { first, _ in first }
      .filter { !own.contains($0.key) }
    return project.survey.files.flatMap { file -> [Finding] in
      guard let position = map.positions[file.folder] else { return [] }
      return file.types.named.compactMap { mention in
        guard let name = keys[mention.key] else { return nil }
        let owners = architecture.tiers(forType: name)
        guard !architecture.allows(position, ownedBy: owners) else { return nil }
        return finding(
          at: SourcePlace(file: file.path, line: Int(mention.line), column: Int(mention.column)),
          with: name,
          "\(position.words) may not name `\(name)`, which is for "
            + "\(owners.words(joinedBy: "and")); move what needs it there")
      }
    }
  }
}
