import Ground

/// The help of the tool or of one command, drawn from declarations.
package enum Help {
  /// `scaffold --help`
  ///
  /// - Parameter groups: all commands, by what people want with them.
  package static func text(of groups: [CommandGroup]) -> String {
    let lists = groups.map { Message("\($0.title):\n\(lines: rows(of: $0.commands))").text }
    return Message(
      """
      Write three-tier Swift code (Data, Business, View) that stays three-tier.

      Usage: scaffold <command> [options]

      \(lines: lists.joined(separator: "\n\n"))

      `scaffold <command> --help` says more. `scaffold --version` says the version.

      Example: scaffold new-module Login --at Demo --kind login
      """
    ).text
  }

  /// `scaffold new-module --help`
  package static func text(of command: any Command.Type, _ parameters: [any Parameter]) -> String {
    let arguments = parameters.filter { $0 is Argument }
    let options = parameters.filter { !($0 is Argument) } + [.language, .help]
    let sections: [Message?] =
      [
        command.summary,
        Message(verbatim: command.discussion.text.reflowed),
        "Usage: scaffold \(command.name)\(usage(parameters))",
        arguments.isEmpty ? nil : "Arguments:\n\(lines: rows(of: arguments))",
      ] + sections(of: options) + [
        "Examples:\n\(lines: command.examples.map { "  " + $0 }.joined(separator: "\n"))"
      ]
    return sections.compactMap { $0?.text }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The options of a command; those of one that has many, by what they are about.
  private static func sections(of options: [any Parameter]) -> [Message?] {
    guard options.count > 16 else { return ["Options:\n\(lines: rows(of: options))"] }
    return OptionTopic.allCases.map { topic in
      let own = options.filter { $0.topic == topic }
      return own.isEmpty ? nil : "\(topic.title):\n\(lines: rows(of: own))"
    }
  }

  /// The help of a family, such as `scaffold templates --help`.
  package static func text(ofFamily name: String, _ commands: [any Command.Type]) -> String {
    Message(
      """
      Usage: scaffold \(name) <command> [options]

      \(lines: rows(of: commands))

      `scaffold \(name) <command> --help` says more.
      """
    ).text
  }

  private static func usage(_ parameters: [any Parameter]) -> Message {
    let arguments = parameters.compactMap { $0 as? Argument }
    let words = arguments.map { $0.isRequired ? $0.synopsis : "[\($0.synopsis)]" }
    return "\(words.map { " " + $0 }.joined()) [options]"
  }

  private static func rows(of commands: [any Command.Type]) -> String {
    rows(commands.map { ($0.name, $0.summary.text) }, width: 18)
  }

  private static func rows(of parameters: [any Parameter]) -> String {
    rows(parameters.map { ($0.synopsis, text(of: $0)) })
  }

  private static func text(of parameter: any Parameter) -> String {
    let isListed = parameter.synopsis.contains(parameter.choices.joined(separator: "|"))
    let choices: Message? =
      parameter.choices.isEmpty || isListed
      ? nil : "one of \(parameter.choices.joined(separator: ", "))"
    let need: Message? = parameter is Option && parameter.isRequired ? "has to be given" : nil
    let standard: Message? = parameter.defaultValue.map { "default: \($0)" } ?? need
    guard let notes = Message.inARow([choices, standard]) else { return parameter.help.text }
    return Message("\(parameter.help) (\(notes))").text
  }

  /// Two columns; a left side that is too wide gets a line of its own.
  private static func rows(_ rows: [(String, String)], width: Int = 26) -> String {
    rows.map { left, right in
      let space = width - left.displayWidth
      let gap = space > 1 ? String(repeating: " ", count: space) : nil
      let start = "  " + left + (gap ?? "\n" + String(repeating: " ", count: width + 2))
      return start + right
    }.joined(separator: "\n")
  }
}
