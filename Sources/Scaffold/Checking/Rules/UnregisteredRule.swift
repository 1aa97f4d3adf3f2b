import Ground
import Model

/// A module that the app no longer shows or builds, since a line of it was lost in a merge.
enum UnregisteredRule: Rule {
  static let name = "unregistered"
  static let summary: Message = "The lines that a module has put into shared files are there."
  static let example = RuleExample(
    adding: RuleExample.ledger,
    bad: ["App/AppRoute.swift": RuleExample.routes()],
    good: ["App/AppRoute.swift": RuleExample.routes("case login")])

  static func findings(in project: Inspection) -> [Finding] {
    project.registrations.missing.map { line in
      let insertion = line.insertion
      guard !insertion.isOptional else {
        return finding(
          ofFile: insertion.file.text, with: insertion.line,
          "the tests of the module \(line.module), `\(insertion.line.printable)`, are not in the "
            + "test plan; `scaffold repair` puts them back")
      }
      return finding(
        ofFile: insertion.file.text, with: insertion.line,
        "`\(insertion.line.printable)` of the module \(line.module) is not below "
          + "`// scaffold:\(insertion.marker)`; `scaffold repair` puts it back, or "
          + "`// scaffold:allow unregistered <reason>` in this file leaves it out")
    }
  }

  package static func remedy(for finding: Finding, in project: Inspection) -> Remedy? { .repair }
}

extension RuleExample {
  /// A module that has put a line into a shared file.
  static let ledger = [
    "Sources/Modules/Login/.scaffold.json": """
    { "version": 1, "tool": "0.1.0", "template": { "name": "module", "digest": "" },
      "answers": {}, "files": {},
      "insertions": [
        { "file": "../../../App/AppRoute.swift", "marker": "routes", "line": "case login" } ] }
    """
  ]

  /// The shared file, with what is registered there.
  static func routes(_ lines: String...) -> String {
    let rows = ["// scaffold:routes"] + lines + ["// scaffold:end"]
    return "enum AppRoute {\n" + rows.map { "  \($0)\n" }.joined() + "}\n"
  }
}
