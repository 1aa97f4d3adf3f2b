import CommandLine
import Ground
import Phrases

/// Says what may stand at the cursor of a command line that is being typed.
///
/// It only reads, and leaves out what cannot be read.
struct Completer {
  let line: TypedLine
  let context: Context

  var completion: Completion {
    let before = Array(line.before.drop { $0 == "help" }.droppingLanguage.drop { $0 == "help" })
    if line.before.last == Option.language.name { return .words(languages) }
    if before.isEmpty { return .words(firstWords) }
    guard let (command, rest) = Commands.find(in: before) else {
      return .words(before.count == 1 ? verbs(of: before[0]) : [])
    }
    if before.count == 1, !Commands.family(before[0]).isEmpty, !line.current.hasPrefix("-") {
      return .words(verbs(of: before[0]))
    }
    return completion(of: command, rest)
  }
}

// MARK: - Commands

extension Completer {
  private var languages: [Candidate] { SpokenLanguage.names.map { Candidate(word: $0) } }

  private var firstWords: [Candidate] {
    guard !line.current.hasPrefix("-") else {
      return [
        Candidate(word: Flag.help.name, help: Flag.help.help.text),
        Candidate(word: Option.language.name, help: Option.language.help.text),
        Candidate(word: "--version", help: Message("Show the version.").text),
      ]
    }
    return Commands.all.reduce(into: []) { candidates, command in
      let word = String(command.name.prefix { $0 != " " })
      guard !candidates.contains(where: { $0.word == word }) else { return }
      let verbs = Commands.verbs(of: word)
      let help: Message =
        verbs.isEmpty || command.name == word
        ? command.summary : "Commands: \(verbs.joined(separator: ", "))."
      candidates.append(Candidate(word: word, help: help.text))
    }
  }

  private func verbs(of family: String) -> [Candidate] {
    zip(Commands.verbs(of: family), Commands.family(family)).map { verb, command in
      Candidate(word: verb, help: command.summary.text)
    }
  }
}

// MARK: - Parameters

extension Completer {
  private func completion(of command: any Command.Type, _ words: [String]) -> Completion {
    let known = try? command.parameters(for: words + line.after, in: context)
    let parameters = (known ?? command.parameters) + [.language, .help]
    var reader = ArgumentReader(parameters)
    for word in words { reader.skim(word) }
    let values = ValueCompleter(
      arguments: Arguments(begun: words + line.after, for: parameters), context: context)
    let current = line.current
    if let option = reader.awaited, !current.hasPrefix("--") {
      return values.completion(of: option, typed: current)
    }
    if reader.takesNames, current.hasPrefix("-") {
      return named(parameters, besides: reader.arguments, values)
    }
    let completion = reader.nextArgument.map { values.completion(of: $0, typed: current) }
    if let completion, !completion.isEmpty { return completion }
    return current.isEmpty && reader.takesNames
      ? .words(names(of: parameters, besides: reader.arguments)) : .words([])
  }

  /// `--ki`, or `--kind=li`
  private func named(
    _ parameters: [any Parameter], besides given: Arguments, _ values: ValueCompleter
  ) -> Completion {
    let parts = line.current.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let option = parameters.option(named: String(parts[0])) else {
      return .words(names(of: parameters, besides: given))
    }
    let completion = values.completion(of: option, typed: String(parts[1]))
    guard case .words(let candidates) = completion else { return completion }
    return .words(
      candidates.map { Candidate(word: "\(parts[0])=\($0.word)", help: $0.help) })
  }

  private func names(of parameters: [any Parameter], besides given: Arguments) -> [Candidate] {
    parameters.compactMap { parameter in
      switch parameter {
      case let flag as Flag where !given[flag]: Candidate(word: flag.name, help: flag.help.text)
      case let option as Option where given[option] == nil:
        Candidate(word: option.name, help: option.help.text)
      default: nil
      }
    }
  }
}

extension ArraySlice<String> {
  /// The words behind a `--language ja` that stands before the command's name.
  fileprivate var droppingLanguage: ArraySlice<String> {
    guard let first else { return self }
    if first == Option.language.name { return dropFirst(2) }
    return first.hasPrefix(Option.language.name + "=") ? dropFirst() : self
  }
}
