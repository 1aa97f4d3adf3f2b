import Ground

/// How much it matters that a rule is broken: `"stray": "warning"`, for all or for one folder.
package struct RuleLevel: Equatable, Sendable {
  package let rule: String
  /// `nil` for the whole project.
  package let folder: ProjectPath?
  package let level: Level
  /// The byte of `scaffold.json` that the rule's name starts at.
  package let offset: Int

  package enum Level: String, CaseIterable, Sendable {
    case off, warning, error
  }
}
