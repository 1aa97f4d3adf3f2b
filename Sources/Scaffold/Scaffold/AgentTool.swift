import CommandLine
import Ground
import Templates
import ToolServing

/// A command as agents call it: which of its parameters they may give, and what comes back.
struct AgentTool: Sendable {
  let name: String
  let title: String
  let command: any Command.Type
  let summary: Message
  /// The words that are typed in each call.
  let typed: [String]
  /// The parameters that no agent may give.
  let hidden: [any Parameter]
  let writes: Bool
  /// True if its parameters say what they mean; those of another tool may have said so.
  let isDescribed: Bool
  let output: JSON

  init(
    _ name: String, _ title: String, _ command: any Command.Type, summary: Message? = nil,
    typing typed: [any Parameter] = [.json], hiding hidden: [any Parameter] = [],
    writes: Bool = false, isDescribed: Bool = true, output: OutputSchema
  ) {
    (self.name, self.title, self.command) = (name, title, command)
    self.summary = summary ?? command.summary
    self.typed = typed.compactMap(\.flag)
    self.hidden = typed + hidden
    (self.writes, self.isDescribed, self.output) = (writes, isDescribed, output.json)
  }
}

extension AgentTool {
  /// The parameters that an agent may give, where some of the words are known.
  func parameters(for words: [String], in context: Context) throws -> [any Parameter] {
    visible(try command.parameters(for: words, in: context))
  }

  /// The same, as far as it does not depend on templates.
  var declaredParameters: [any Parameter] { visible(command.parameters) }

  private func visible(_ parameters: [any Parameter]) -> [any Parameter] {
    let names = Set(hidden.map(\.agentName))
    return parameters.filter { !names.contains($0.agentName) }
  }

  func description(in context: Context) -> ToolDescription {
    let parameters = (try? parameters(for: [], in: context)) ?? declaredParameters
    return ToolDescription(
      name: name, title: title, summary: summary.text,
      input: InputSchema(
        parameters: parameters, isOpen: parameters.count > declaredParameters.count,
        isDescribed: isDescribed
      ).json,
      output: output, isReadOnly: !writes)
  }
}

extension Parameter {
  /// Its name for agents: `from_json`.
  var agentName: String {
    let name = flag.map { String($0.dropFirst(2)) } ?? (self as? Argument)?.name ?? synopsis
    return String(name.map { $0 == "-" ? "_" : $0 })
  }

  /// True if it takes several texts.
  var takesSeveral: Bool {
    switch self {
    case let argument as Argument: argument.isRepeated
    case let option as Option: option.repetition != .once
    default: false
    }
  }
}
