import Ground
import Model
import Phrases
import Templates

extension Parameter where Self == Option {
  /// `--language ja`, which any command takes, before its name too.
  package static var language: Option {
    Option(
      name: "--language", value: SpokenLanguage.names.joined(separator: "|"),
      help: "The language of help and messages.", choices: SpokenLanguage.names,
      defaultValue: "that of the environment")
  }
}

extension SpokenLanguage {
  package static var names: [String] { all.map(\.tag) }

  /// The language of this process.
  package static var ofProcess: SpokenLanguage {
    spoken { name in getenv(name).map { String(cString: $0) } }
  }

  /// Takes `--language` out of the words that the user typed; `nil` if it is not among them.
  ///
  /// - Throws: `UsageError` for a language that the tool does not speak.
  package static func taken(from words: inout [String]) throws(UsageError) -> SpokenLanguage? {
    let option = Option.language
    var found: SpokenLanguage?
    var rest: [String] = []
    var typed = words.prefix { $0 != "--" }
    let behind = words[typed.endIndex...]
    while let word = typed.popFirst() {
      guard word == option.name || word.hasPrefix(option.name + "=") else {
        rest.append(word)
        continue
      }
      guard found == nil else { throw .repeatedOption(option.name) }
      let value = word.dropFirst(option.name.count + 1)
      guard let name = word == option.name ? typed.popFirst() : String(value), !name.isEmpty,
        !name.hasPrefix("--")
      else {
        throw .missingValue(option: option.name, value: option.value)
      }
      found = try named(name, by: option)
    }
    words = rest + behind
    return found
  }

  private static func named(
    _ name: String, by option: Option
  ) throws(UsageError) -> SpokenLanguage {
    if let language = SpokenLanguage(locale: name) { return language }
    throw .unknownChoice(name, parameter: option.name, choices: names)
  }
}
