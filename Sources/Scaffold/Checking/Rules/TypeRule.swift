import Ground
import Model
import SwiftReading

/// `URLSession` in a view, where it is for Data.
enum TypeRule: Rule {
  static let name = "type"
  static let summary: Message = "Some types are for one tier only."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
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
    let own = Set(project.survey.files.flatMap { $0.names.declared.map(\.key) })
    let wanted = names.filter { !own.contains(NameKey($0)) }
    let keys = Set(wanted.map { NameKey($0).short })
    return project.survey.files.flatMap { file -> [Finding] in
      guard let position = map.positions[file.folder] else { return [] }
      let found = file.names.named.filter { keys.contains($0.name) }
      return project.survey.mentions(of: found, in: file).compactMap { text, place in
        let owners = architecture.tiers(forType: text)
        guard wanted.contains(text), !architecture.allows(position, ownedBy: owners) else {
          return nil
        }
        return finding(
          at: place, with: text,
          "\(position.words) may not name `\(text)`, which is for "
            + "\(owners.words(joinedBy: "and")); move what needs it there")
      }
    }
  }
}
