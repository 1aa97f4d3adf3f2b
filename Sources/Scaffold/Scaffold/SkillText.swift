import Checking
import CommandLine
import Ground
import Model
import Templates

/// A skill in the open format (agentskills.io): what an agent is told of the tool, made from what the
/// tool declares.
struct SkillText {
  /// The whole file.
  let text: String

  /// - Parameter module: the template of a module.
  init(of module: TemplateInfo) {
    let body = Self.sections(of: module).joined(separator: "\n\n") + "\n"
    text = Self.head + Self.digestLine(of: Self.head + Self.end + body) + Self.end + body
  }

  /// Whether a file is as the tool wrote it, in this version or another: nobody has edited it.
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

  /// What the skill is for, and when it is: agents read this of each skill.
  private static let description = """
    Keeps Swift code in three tiers (Data, Business, View) with the command `scaffold`: it makes, \
    changes, renames and removes modules, and checks what sees what. Use it where there is a \
    scaffold.json: before you add a feature or a field, before you move code between folders, and after \
    each edit of a Swift file.
    """

  private static let digestStart = "  digest: "

  /// Tells a later run whether somebody has edited the rest.
  private static func digestLine(of rest: String) -> String {
    "\(digestStart)\"\(Fingerprint(of: Array(rest.utf8)).text)\"\n"
  }
}

// MARK: - Body

extension SkillText {
  private static func sections(of module: TemplateInfo) -> [String] {
    [
      "# scaffold", before, after, reading, making(module), commands, answers, rules,
    ]
  }

  private static let before = """
    ## Before an edit

        scaffold \(ListModules.name)                  what modules there are
        scaffold \(Explain.name) <file>        its tier, and what it may see
        scaffold \(DrawGraph.name) \(DrawGraph.module.name) <name>  the types of a module, and how they hang together

    Put new code into the tier that `\(Explain.name)` names for it. What a tier needs from further down
    goes through the one below it.
    """

  private static let after = """
    ## After an edit

        scaffold \(Check.name) \(Check.changed.name)

    It takes milliseconds. Each finding is a line, `file:line:column: error: what is wrong; the way out
    [rule]`: do what stands behind the semicolon, and check again. No comment `// scaffold:allow` unless
    a person asks for it. A change is done when these pass, and the tests:

        scaffold \(Check.name)
        scaffold \(Status.name) \(Status.failOn.name) missing,unregistered,conflict
    """

  private static let reading = """
    ## How a module is read

    | folder | what is in it |
    |---|---|
    | `View` | what the user sees: view models decide, views bind |
    | `Business` | what the app means by it: entities, handlers, the choice of server or cache |
    | `Data` | what the server sends and the device keeps, as it is |
    | `Tests` | its tests; what a server sends stands in the samples |

    `FILL IN` marks what is left to write. Generated files are yours to edit. Leave alone what the tool
    keeps for itself: `.scaffold.json`, `.scaffold-history`, and the lines between `// scaffold:` markers.
    """

  /// What a module may be, as its template says.
  private static func making(_ module: TemplateInfo) -> String {
    let rows = module.parameters.map { "| `\($0.synopsis.cell)` | \($0.help.text.cell) |" }
    return """
      ## Make and change modules

      Never write the files of a module by hand, nor rename or remove them so: the tool registers modules,
      writes their tests, and keeps edits. `--diff` shows what a run would do; `scaffold \(Undo.name)`
      takes one back.

          scaffold \(NewModule.name) Issues --kind list --fields "id:Int64 title:String closedAt:Date?"
          scaffold \(Update.name) Issues --fields "+likes:Int=0"
          scaffold \(RenameModule.name) Issues Tickets

      | option of `\(NewModule.name)` | what it says |
      |---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static var commands: String {
    let rows = Commands.all.map { "| `\($0.name)` | \($0.summary.text.cell) |" }
    return """
      ## Commands

      `scaffold <command> --help` tells more of each.

      | command | what it does |
      |---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static let answers = """
    ## What comes back

    No command asks anything where there is no terminal. `--json` prints documents; errors are then
    objects on the standard error: `code`, `message`, `fix`, and where a word is missing `needs` and an
    `example`. Exit status: 0 done or clean, 1 refused or something found, 64 wrong words, 65 a bad file,
    73 cannot write.
    """

  private static var rules: String {
    let texts = Rules.all.map { rule in
      let example = rule.example
      let kept = example.kept.filter { example.broken[$0.key] != $0.value }
      let lines =
        files("With", needed(of: example), unlike: base)
        + files("Bad:", example.broken, unlike: example.good)
        + (kept.isEmpty
          ? ["- Good: the same without it."] : files("Good:", kept, unlike: example.bad))
      return "### \(rule.name)\n\n\(rule.summary.text)\n\n" + lines.joined(separator: "\n")
    }
    let start = "## Rules\n\nIn most examples, this is there besides:\n\n"
    let types = files("", base.filter { $0.key.hasSuffix(".swift") }, unlike: [:])
    return ([start + types.joined(separator: "\n")] + texts.map(\.trimmed))
      .joined(separator: "\n\n")
  }

  private static let base = RuleExample.tiers

  /// What has to be known of an example, but for what is in most of them, wherever it is.
  private static func needed(of example: RuleExample) -> [String: String] {
    let usual = Set(base.map { $0.key.lastName + $0.value })
    return example.beside.filter { path, text in
      !usual.contains(path.lastName + text) && !path.hasPrefix("Tests/")
    }
  }

  /// - Parameter others: the files of the other project, of which only what differs is shown.
  private static func files(
    _ title: String, _ files: [String: String], unlike others: [String: String]
  ) -> [String] {
    files.sorted { $0.key < $1.key }.map { path, text in
      let lines = added(lines(of: text), to: lines(of: others[path] ?? ""))
      let start = "- \(title.isEmpty ? "" : title + " ")`\(path)`:"
      guard lines.count > 1 else {
        return "\(start) `\((lines.first ?? "").drop { $0 == " " })`"
      }
      return "\(start)\n\n"
        + lines.map { $0.isEmpty ? "" : "      " + $0 }.joined(separator: "\n") + "\n"
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines that the other text does not have, but for brackets and what all such files say; all,
  /// where one of the two has nothing of its own.
  private static func added(_ lines: [Substring], to others: [Substring]) -> [Substring] {
    let difference = lines.difference(from: others)
    guard !difference.insertions.isEmpty, !difference.removals.isEmpty else { return lines }
    let own = difference.insertions.compactMap { change -> Substring? in
      if case .insert(_, let line, _) = change { line } else { nil }
    }
    let telling = own.filter { $0.contains(where: \.isLetter) && !$0.contains("\"version\":") }
    return telling.isEmpty ? own : telling
  }
}

extension String {
  /// The text in a cell of a table.
  fileprivate var cell: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
