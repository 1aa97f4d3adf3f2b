import Ground
import Model
import Templates

/// Reads the words of a command one by one, and knows what may come next.
///
/// A command that runs has read all of its words; completion asks what the next one may be.
package struct ArgumentReader {
  package private(set) var arguments = Arguments()
  /// The option whose value has to be the next word.
  package private(set) var awaited: Option?
  /// The option that takes the words up to the next one, and has its first value.
  private var open: Option?
  /// True if a word that starts with `-` is the name of an option.
  package private(set) var takesNames = true
  private let parameters: [any Parameter]
  private var expected: ArraySlice<Argument>

  package init(_ parameters: [any Parameter]) {
    self.parameters = parameters
    expected = parameters.compactMap { $0 as? Argument }[...]
  }

  /// The argument that a word without a name would be; `nil` if there are enough.
  package var nextArgument: Argument? { expected.first }

  /// - Throws: `UsageError` for a word that the parameters have no place for.
  mutating func read(_ word: String) throws(UsageError) {
    if let option = awaited {
      awaited = nil
      if !word.hasPrefix("--") { return try set(option, to: word) }
      throw .missingValue(option: option.name, value: option.value)
    }
    if let option = open, !word.hasPrefix("-") || word == "-" { return try set(option, to: word) }
    open = nil
    if takesNames, word == "--" {
      takesNames = false
    } else if takesNames, word.hasPrefix("-"), word != "-" {
      try readNamed(word)
    } else if let argument = expected.first {
      try argument.check(word, called: argument.name)
      arguments.add(word, to: argument)
      if !argument.isRepeated { expected.removeFirst() }
    } else {
      throw .unexpectedArgument(word)
    }
  }

  /// Reads a word of a command that is not finished; what has no place is passed over.
  package mutating func skim(_ word: String) {
    if word.hasPrefix("--") { awaited = nil }
    try? read(word)
  }

  /// - Throws: `UsageError` if a value is still awaited.
  func finish() throws(UsageError) -> Arguments {
    if let option = awaited { throw .missingValue(option: option.name, value: option.value) }
    return arguments
  }
}

extension ArgumentReader {
  /// `--name`, `--name value`, `--name=value`, `-n`, `-nf`
  private mutating func readNamed(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let flag = parameters.flag(named: name) {
      guard parts.count == 1 else { throw .unwantedValue(flag: name) }
      arguments.add(flag)
    } else if let option = parameters.option(named: name) {
      guard arguments[option] == nil else { throw .repeatedOption(name) }
      if parts.count == 1 { awaited = option } else { try set(option, to: String(parts[1])) }
    } else if parameters.areFlags(in: word) {
      for letter in word.dropFirst() {
        if let flag = parameters.flag(named: "-\(letter)") { arguments.add(flag) }
      }
    } else {
      throw .unknownOption(name, Suggestion(for: name, among: parameters.names))
    }
  }

  private mutating func set(_ option: Option, to value: String) throws(UsageError) {
    try option.check(value, called: option.name)
    arguments.set(option, to: value)
    open = option.repetition == .several ? option : nil
  }
}

extension Parameter {
  /// - Throws: `UsageError` if there are choices and the word is none of them.
  package func check(_ word: String, called name: String) throws(UsageError) {
    guard !choices.isEmpty, !isOpen, !choices.contains(word) else { return }
    throw .unknownChoice(word, parameter: name, choices: choices)
  }
}

extension [any Parameter] {
  package func option(named name: String) -> Option? {
    lazy.compactMap { $0 as? Option }.first { $0.name == name }
  }

  fileprivate func flag(named name: String) -> Flag? {
    lazy.compactMap { $0 as? Flag }.first { $0.name == name || $0.short == name }
  }

  /// True if a word is several short flags in one, such as `-nf`.
  fileprivate func areFlags(in word: String) -> Bool {
    !word.hasPrefix("--") && word.dropFirst().allSatisfy { flag(named: "-\($0)") != nil }
  }

  fileprivate var names: [String] {
    compactMap { ($0 as? Flag)?.name ?? ($0 as? Option)?.name }
  }
}

extension UsageError {
  static func unknownOption(_ name: String, _ suggestion: Suggestion) -> UsageError {
    UsageError(
      "unknown-option", "unknown option `\(name.printable)`", suggestion.question,
      "`--help` shows all")
  }

  static func unwantedValue(flag: String) -> UsageError {
    UsageError("unwanted-value", "`\(flag)` takes no value", "write it alone")
  }

  static func repeatedOption(_ option: String) -> UsageError {
    UsageError("repeated-option", "`\(option)` is given twice", "give it once")
  }

  static func unexpectedArgument(_ word: String) -> UsageError {
    UsageError(
      "unexpected-argument", "unexpected word `\(word.printable)`",
      "put names with a space in quotes")
  }
}
