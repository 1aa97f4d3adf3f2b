import Ground

/// A rule of the architecture: what is told of it, what it looks like and how it is found.
///
/// A rule is a file beside this one and a line in ``Rules``. Help, reports, comments that make
/// exceptions and baselines read it from there.
package protocol Rule: Sendable {
  /// What reports, `// scaffold:allow` and baselines call it: `tier`.
  static var name: String { get }
  /// The rule in one sentence.
  static var summary: Message { get }
  /// Whether a comment or a baseline may make an exception from it.
  static var isExcusable: Bool { get }
  /// Whether each file is judged by itself, so that the others need not be read.
  static var judgesFilesAlone: Bool { get }
  /// A project that breaks this rule and no other, and the same one mended.
  static var example: RuleExample { get }

  /// The places that break the rule, in any order.
  static func findings(in project: Inspection) -> [Finding]

  /// What mends such a finding, if nobody has anything to decide.
  static func remedy(for finding: Finding, in project: Inspection) -> Remedy?
}

extension Rule {
  package static var isExcusable: Bool { true }

  package static var judgesFilesAlone: Bool { false }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? { nil }
}
