/// What is to be done, a command a line; `#` begins a comment.
///
/// ```
/// login demo
/// pagedown 2   # older posts
/// refresh
/// ```
package struct Script: Hashable, Sendable {
  /// A command, and where it was read, for the message if it fails.
  package struct Step: Hashable, Sendable {
    package let number: Int
    /// How it is written, without its comment.
    package let text: String
    package let command: Command
  }

  package let file: String
  package let steps: [Step]

  package init(_ text: String, file: String) throws(ScriptError) {
    var steps: [Step] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      do {
        let words = Self.words(of: line)
        guard let command = try Self.command(of: words) else { continue }
        let text = words.joined(separator: " ")
        steps.append(Step(number: index + 1, text: text, command: command))
      } catch {
        throw ScriptError(file: file, line: index + 1, reason: error)
      }
    }
    self.file = file
    self.steps = steps
  }
}

extension Script {
  private static func words(of line: Substring) -> [String] {
    line.prefix { $0 != "#" }.split { $0.isWhitespace }.map(String.init)
  }

  private static func command(of words: [String]) throws(ScriptError.Reason) -> Command? {
    guard let word = words.first else { return nil }
    guard let rule = CommandRule.all.first(where: { $0.word == word }) else {
      throw .unknownCommand(word)
    }
    guard words.count <= 2 else { throw .unexpectedWord(words[2]) }
    return try command(of: rule, with: words.dropFirst().first)
  }

  private static func command(
    of rule: CommandRule, with word: String?
  ) throws(ScriptError.Reason) -> Command {
    switch rule.form {
    case .alone(let command):
      if let word { throw .unexpectedWord(word) }
      return command
    case .counted(let make):
      guard let word else { return make(1) }
      guard let count = Int(word), (1...Self.most).contains(count) else { throw .notACount(word) }
      return make(count)
    case .named(let name, let make):
      guard let word else { throw .missingWord(name, command: rule.word) }
      return make(word)
    }
  }

  private static let most = 1_000_000
}
