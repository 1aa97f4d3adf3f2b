import CommandLine
import Drawing
import Ground
import Model
import Phrases
import Templates

/// The command line tool: words in, exit status out.
@main
struct Scaffold {
  static func main() {
    // What a pipe or a limit refuses is an error of a write, and said as one.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    let console = Console.standard
    let wording = SpokenLanguage.ofProcess.wording
    do {
      var context = Context(directory: try Disk.workingDirectory(), console: console)
      context.wording = wording
      context.program = CommandLine.arguments.first.flatMap {
        ChildProcess.place(of: $0, from: context.directory)
      }
      exit(run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
    } catch {
      console.err("error: \(wording.during { "\(error)" })")
      exit(error.exitCode.rawValue)
    }
  }

  static func run(_ words: [String], in context: Context) -> ExitCode {
    var (context, words) = (context, words)
    context.builtIn = context.builtIn.reserving(Commands.reservedFlags)
    if isJSONWanted(by: words) { context.console = context.console.forPrograms }
    do {
      let language = try SpokenLanguage.taken(from: &words)
      return (language?.wording ?? context.wording).during { run(words, speakingIn: context) }
    } catch {
      return context.wording.during { tell(error, to: words, in: context) }
    }
  }

  /// Carries a command out in the language that messages are said in now.
  private static func run(_ words: [String], speakingIn context: Context) -> ExitCode {
    do {
      try carryOut(words, in: context)
      return .success
    } catch {
      return tell(error, to: words, in: context)
    }
  }

  private static func tell(
    _ error: any Error, to words: [String], in context: Context
  ) -> ExitCode {
    // Whoever closed the pipe reads no more, and wants no complaint.
    if !error.isClosedPipe, !(error is AlreadyReported) {
      if isJSONWanted(by: words) {
        let missing = missingWords(after: error, in: words, context)
        context.console.errorJSON(ErrorJSON.text(of: error.complaint, lacking: missing))
      } else {
        context.console.err("error: \(error)")
      }
    }
    return error.exitCode
  }
}

extension Scaffold {
  private static func carryOut(_ words: [String], in context: Context) throws {
    if let text = try answer(to: words, in: context) {
      return try context.console.out(WrappedText.of(text, width: context.console.width ?? 80))
    }
    let (command, rest) = try command(in: words)
    var context = context
    context.words = words
    try context.takeBack(before: command, words: rest)
    try command.init(words: rest, in: context).run(in: context)
  }

  /// True if a program has typed the words: with `--json`, or with `--format json`.
  private static func isJSONWanted(by words: [String]) -> Bool {
    let found = Commands.find(in: words)
    let begun = Arguments(
      begun: found?.rest ?? words, for: [.json] + (found?.command.parameters ?? []))
    return begun[.json] || begun[DrawGraph.format] == GraphFormat.json.rawValue
  }

  private static func missingWords(
    after error: any Error, in words: [String], _ context: Context
  ) -> MissingWords? {
    guard let error = error as? UsageError, let (command, rest) = Commands.find(in: words) else {
      return nil
    }
    let parameters = (try? command.parameters(for: rest, in: context)) ?? command.parameters
    return MissingWords(after: error, in: rest, of: command, among: parameters)
  }

  /// The output of `--version`, of `--help` and of no word at all; `nil` if a command is asked for.
  private static func answer(to words: [String], in context: Context) throws -> String? {
    let options = words.prefix { $0 != "--" }
    guard let first = words.first else { return Help.text(of: Commands.groups) }
    if first == "--version" { return Version.current }
    let isHelp = first == "help" || options.contains("--help") || options.contains("-h")
    guard isHelp else { return nil }
    let rest = words.filter { !["help", "--help", "-h"].contains($0) }
    guard let name = rest.first else { return Help.text(of: Commands.groups) }
    let family = Commands.family(name)
    if !family.isEmpty, rest.count == 1, Commands.find(in: [name]) == nil {
      return Help.text(ofFamily: name, family)
    }
    let (command, words) = try command(in: rest)
    return Help.text(of: command, try command.parameters(for: words, in: context))
  }

  private static func command(
    in words: [String]
  ) throws(UsageError) -> (any Command.Type, [String]) {
    if let found = Commands.find(in: words) { return found }
    let first = words.first ?? ""
    let verbs = Commands.verbs(of: first)
    if !verbs.isEmpty, words.count == 1 || words[1].hasPrefix("-") {
      throw .missingVerb(family: first, verbs: verbs)
    }
    let name = words.prefix(verbs.isEmpty ? 1 : 2).joined(separator: " ")
    throw .unknownCommand(name, Suggestion(for: name, among: Commands.all.map { $0.name }))
  }
}

extension Error {
  var isClosedPipe: Bool { (self as? SystemError)?.code == EPIPE }

  /// The exit status of an error.
  fileprivate var exitCode: ExitCode {
    switch self {
    case let failure as any Failure: failure.exitCode
    case is TemplateError, is DataError: .badData
    default: .refused
    }
  }

  /// The report of an error for a program.
  var complaint: Complaint {
    switch self {
    case let failure as any Failure: failure.complaint
    case let error as TemplateError:
      Complaint("bad-template", Message(verbatim: "\(error.reason)"))
        .at(error.place.file, line: error.place.line, column: error.place.column)
    case let error as DataError:
      Complaint("bad-data", error.reason.words.problem, error.reason.words.wayOut)
        .at(error.place.file, line: error.place.line, column: error.place.column)
    default: Complaint("error", Message(verbatim: "\(self)"))
    }
  }
}

extension UsageError {
  static func unknownCommand(_ name: String, _ suggestion: Suggestion) -> UsageError {
    UsageError(
      "unknown-command", "unknown command `\(name.printable)`", suggestion.question,
      "`scaffold --help` shows all")
  }

  static func missingVerb(family: String, verbs: [String]) -> UsageError {
    UsageError(
      "missing-command", "`\(family)` needs a command",
      "choose from \(verbs.joined(separator: ", "))")
  }
}
