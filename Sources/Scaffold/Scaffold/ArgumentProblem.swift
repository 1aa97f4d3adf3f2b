import CommandLine
import Ground
import Model
import Templates

/// A problem with the arguments that an agent gives a tool.
enum ArgumentProblem: Error {
  case unknown(String, tool: String, known: [String])
  case missing([any Parameter], tool: AgentTool)
  case wrongKind(any Parameter, found: JSON)
  case notWritable(any Parameter)
  case noInput(any Parameter)
  case outside(String, of: any Parameter)
  /// The project shares templates with others, in a folder that leads out.
  case sharedTemplates(String)
  /// A tool that writes, where none may.
  case writing(tool: String)
}

extension ArgumentProblem: Failure {
  var exitCode: ExitCode { .usage }

  var complaint: Complaint {
    switch self {
    case .unknown(let name, let tool, let known):
      Complaint(
        "unknown-argument", "`\(tool)` has no argument `\(name.printable)`",
        Suggestion(for: name, among: known).question, "it has \(known.joined(separator: ", "))")
    case .missing(let parameters, let tool):
      Complaint(
        "missing-argument",
        "`\(tool.name)` needs \(parameters.map { "`\($0.agentName)`" }.joined(separator: ", "))",
        "give it")
    case .wrongKind(let parameter, let found):
      Complaint(
        "wrong-argument", "`\(parameter.agentName)` is \(found.description)",
        "make it \(parameter.kindOfValue)")
    case .notWritable(let parameter):
      Complaint("wrong-argument", "`\(parameter.agentName)` has a NUL in it", "take it out")
    case .noInput(let parameter):
      Complaint(
        "wrong-argument", "`\(parameter.agentName)` cannot be read from the standard input here",
        "name a file of the project")
    case .outside(let path, let parameter):
      Complaint(
        "outside-folder",
        "`\(path.printable)` in `\(parameter.agentName)` leads out of the folder that is served",
        "name something in it")
    case .sharedTemplates(let path):
      Complaint(
        "outside-folder",
        "`templates` in scaffold.json leads out of the folder that is served, to `\(path.printable)`",
        "serve a folder that has both, or have the templates in `Templates`"
      ).at(ProjectFile.path)
    case .writing(let tool):
      Complaint(
        "writing-not-allowed", "`\(tool)` writes, and this server may not",
        "`plan_module` shows a plan; a person can start `scaffold mcp --allow-writing`")
    }
  }

  /// Hints for an agent: `needs`, and arguments that would do as an `example`.
  var members: [(String, JSON)] {
    guard case .missing(let parameters, let tool) = self else { return [] }
    let needs = parameters.map { parameter in
      JSON(
        object: [
          ("name", JSON(.text(parameter.agentName))), ("help", JSON(.text(parameter.help.text))),
        ] + (parameter.choices.isEmpty ? [] : [("choices", JSON(texts: parameter.choices))]))
    }
    let example = parameters.map { parameter in
      let sample = JSON(.text(parameter.sample(in: tool.command)))
      return (parameter.agentName, parameter.takesSeveral ? JSON(.list([sample])) : sample)
    }
    return [("needs", JSON(.list(needs))), ("example", JSON(object: example))]
  }
}

extension Parameter {
  fileprivate var kindOfValue: String {
    self is Flag ? "true or false" : takesSeveral ? "a list of texts" : "a text"
  }
}
