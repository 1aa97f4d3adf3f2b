import Ground

/// A line that two branches added, and a merge by lines has kept twice.
enum DuplicateRule: Rule {
  static let name = "duplicate"
  static let summary: Message =
    "No line stands twice between markers, and no module is registered twice."
  static let example = RuleExample(
    adding: RuleExample.ledger,
    bad: ["App/AppRoute.swift": RuleExample.routes("case login", "case login")],
    good: ["App/AppRoute.swift": RuleExample.routes("case login")])

  static func findings(in project: Inspection) -> [Finding] {
    project.registrations.doubled.map { entry in
      guard !entry.place.file.hasSuffix(".xctestplan") else {
        return finding(
          at: entry.place, with: entry.text,
          "`\(entry.text.printable)` is in the test plan already; `scaffold repair` takes one out")
      }
      return finding(
        at: entry.place, with: entry.text,
        "`\(entry.text.printable)` is there already, below `// scaffold:\(entry.marker)`; "
          + "`scaffold repair` takes one out")
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? { .repair }
}
