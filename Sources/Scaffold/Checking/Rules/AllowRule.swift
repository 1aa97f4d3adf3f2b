import Ground
import Templates

/// `// scaffold:allow tier`, and nothing that says why.
enum AllowRule: Rule {
  static let name = "allow"
  static let summary: Message = "An exception has a rule, a reason and something to except."
  /// A comment that is wrong is fixed, not allowed.
  static let traits: Set<RuleTrait> = [.inexcusable]
  static let example = RuleExample(
    bad: ["Login/Data/Token.swift": "struct Token {}  // scaffold:allow tier until March"],
    good: ["Login/Data/Token.swift": "struct Token {}"])

  /// Comments are asked when it is known what they cover, by ``finding(of:in:isGranted:)``.
  static func findings(in project: Inspection) -> [Finding] { [] }
}

extension AllowRule {
  /// The finding for a comment that is wrong itself.
  ///
  /// - Parameters:
  ///   - isGranted: whether there is something that it allows.
  ///   - month: what is allowed until the next one is reported, too.
  static func finding(
    of allowance: Allowance, in file: String, isGranted: Bool, month: Month
  ) -> Finding? {
    let place = SourcePlace(file: file, line: allowance.line, column: allowance.column)
    let last = String(allowance.reason.split(separator: " ").dropFirst().first ?? "")
    if allowance.lookAlike == nil, allowance.hasEnded(in: month) {
      return finding(
        at: place, with: allowance.rule,
        "this exception ended with \(last); fix what it allowed, or name a later month")
    }
    if let message = problem(with: allowance, isGranted: isGranted) {
      return finding(at: place, with: allowance.rule, message)
    }
    guard let end = allowance.end, end <= month.next else { return nil }
    var warning = finding(
      at: place, with: allowance.rule, "this exception ends with \(last); fix what it allows")
    warning.severity = .warning
    return warning
  }

  private static func problem(with allowance: Allowance, isGranted: Bool) -> Message? {
    let (rule, rules) = (allowance.rule, Rules.excusable)
    let choice: Message = "choose from \(rules.joined(separator: ", "))"
    if let said = allowance.lookAlike {
      return
        "`\(said.printable)` makes no exception; write `// scaffold:allow <rule> <reason>`, or "
        + "`scaffold:allow-file` for the whole file"
    }
    if rule.isEmpty { return "`scaffold:allow` needs a rule and a reason; \(choice)" }
    if !rules.contains(rule) {
      return "unknown rule `\(rule.printable)`\(Suggestion(for: rule, among: rules)); \(choice)"
    }
    if allowance.reason.isEmpty {
      return "`scaffold:allow \(rule)` needs a reason; write `// scaffold:allow \(rule) because …`"
    }
    return isGranted ? nil : "nothing here breaks the rule `\(rule)`; take the comment out"
  }
}
