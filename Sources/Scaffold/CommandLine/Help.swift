/// The help of the tool or of one command, drawn from declarations.
package enum Help {
  /// `scaffold --help`
  package static func text(of commands: [any Command.Type]) -> String {
    """
    Write three-tier Swift code (Data, Business, View) that stays three-tier.

    Usage: scaffold <command> [options]

    \(rows(commands.map { ($0.name, $0.summary) }))

    `scaffold <command> --help` tells more. `scaffold --version` tells the version.

    Example: scaffold new-module Login --at Demo
    """
  }

  /// `scaffold new-module --help`
  package static func text(of command: any Command.Type, _ parameters: [any Parameter]) -> String {
    let sections = [
      command.summary,
      command.discussion,
      "Usage: scaffold \(command.name)\(usage(parameters))",
      section("Arguments", parameters.filter { $0 is Argument }),
      section("Options", parameters.filter { !($0 is Argument) } + [.help]),
      "Examples:\n" + command.examples.map { "  " + $0 }.joined(separator: "\n"),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The help of a family, such as `scaffold templates --help`.
  package static func text(ofFamily name: String, _ commands: [any Command.Type]) -> String {
    """
    Usage: scaffold \(name) <command> [options]

    \(rows(commands.map { ($0.name, $0.summary) }))

    `scaffold \(name) <command> --help` tells more.
    """
  }

  private static func usage(_ parameters: [any Parameter]) -> String {
    let arguments = parameters.compactMap { $0 as? Argument }
    let words = arguments.map { $0.isRequired ? $0.synopsis : "[\($0.synopsis)]" }
    return (words + ["[options]"]).map { " " + $0 }.joined()
  }

  private static func section(_ title: String, _ parameters: [any Parameter]) -> String {
    parameters.isEmpty ? "" : "\(title):\n" + rows(parameters.map { ($0.synopsis, text(of: $0)) })
  }

  private static func text(of parameter: any Parameter) -> String {
    let isListed = parameter.synopsis.contains(parameter.choices.joined(separator: "|"))
    let choices =
      parameter.choices.isEmpty || isListed
      ? nil : "one of \(parameter.choices.joined(separator: ", "))"
    let notes = [choices, parameter.defaultValue.map { "default: \($0)" }].compactMap(\.self)
    return parameter.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// Two columns; a left side that is too wide gets a line of its own.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = 26
    return rows.map { left, right in
      let gap = left.count < width - 1 ? String(repeating: " ", count: width - left.count) : nil
      let start = "  " + left + (gap ?? "\n" + String(repeating: " ", count: width + 2))
      return start + right
    }.joined(separator: "\n")
  }
}
