import Ground

/// An entry of a baseline whose violation was fixed, or some of its violations.
enum BaselineRule: Rule {
  static let name = "baseline"
  static let summary: Message = "An entry of a baseline has something to except."
  /// An entry that is wrong is fixed, not allowed.
  static let traits: Set<RuleTrait> = [.inexcusable]
  static let example = RuleExample(
    bad: [
      "baseline.json": """
      {
        "version": 1,
        "findings": [
          { "rule": "stray", "file": "Odds.swift", "subject": "", "count": 1 }
        ]
      }
      """
    ],
    good: ["baseline.json": #"{ "version": 1, "findings": [] }"#],
    command: "check --baseline baseline.json")

  /// A baseline is asked when all else is found, by ``finding(at:of:subject:in:found:expected:)``.
  static func findings(in project: Inspection) -> [Finding] { [] }
}

extension BaselineRule {
  /// - Parameters:
  ///   - place: where the entry stands.
  ///   - file: the file that the entry speaks of.
  ///   - owner: who was to fix it.
  static func finding(
    at place: SourcePlace, of rule: String, subject: String, in file: String, found: Int,
    expected: Int, owner: String = ""
  ) -> Finding {
    let whose: Message = owner.isEmpty ? "" : " (\(owner.printable))"
    return finding(
      at: place, with: subject,
      found == 0
        ? "`\(subject)` in `\(file)`\(whose) no longer breaks the rule `\(rule)`; "
          + "take the entry out, or write the baseline anew with `--write-baseline`"
        : "`\(subject)` in `\(file)`\(whose) breaks the rule `\(rule)` \(counting: found, "time") now, "
          + "not \(expected); lower the count, or write the baseline anew with `--write-baseline`")
  }
}
