import Ground
import Templates

extension Refusal {
  /// A name that no module goes by.
  ///
  /// - Parameter known: those that there are.
  package static func unknownModule(_ name: String, known: [String]) -> Refusal {
    if known.isEmpty {
      return Refusal(
        "unknown-module", "there is no module `\(name.printable)`, nor any other",
        "`scaffold new-module` makes one")
    }
    return Refusal(
      "unknown-module", "there is no module `\(name.printable)`", names(known, near: name))
  }

  /// The same, of a project.
  package static func unknownModule(_ name: String, in project: Project) throws -> Refusal {
    unknownModule(name, known: try project.modules().map(\.name))
  }

  /// The names that there are; of many, the first ones and the one that was meant.
  private static func names(_ names: [String], near name: String) -> Message? {
    guard names.count > mostNames else { return "there are \(names.joined(separator: ", "))" }
    let first = names.prefix(mostNames).joined(separator: ", ")
    return .inARow([Suggestion(for: name, among: names).question, "there are \(first), …"])
  }

  private static let mostNames = 40
}
