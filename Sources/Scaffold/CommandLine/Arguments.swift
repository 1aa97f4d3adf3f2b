import Ground
import Model

/// The words given to a command, sorted out by the parameters it declares.
///
/// ```swift
/// let arguments = try Arguments(["Login", "--dry-run"], for: NewModule.parameters)
/// arguments[NewModule.names]  // ["Login"]
/// arguments[.dryRun]          // true
/// ```
package struct Arguments: Sendable {
  private var positionals: [String: [String]] = [:]
  package private(set) var options: [String: String] = [:]
  package private(set) var flags: Set<String> = []
  /// The values of options that take several.
  private var lists: [String: [String]] = [:]

  /// No words at all.
  init() {}

  package init(_ words: [String], for parameters: [any Parameter]) throws(UsageError) {
    var reader = ArgumentReader(parameters)
    for word in words { try reader.read(word) }
    self = try reader.finish()
  }

  /// The facts about words of which only some parameters are known.
  package init(begun words: [String], for parameters: [any Parameter]) {
    var reader = ArgumentReader(parameters)
    for word in words { reader.skim(word) }
    self = reader.arguments
  }

  /// The words given for an argument; none if it is missing.
  package subscript(argument: Argument) -> [String] { positionals[argument.name] ?? [] }
  package subscript(option: Option) -> String? { options[option.name] }
  /// The values given for an option that takes several; none if it is missing.
  package func values(of option: Option) -> [String] { lists[option.name] ?? [] }
  package subscript(flag: Flag) -> Bool { flags.contains(flag.name) }

  /// True if a word was given for a parameter.
  package func has(_ parameter: any Parameter) -> Bool {
    switch parameter {
    case let argument as Argument: !self[argument].isEmpty
    case let option as Option: self[option] != nil || !values(of: option).isEmpty
    case let flag as Flag: self[flag]
    default: false
    }
  }
}

extension Arguments {
  mutating func add(_ word: String, to argument: Argument) {
    positionals[argument.name, default: []].append(word)
  }

  mutating func set(_ option: Option, to value: String) {
    if option.repetition == .once {
      options[option.name] = value
    } else {
      lists[option.name, default: []].append(value)
    }
  }

  mutating func add(_ flag: Flag) { flags.insert(flag.name) }
}
