import Ground
import SwiftReading

/// Modules that can only be understood, tested and built together.
enum CycleRule: Rule {
  static let name = "cycle"
  static let summary: Message = "Modules do not use each other in a cycle."
  static let example = RuleExample(
    adding: ["Feed/Business/FeedHandler.swift": "struct FeedHandler { let login: LoginHandler }"],
    bad: [
      "scaffold.json": RuleExample.projectFile(
        #""uses": { "Feed": ["Login"], "Login": ["Feed"] }"#),
      "Login/Business/LoginFeed.swift": "struct LoginFeed { let feed: FeedHandler }",
    ],
    good: ["scaffold.json": RuleExample.projectFile(#""uses": { "Feed": ["Login"] }"#)])

  static func findings(in project: Inspection) -> [Finding] {
    var graph = UseGraph()
    for relation in project.relations {
      guard let modules = relation.modules else { continue }
      graph.add(modules.from, modules.to, at: relation.place)
    }
    // A file that uses the other module shows more than a line that says it may.
    for line in project.map.packages.flatMap(\.contents.modules) {
      for used in line.uses ?? [] where used != line.name {
        graph.add(line.name, used, at: line.place)
      }
    }
    return graph.circles.map { finding(ofCircle: $0, "these modules use each other") }
  }
}
