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
  static var traits: Set<RuleTrait> { get }
  /// A project that breaks this rule and no other, and the same one fixed.
  static var example: RuleExample { get }

  /// The places that break the rule, in any order.
  static func findings(in project: Inspection) -> [Finding]

  /// The fix for such a finding, if nobody has anything to decide.
  static func remedy(for finding: Finding, in project: Inspection) -> Remedy?
}

extension Rule {
  package static var traits: Set<RuleTrait> { [] }

  package static var isExcusable: Bool { !traits.contains(.inexcusable) }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? {
    traits.contains(.dropsImports) ? dropping(finding, in: project) : nil
  }
}

/// What makes a rule unlike most others.
package enum RuleTrait: Sendable {
  /// No comment and no baseline makes an exception from it.
  case inexcusable
  /// It is asked only where `scaffold.json` says something of it.
  case onRequest
  /// It judges each file by itself, so that the others need not be read.
  case judgesFilesAlone
  /// A finding at an import is fixed by taking that out.
  case dropsImports
}
