/// A line of a script that is no command.
package struct ScriptError: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    case unknownCommand(String)
    case unexpectedWord(String)
    case missingWord(String, command: String)
    case notACount(String)
  }

  package let file: String
  package let line: Int
  package let reason: Reason
}

extension ScriptError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word):
      "unknown command `\(word.harmless)`; choose from "
        + CommandRule.all.map(\.word).joined(separator: ", ")
    case .unexpectedWord(let word): "unexpected word `\(word.harmless)`; write a command a line"
    case .missingWord(let name, let command):
      "<\(name)> is missing; write `\(command) <\(name)>`"
    case .notACount(let word): "`\(word.harmless)` is not a count; write a number from 1"
    }
  }
}

extension ScriptError: CustomStringConvertible {
  /// The form compilers use, so that editors can jump to the line.
  package var description: String { "\(file.harmless):\(line): error: \(reason)" }
}
