import Ground
import Templates

/// A command line that asks for something no command offers.
package enum UsageError: Error, Equatable {
  case unknownCommand(String, Suggestion)
  case missingVerb(family: String, verbs: [String])
  case unknownOption(String, Suggestion)
  case unknownChoice(String, parameter: String, choices: [String], Suggestion)
  case unwantedValue(flag: String)
  case missingValue(option: String, value: String)
  case missingAnswer(flag: String, label: String)
  case repeatedOption(String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String)
  case oneModuleOnly(option: String)
  case repeatedModule(String)
  case answersWithoutName(String)
  case badPair(String, option: String)
  case otherEntity(String, known: String)
  case badURL(String)
  /// An address that App Transport Security blocks.
  case plainURL(String)
  case badTitle(String, parameter: String)
  case notANumber(String)
  case missingFile(String)
  /// A word that is no file and no rule.
  case unknownSubject(String, Suggestion)
  case notAFile(String)
  case notTogether(String, String)
  /// An option that says nothing without another one.
  case onlyTogether(String, with: String)
  case repeatedInput
  case badPlace(String)
  case noPackage(dump: String)
  /// Nobody says which folder is the user's own.
  case noHome
  case missingBaseline(String)
  case outsideProject(String, project: String)
  case unknownTemplate(UnknownTemplate)
  case unknownTemplateFile(String, template: String, Suggestion)
  /// A template that the tool has none of.
  case ownTemplate(String)
  case notForTemplates(String, template: String)
  /// Options that do not go together; the template says why.
  case refusedByTemplate(String)
}

extension UsageError: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    switch self {
    case .unknownCommand(let name, let suggestion):
      Complaint(
        "unknown-command", "unknown command `\(name.printable)`", suggestion.question,
        "`scaffold --help` shows all")
    case .missingVerb(let family, let verbs):
      Complaint(
        "missing-command", "`\(family)` needs a command",
        "choose from \(verbs.joined(separator: ", "))")
    case .unknownOption(let name, let suggestion):
      Complaint(
        "unknown-option", "unknown option `\(name.printable)`", suggestion.question,
        "`--help` shows all")
    case .unknownChoice(let word, let parameter, let choices, let suggestion):
      Complaint(
        "unknown-value",
        parameter.hasPrefix("--")
          ? "unknown value `\(word.printable)` for `\(parameter)`"
          : "unknown \(parameter) `\(word.printable)`",
        suggestion.question, "choose from \(choices.joined(separator: ", "))")
    case .unwantedValue(let flag):
      Complaint("unwanted-value", "`\(flag)` takes no value", "write it alone")
    case .missingValue(let option, let value):
      Complaint("missing-value", "`\(option)` needs a value", "write `\(option) <\(value)>`")
    case .missingAnswer(let flag, let label):
      Complaint("missing-option", "`\(flag) <\(label)>` is missing", "give it")
    case .repeatedOption(let option):
      Complaint("repeated-option", "`\(option)` is given twice", "give it once")
    case .missingArgument(let name, let command):
      Complaint(
        "missing-argument", "<\(name)> is missing", "write `scaffold \(command) <\(name)>`")
    case .unexpectedArgument(let word):
      Complaint(
        "unexpected-argument", "unexpected word `\(word.printable)`",
        "put names with a space in quotes")
    case .repeatedModule(let name):
      Complaint("repeated-module", "`\(name)` is given twice", "give it once")
    case .oneModuleOnly(let option):
      Complaint(
        "several-modules", "`\(option)` goes with one module", "make the modules one by one")
    case .answersWithoutName(let option):
      Complaint(
        "missing-argument", "`\(option)` changes the options of a module, and none is named",
        "write `scaffold update <name> \(option)`")
    case .badPair(let text, let option):
      Complaint(
        "bad-pair", "`\(text.printable)` is no pair of names", "write `\(option) Old=New`")
    case .otherEntity(let name, let known):
      Complaint(
        "other-entity", "the entity is not called `\(name.printable)`", "it is called `\(known)`")
    case .badURL(let text):
      Complaint(
        "bad-url", "`\(text.printable)` is not a URL", "write it as `https://api.example.com`")
    case .plainURL(let text):
      Complaint(
        "plain-url",
        "App Transport Security keeps apps from connecting to `\(text.printable)`",
        "write it with `https://`; without it, Apple's systems allow local hosts alone, or what "
          + "`NSExceptionDomains` in Info.plist names once the project is there")
    case .badTitle(let text, let parameter):
      Complaint(
        "bad-title", "`\(text.printable)` is not a title for `\(parameter)`",
        "write one line of text")
    case .notANumber(let text):
      Complaint(
        "not-a-number", "`\(text.printable)` is no number of a run", "`scaffold log` lists them")
    case .unknownSubject(let name, let suggestion):
      Complaint(
        "unknown-subject", "there is no file and no rule `\(name.printable)`", suggestion.question,
        "check the path; `scaffold check --help` lists the rules")
    case .missingFile(let name):
      Complaint("missing-file", "there is no `\(name.printable)`", "check the path").at(name)
    case .notAFile(let name):
      Complaint("not-a-file", "`\(name.printable)` is a folder", "name a file").at(name)
    case .notTogether(let one, let other):
      Complaint("not-together", "`\(one)` and `\(other)` do not go together", "leave one out")
    case .onlyTogether(let one, let other):
      Complaint(
        "not-alone", "`\(one)` says nothing without `\(other)`", "give both or leave it out")
    case .repeatedInput:
      Complaint("repeated-input", "the standard input can be read once", "give one `-`")
    case .badPlace(let text):
      Complaint(
        "bad-place", "`\(text.printable)` is no place in a reply", "write it as `/data/items`")
    case .noHome:
      Complaint("no-home", "`HOME` names no folder", "set it to the user's own folder")
    case .noPackage(let dump):
      Complaint(
        "no-package",
        "there is no Package.swift in the project's folder that `\(dump.printable)` could be of",
        "leave `--manifest` out")
    case .missingBaseline(let name):
      Complaint(
        "missing-baseline", "there is no `\(name.printable)`",
        "`scaffold check --write-baseline \(name.printable)` makes it"
      ).at(name)
    case .outsideProject(let name, let project):
      Complaint(
        "outside-project",
        "`\(name.printable)` is not in the project in `\(project.printable)`",
        "name a file or folder of it, or another project with `--at`"
      ).at(name)
    case .unknownTemplate(let error): Complaint("unknown-template", error.problem, ways: error.ways)
    case .unknownTemplateFile(let path, let template, let suggestion):
      Complaint(
        "unknown-template-file", "the template `\(template)` has no file `\(path.printable)`",
        suggestion.question, "`scaffold templates show \(template)` lists all")
    case .ownTemplate(let name):
      Complaint(
        "own-template", "`\(name)` is your own template, and the tool has none of that name",
        "name one that was exported from the tool")
    case .notForTemplates(let name, let template):
      Complaint(
        "wrong-template", "`\(template)` is the template of `\(name)`",
        "choose another with `--template`")
    case .refusedByTemplate(let reason): Complaint("refused-by-template", Message(verbatim: reason))
    }
  }
}
