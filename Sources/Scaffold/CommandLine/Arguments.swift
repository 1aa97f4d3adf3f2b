import Templates

/// The words given to a command, sorted out by the parameters it declares.
///
/// ```swift
/// let arguments = try Arguments(["Login", "--dry-run"], for: NewModule.parameters)
/// arguments[NewModule.names]  // ["Login"]
/// arguments[.dryRun]          // true
/// ```
struct Arguments: Sendable {
  private var positionals: [String: [String]] = [:]
  private(set) var options: [String: String] = [:]
  private(set) var flags: Set<String> = []

  init(_ words: [String], for parameters: [any Parameter]) throws(UsageError) {
    var words = words[...]
    var expected = parameters.compactMap { $0 as? Argument }[...]
    var takesNames = true
    while let word = words.popFirst() {
      if takesNames, word == "--" {
        takesNames = false
      } else if takesNames, word.hasPrefix("-"), word != "-" {
        try readNamed(word, from: &words, for: parameters)
      } else if let argument = expected.first {
        try Self.check(word, for: argument, called: argument.name)
        positionals[argument.name, default: []].append(word)
        if !argument.isRepeated { expected.removeFirst() }
      } else {
        throw .unexpectedArgument(word)
      }
    }
  }

  /// The words given for an argument; none if it is missing.
  subscript(argument: Argument) -> [String] { positionals[argument.name] ?? [] }
  subscript(option: Option) -> String? { options[option.name] }
  subscript(flag: Flag) -> Bool { flags.contains(flag.name) }
}

extension Arguments {
  /// `--name`, `--name value`, `--name=value`, `-n`, `-nf`
  private mutating func readNamed(
    _ word: String, from words: inout ArraySlice<String>, for parameters: [any Parameter]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let flag = parameters.flag(named: name) {
      guard parts.count == 1 else { throw .unwantedValue(flag: name) }
      flags.insert(flag.name)
    } else if let option = parameters.option(named: name) {
      guard options[option.name] == nil else { throw .repeatedOption(name) }
      let next = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      guard let value = parts.count > 1 ? String(parts[1]) : next else {
        throw .missingValue(option: name, value: option.value)
      }
      if parts.count == 1 { words.removeFirst() }
      try Self.check(value, for: option, called: name)
      options[option.name] = value
    } else if parameters.areFlags(in: word) {
      for letter in word.dropFirst() {
        if let flag = parameters.flag(named: "-\(letter)") { flags.insert(flag.name) }
      }
    } else {
      throw .unknownOption(name, Suggestion(for: name, among: parameters.names))
    }
  }

  /// - Throws: `UsageError` if a parameter has choices and the word is none of them.
  static func check(
    _ word: String, for parameter: any Parameter, called name: String
  ) throws(UsageError) {
    let choices = parameter.choices
    guard !choices.isEmpty, !choices.contains(word) else { return }
    throw .unknownChoice(
      word, parameter: name, choices: choices, Suggestion(for: word, among: choices))
  }
}

extension [any Parameter] {
  fileprivate func flag(named name: String) -> Flag? {
    lazy.compactMap { $0 as? Flag }.first { $0.name == name || $0.short == name }
  }

  fileprivate func option(named name: String) -> Option? {
    lazy.compactMap { $0 as? Option }.first { $0.name == name }
  }

  /// Whether a word is several short flags in one, such as `-nf`.
  fileprivate func areFlags(in word: String) -> Bool {
    !word.hasPrefix("--") && word.dropFirst().allSatisfy { flag(named: "-\($0)") != nil }
  }

  fileprivate var names: [String] {
    compactMap { ($0 as? Flag)?.name ?? ($0 as? Option)?.name }
  }
}
