import Ground

/// A rule of the architecture: its words, its example and how it is found.
///
/// A rule is a file beside this one and a line in ``Rules``. Help, reports, comments that make
/// exceptions and baselines read it from there.
package protocol Rule: Sendable {
  /// Its name in reports, in `// scaffold:allow` and in baselines: `tier`.
  static var name: String { get }
  /// The rule in one sentence.
  static var summary: Message { get }
  /// True if a comment or a baseline may make an exception from it.
  static var isExcusable: Bool { get }
  /// True if it is asked though `scaffold.json` says nothing of it.
  static var isAsked: Bool { get }
  /// True if each file is judged by itself, so that the others need not be read.
  static var judgesFilesAlone: Bool { get }
  /// True if a finding at an import is fixed by taking that out.
  static var dropsImports: Bool { get }
  /// A project that breaks this rule and no other, and the same one fixed.
  static var example: RuleExample { get }

  /// The places that break the rule, in any order.
  static func findings(in project: Inspection) -> [Finding]

  /// The fix for such a finding, if nobody has anything to decide.
  static func remedy(for finding: Finding, in project: Inspection) -> Remedy?
}

extension Rule {
  package static var isExcusable: Bool { true }

  package static var isAsked: Bool { true }

  package static var judgesFilesAlone: Bool { false }

  package static var dropsImports: Bool { false }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    dropsImports ? dropping(finding, in: project) : nil
  }
}
