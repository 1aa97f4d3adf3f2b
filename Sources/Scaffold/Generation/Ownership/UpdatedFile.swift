/// The result of an update for one file of a template that a team has exported.
package struct UpdatedFile: Equatable, Sendable {
  package let template: String
  /// The path in the template.
  package let path: String
  package let fate: Fate

  package enum Fate: String, CaseIterable, Sendable {
    /// Both the team and the tool had changed it.
    case merged
    /// The tool had changed it, and the team had not.
    case replaced
    /// The newer template has it, and the whole template had been exported.
    case added
    /// The newer template has it no more, and the team had not changed it.
    case removed
    /// The newer template has it no more; the team changed it, so it stays as theirs.
    case left
    /// Nobody knows what it was exported from.
    case unknown
  }
}
