import Ground
import Model
import SwiftReading

/// `"independent": { "features": ["Features/*"] }`, and one of them names another.
enum IndependentRule: Rule {
  static let name = "independent"
  static let summary: Message = "What is independent does not depend on one another."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone, .dropsImports]
  static let example = RuleExample(
    [
      "scaffold.json": RuleExample.twoTiers(#""independent": { "features": ["View/*"] }"#),
      "View/Login/LoginScreen.swift": "struct LoginScreen { let reply: LoginReply }",
      "Data/LoginReply.swift": "struct LoginReply {}",
    ],
    bad: ["View/Feed/FeedScreen.swift": "struct FeedScreen { let login: LoginScreen }"],
    good: ["View/Feed/FeedScreen.swift": "struct FeedScreen {}"])

  static func findings(in project: Inspection) -> [Finding] {
    let groups = project.map.architecture.independents
    guard !groups.isEmpty else { return [] }
    var names = PartNames(groups.map(\.parts), project.map)
    return project.relations.flatMap { relation -> [Finding] in
      if case .tests = relation.from { return [] }
      return groups.indices.compactMap { index -> Finding? in
        guard let from = names.name(of: relation.fromPart, in: index),
          let to = names.name(of: relation.toPart, in: index), from != to
        else { return nil }
        return finding(
          of: relation,
          "`\(from)` may not \(relation.mention.words)\(owner(to, of: relation)); "
            + "\(groups[index].name) are independent of one another: move what both need below them, "
            + "or let what puts them together pass it in")
      }
    }
  }

  private static func owner(_ owner: String, of relation: Relation) -> Message {
    owner == relation.mention.name ? "" : ", which is of `\(owner)`"
  }
}
