import Ground
import Model
import SwiftReading

/// `import SwiftUI` in a tier that is not View.
enum FrameworkRule: Rule {
  static let name = "framework"
  static let summary: Message = "Some frameworks are for one tier only."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone]
  static let example = RuleExample(
    bad: ["Login/Data/Colors.swift": "import SwiftUI"],
    good: ["Login/View/Colors.swift": "import SwiftUI"])

  static func findings(in project: Inspection) -> [Finding] {
    let (map, architecture) = (project.map, project.map.architecture)
    guard !map.frameworks.isEmpty else { return [] }
    return project.survey.files.flatMap { file -> [Finding] in
      guard let position = map.positions[file.folder] else { return [] }
      return file.imports.compactMap { statement in
        let framework = statement.module
        guard map.frameworks.contains(framework),
          !architecture.allows(position, framework: framework)
        else { return nil }
        let tiers = architecture.tiers(for: framework).words(joinedBy: "and")
        return finding(
          at: SourcePlace(file: file.path, line: statement.line, column: statement.column),
          with: framework,
          "\(position.words) may not import `\(framework)`, which is for \(tiers); "
            + "move what needs it there")
      }
    }
  }
}
