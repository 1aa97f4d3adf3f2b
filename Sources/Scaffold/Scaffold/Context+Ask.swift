import CommandLine
import Fields
import Ground
import Model
import Templates

extension Context {
  /// The replies in the command line to a template's variables, and those of the person at the
  /// terminal.
  func replies(_ arguments: Arguments) -> Replies {
    Replies(
      values: arguments.options, flags: arguments.flags, ask: console.ask, complain: console.err)
  }

  /// The words given for an argument; a person at a terminal is asked if there are none.
  ///
  /// - Parameter check: what else a word has to be; a person who typed another is asked again.
  func values(
    of argument: Argument, in arguments: Arguments, command: String,
    check: (String) throws -> Void = { _ in }
  ) throws -> [String] {
    let words = arguments[argument]
    if !words.isEmpty { return words }
    if let question = argument.question, let ask = console.ask {
      while let answer = ask(question.text)?.trimmed, !answer.isEmpty {
        do {
          try argument.check(answer, called: argument.name)
          try check(answer)
          return [answer]
        } catch { console.err("\(error)") }
      }
    }
    throw UsageError.missingArgument(argument.name, command: command)
  }

  func value(
    of argument: Argument, in arguments: Arguments, command: String,
    check: (String) throws -> Void = { _ in }
  ) throws -> String {
    try values(of: argument, in: arguments, command: command, check: check)[0]
  }
}

extension TemplateInfo {
  /// The options and flags that the template's variables become.
  var parameters: [any Parameter] { variables.map(\.parameter) }
}

extension Variable {
  /// The option or flag that it becomes.
  var parameter: any Parameter {
    switch kind {
    case .flag: Flag(name: flag, help: fullHelp)
    case .choice(let choices):
      Option(
        name: flag, value: label, help: fullHelp, choices: choices, isOpen: takesEnvelopes,
        defaultValue: defaultText,
        isRequired: defaultValue == nil)
    default:
      Option(
        name: flag, value: label, help: fullHelp, defaultValue: defaultText, offer: offer,
        topic: topic)
    }
  }

  /// The options by which an answer that is there changes.
  var changes: [any Parameter] {
    switch kind {
    // Types are called by it: to rename them is another command.
    case .identifier: return []
    case .flag: return [Flag(name: flag, help: fullHelp)]
    case .fields:
      return [Option(name: flag, value: "changes", help: FieldEdits.grammar)]
    default:
      let option = Option(
        name: flag, value: label, help: spokenHelp, choices: optionChoices, isOpen: takesEnvelopes,
        offer: offer)
      guard isLeavingOut else { return [option] }
      let parts = Option(
        name: GivenChanges.with, value: label, help: "Parts to bring in that were left out.",
        offer: offer)
      return [parts, option]
    }
  }

  private var optionChoices: [String] {
    if case .choice(let choices) = kind { choices } else { [] }
  }
}

extension Variable {
  fileprivate var topic: OptionTopic {
    switch kind {
    case .path, .pointer, .place, .paging, .duration: .source
    default: .content
    }
  }

  fileprivate var offer: Offer {
    switch kind {
    case .list(let choices): .list(choices)
    case .modules: .moduleList
    default: .choices
    }
  }

  /// What help says of the default. A default that is a template of its own would mean nothing
  /// anything.
  fileprivate var defaultText: Message? {
    switch defaultValue {
    case .text("{{ name }}"): "the module's name"
    case .text("{{ project.ui }}"): "the project's"
    case .text where hasMadeDefault: "depends on other options"
    case .text(let text): Message(verbatim: text)
    case .list(let texts):
      texts.isEmpty ? nil : Message(verbatim: texts.joined(separator: ","))
    case .flag, nil: nil
    }
  }
}

extension UsageError {
  static func missingArgument(_ name: String, command: String) -> UsageError {
    UsageError(
      "missing-argument", "<\(name)> is missing", "write `scaffold \(command) <\(name)>`"
    ).lacking(.required)
  }
}
