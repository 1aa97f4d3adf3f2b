import Checking
import CommandLine
import Ground
import Model
import Templates

/// A skill in the open format (agentskills.io): what an agent is given of the tool, made from what
/// the tool declares.
struct SkillText {
  /// The whole file.
  let text: String

  init() {
    let body = Self.sections.joined(separator: "\n\n") + "\n"
    text = Self.head + Self.digestLine(of: Self.head + Self.end + body) + Self.end + body
  }

  /// True if a file is as the tool wrote it, in this version or another: nobody has edited it.
  static func isAsWritten(_ bytes: [UInt8]) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(digestStart) }) else { return false }
    let rest = (lines[..<index] + lines[(index + 1)...]).joined(separator: "\n")
    return lines[index] + "\n" == digestLine(of: rest)
  }
}

// MARK: - Front matter

extension SkillText {
  private static let head = """
    ---
    name: scaffold
    description: \(JSON.quoted(description))
    compatibility: Needs the command `scaffold`, version \(Version.current), in PATH.
    metadata:
      version: "\(Version.current)"

    """

  private static let end = "---\n\n"

  /// The purpose of the skill, and its occasion: agents read this of each skill.
  private static let description = """
    Keeps Swift code in three tiers (Data, Business, View) with the command `scaffold`: it makes, \
    changes, renames and removes modules, and checks what depends on what. Use when there is a \
    scaffold.json: before you add a feature or a field, before you move code between folders, and after \
    each edit of a Swift file.
    """

  private static let digestStart = "  digest: "

  /// Lets a later run know whether somebody has edited the rest.
  private static func digestLine(of rest: String) -> String {
    "\(digestStart)\"\(Fingerprint(of: Array(rest.utf8)).text)\"\n"
  }
}

// MARK: - Body

extension SkillText {
  private static var sections: [String] {
    [
      "# scaffold", before, after, reading, making, commands, answers, rules,
    ]
  }

  private static let before = """
    ## Before an edit

        scaffold \(ListModules.name)                  the modules
        scaffold \(Explain.name) <file>        its tier, and what it may use
        scaffold \(DrawGraph.name) \(DrawGraph.module.name) <name>  the types of a module

    Put new code into the tier that `\(Explain.name)` names. What a tier needs from further down
    goes through the one below it.
    """

  private static let after = """
    ## After an edit

        scaffold \(Check.name) \(Check.changed.name) \(Check.format.name) agent

    Below each finding stands its `fix`; then run what stands
    behind `prove`. No comment `// scaffold:allow` unless a person asks for it. A change is done when these
    pass, and the tests:

        scaffold \(Check.name)
        scaffold \(Status.name) \(Status.failOn.name) missing,unregistered,conflict
    """

  private static let reading = """
    ## How a module is read

    | folder | what is in it |
    |---|---|
    | `View` | what the user sees: view models decide, views bind |
    | `Business` | what the app means by it: entities, handlers, server or cache |
    | `Data` | what the server sends and the device keeps, as it is |
    | `Tests` | its tests; what a server sends stands in the samples |

    `FILL IN` marks what is left to write. Generated files are yours to edit, but for `.scaffold.json`,
    `.scaffold-history`, and the lines between `// scaffold:` markers.
    """

  private static let making = """
    ## Make and change modules

    Never write, rename or remove the files of a module by hand: the tool registers them, writes
    tests, and keeps edits. `--diff` shows what a run would do; `scaffold \(Undo.name)`
    takes one back.

        scaffold \(NewModule.name) Issues --kind list --fields "id:Int64 title:String closedAt:Date?"
        scaffold \(NewModule.name) Repos --from-json repos.json
        scaffold \(Update.name) Issues --fields "+likes:Int=0"
        scaffold \(RenameModule.name) Issues Tickets
    """

  private static var commands: String {
    // An agent sets up no machine.
    let rows = Commands.groups.dropLast().flatMap(\.commands)
      .map { "- `\($0.name)`: \($0.summary.text)" }
    return """
      ## Commands

      `scaffold <command> --help` says more.

      \(rows.joined(separator: "\n"))
      """
  }

  private static let answers = """
    ## What comes back

    Without a terminal, nothing is asked. With `--json`, errors are
    objects on standard error: `code`, `message`, `fix`; where a word is missing `needs` and `example`. Exit status: 0 clean, 1 refused or found, 64 wrong words, 65 a bad file,
    73 cannot write.
    """

  private static var rules: String {
    let rows = Rules.all.map { "- `\($0.name)`: \($0.summary.text)" }
    return """
      ## Rules

      `scaffold \(Explain.name) <rule>` shows what breaks it, and what keeps it.

      \(rows.joined(separator: "\n"))
      """
  }
}
