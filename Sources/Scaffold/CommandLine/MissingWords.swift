import Ground
import Model
import Templates

/// The words that a command line lacks, for a program that could add them.
package struct MissingWords {
  /// The parameters that have to be given.
  let parameters: [any Parameter]
  /// A command line that has them.
  let example: String

  /// - Parameters:
  ///   - words: those behind the command's name.
  ///   - parameters: what the command takes.
  /// - Returns: `nil` if the error is about something else.
  package init?(
    after error: UsageError, in words: [String], of command: any Command.Type,
    among parameters: [any Parameter]
  ) {
    let given = Arguments(begun: words, for: parameters)
    let missing: [any Parameter] =
      switch error.lack {
      case .required: parameters.filter { $0.isRequired && !given.has($0) }
      case .name: parameters.filter { $0 is Argument }
      case .value(let option) where words.last == option:
        parameters.filter { $0.flag == option }
      case .value, nil: []
      }
    guard !missing.isEmpty else { return nil }
    self.parameters = missing
    example = Self.example(words, giving: missing, of: command, among: parameters)
  }

  /// Of each its name, what it means, and the only words it takes.
  var json: JSON {
    let needs = parameters.map { parameter in
      let choices = parameter.choices.isEmpty ? [] : [("choices", JSON(texts: parameter.choices))]
      return JSON(
        object: [
          ("name", JSON(.text(parameter.shownName))), ("help", JSON(.text(parameter.help.text))),
        ] + choices)
    }
    return JSON(.list(needs))
  }
}

extension MissingWords {
  private static func example(
    _ words: [String], giving missing: [any Parameter], of command: any Command.Type,
    among parameters: [any Parameter]
  ) -> String {
    let arguments = missing.filter { $0 is Argument }.map { $0.sample(in: command) }
    let options = missing.filter { !($0 is Argument) }.flatMap { option in
      (words.last == option.flag ? [] : [option.shownName]) + [option.sample(in: command)]
    }
    // An option that takes several words would take a name behind it too.
    let isFirst = parameters.allSatisfy {
      !($0 is Argument) || !Arguments(begun: words, for: parameters).has($0)
    }
    let all = isFirst ? arguments + words + options : words + arguments + options
    return (["scaffold", command.name] + all.map(\.shellQuoted)).joined(separator: " ")
  }
}
