import Checking
import CommandLine
import Ground
import Model
import Templates

/// `scaffold explain PATH|RULE`
struct Explain: Command {
  static let name = "explain"
  static let summary: Message = "Explain which tier a file is in and why, or what a rule asks for."
  static let examples = ["scaffold explain Sources/App", "scaffold explain tier --json"]
  static let parameters: [any Parameter] = [subject, .manifest] + ReadingOptions.parameters

  static let subject = Argument(
    name: "subject", help: "A file, a folder, or the name of a rule.", offer: .files)

  private let subject: String
  private let place: String?
  private let options: ReadingOptions
  private let dump: JSONSource?

  init(_ arguments: Arguments, in context: Context) throws {
    subject = try context.value(of: Self.subject, in: arguments, command: Self.name)
    place = arguments[.at]
    options = ReadingOptions(arguments)
    dump = try context.dump(in: arguments)
  }

  func run(in context: Context) throws {
    if let rule = RuleExplanation(of: subject) {
      return try options.tell(rule.text, json: rule.json, in: context)
    }
    let start = subject.absolute(in: context.directory)
    let site = try Site(at: place, from: context.directory, lookingFrom: start)
    let path = try site.existing(
      subject, from: context.directory,
      else: .unknownSubject(subject, Suggestion(for: subject, among: Rules.all.map { $0.name })))
    let inspection = try context.reading(site.folder) { _ in
      let project = try Project(in: site, else: .noArchitecture(site.name))
      return try Inspection(of: project.root, project.file, dump: dump)
    }
    let file = FileExplanation(of: path?.text ?? "", in: inspection)
    try options.tell(file.text, json: file.json, in: context)
  }
}

extension UsageError {
  /// A word that is no file and no rule.
  static func unknownSubject(_ name: String, _ suggestion: Suggestion) -> UsageError {
    UsageError(
      "unknown-subject", "there is no file and no rule `\(name.printable)`", suggestion.question,
      "check the path; `scaffold check --help` lists the rules")
  }
}
