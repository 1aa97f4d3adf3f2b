/// Options that the program was not made for.
package enum OptionsError: Error, Hashable, Sendable {
  case unknownOption(String)
  case unexpectedWord(String)
  case repeatedOption(String)
  case missingValue(String, value: String)
  case unwantedValue(String)
  case badURL(String)
  case onceAndScript
  case missingPassword
  case passwordInSight
}

extension OptionsError {
  /// What a shell knows as wrong usage.
  package static let exitCode: Int32 = 64
}

extension OptionsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownOption(let name): "unknown option `\(name.harmless)`; `--help` shows all"
    case .unexpectedWord(let word): "unexpected word `\(word.harmless)`; `--help` shows all options"
    case .repeatedOption(let name): "`\(name)` is given twice; give it once"
    case .missingValue(let name, let value): "`\(name)` needs a value; write `\(name) <\(value)>`"
    case .unwantedValue(let name): "`\(name)` takes no value; write it alone"
    case .badURL(let text):
      "`\(text.harmless)` is not a server; write it as `http://127.0.0.1:8080`"
    case .onceAndScript: "`--once` and `--script` do not go together; choose one"
    case .missingPassword:
      "`--user` needs a password; put it in the environment variable \(Options.passwordVariable)"
    case .passwordInSight:
      "`--password` would show the password in every list of processes; "
        + "put it in the environment variable \(Options.passwordVariable)"
    }
  }
}
