import Ground
import Model
import SwiftReading

/// `"only": { "Alamofire": ["Data"] }`, and a view imports it.
enum OnlyRule: Rule {
  static let name = "only"
  static let summary: Message = "What only some may use is used by them alone."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone, .dropsImports]
  static let example = RuleExample(
    adding: [
      "scaffold.json": RuleExample.projectFile(#""only": { "Alamofire": ["Data"] }"#, version: 2),
      "Login/Data/Session.swift": "import Alamofire",
    ],
    bad: ["Login/View/Load.swift": "import Alamofire"],
    good: ["Login/Data/Load.swift": "import Alamofire"])

  static func findings(in project: Inspection) -> [Finding] {
    let reservations = project.map.architecture.reservations
    guard !reservations.isEmpty else { return [] }
    var seen = PartNames(reservations.map { [$0.seen] }, project.map)
    var by = PartNames(reservations.map(\.by), project.map)
    return project.sights.flatMap { sight in
      reservations.indices.filter { index in
        seen.names(viewOf: sight, in: index) && !seen.names(viewerOf: sight, in: index)
          && !by.names(viewerOf: sight, in: index)
      }.map { index in
        let owners = reservations[index].by.map { "`\($0.text)`" }.words(joinedBy: "and")
        return finding(
          at: sight.place, with: sight.mention.name,
          "\(sight.fromPosition.words) may not \(sight.mention.words), which only \(owners) may; "
            + "go through there")
      }
    }
  }
}
