import CommandLine
import Ground
import Templates

/// The arguments that an agent gives a tool, as the words that somebody would have typed.
struct ToolArguments {
  private let members: [JSON.Member]
  private let enclosure: Enclosure

  init(_ members: [JSON.Member], in enclosure: Enclosure) {
    // Some agents say of each argument that they do not give it.
    self.members = members.filter { $0.value.kind != .null }
    self.enclosure = enclosure
  }

  /// - Throws: `ArgumentProblem` for what the tool does not take.
  func words(for tool: AgentTool, in context: Context) throws -> [String] {
    // Which parameters there are may depend on what is given for others.
    let begun = try words(of: tool.declaredParameters)
    let parameters = try tool.parameters(for: begun, in: context)
    let names = parameters.map(\.agentName)
    for member in members where !names.contains(member.key) {
      throw ArgumentProblem.unknown(member.key, tool: tool.name, known: names)
    }
    let missing = parameters.filter { $0.isRequired && value(of: $0) == nil }
    if !missing.isEmpty { throw ArgumentProblem.missing(missing, tool: tool) }
    return tool.typed + place(for: tool, parameters) + (try words(of: parameters))
  }

  private func value(of parameter: any Parameter) -> JSON? {
    members.first { $0.key == parameter.agentName }?.value
  }

  /// Where nothing is named, the project is the folder itself, whatever is above it.
  private func place(for tool: AgentTool, _ parameters: [any Parameter]) -> [String] {
    let isNamed = parameters.contains { parameter in
      let isPlace = parameter is Argument && parameter.offer == .files
      return (isPlace || parameter.flag == Option.at.name) && value(of: parameter) != nil
    }
    return isNamed ? [] : ["\(Option.at.name)=."]
  }

  private func words(of parameters: [any Parameter]) throws(ArgumentProblem) -> [String] {
    var (named, placed): ([String], [String]) = ([], [])
    for parameter in parameters {
      guard let value = value(of: parameter) else { continue }
      switch (parameter.flag, value.kind) {
      case (let flag?, .flag(let isGiven)) where parameter is Flag:
        if isGiven { named.append(flag) }
      case (let flag?, _):
        named += try texts(of: value, for: parameter).map { "\(flag)=\($0)" }
      case (nil, _): placed += try texts(of: value, for: parameter)
      }
    }
    return named + (placed.isEmpty ? [] : ["--"] + placed)
  }

  private func texts(
    of value: JSON, for parameter: any Parameter
  ) throws(ArgumentProblem) -> [String] {
    var texts: [String] = []
    let values: [JSON] =
      if parameter.takesSeveral, case .list(let values) = value.kind { values } else { [value] }
    for value in values {
      guard !(parameter is Flag), case .text(let text) = value.kind else {
        throw .wrongKind(parameter, found: value)
      }
      try require(text, of: parameter)
      texts.append(text)
    }
    return texts
  }

  private func require(_ text: String, of parameter: any Parameter) throws(ArgumentProblem) {
    // The system would read no further.
    guard !text.utf8.contains(0) else { throw .notWritable(parameter) }
    guard [.files, .folders].contains(parameter.offer) else { return }
    guard text != "-" else { throw .noInput(parameter) }
    guard enclosure.contains(text) else { throw .outside(text, of: parameter) }
  }
}
