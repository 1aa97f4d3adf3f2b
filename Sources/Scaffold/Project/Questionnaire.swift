import Templates

/// Finds the answer to each of a template's variables: given on the command line, asked of a
/// person, or the default.
struct Questionnaire {
  let template: Template
  let arguments: Arguments
  let console: Console

  /// - Parameters:
  ///   - name: the name of what is made, which every template is told.
  ///   - known: values that defaults may use.
  ///   - modules: the modules that can be named.
  func answers(
    name: String, module: ModuleName?, known: [String: Value], modules: Set<String>
  ) throws -> [Answer] {
    var answers = [Answer(name: "name", value: .text(name))]
    var values = known
    values["name"] = .text(name)
    for variable in template.info.variables {
      let checker = AnswerChecker(variable: variable, module: module, modules: modules)
      let answer = try answer(to: variable, values, checker)
      values[variable.name] = Values.value(of: answer, for: variable)
      if let answer { answers.append(Answer(name: variable.name, value: answer)) }
    }
    return answers
  }

  private func answer(
    to variable: Variable, _ values: [String: Value], _ checker: AnswerChecker
  ) throws -> Answer.Value? {
    if case .flag = variable.kind {
      return .flag(arguments.has(variable) || variable.standard == .flag(true))
    }
    if let text = arguments.value(of: variable) { return try checker.check(text) }
    let standard = try standard(of: variable, values)
    if variable.isAsked, let ask = console.ask {
      while let line = ask(question(variable, standard)) {
        let text = line.isEmpty ? standard : line
        if let text, let answer = try? checker.check(text) { return answer }
      }
    }
    if let standard { return try checker.check(standard) }
    if case .choice = variable.kind {
      throw UsageError.missingAnswer(flag: variable.flag, label: variable.label)
    }
    return nil
  }

  private func standard(of variable: Variable, _ values: [String: Value]) throws -> String? {
    switch variable.standard {
    case .text(let text): try template.text(text, values)
    case .list(let texts): texts.joined(separator: ",")
    case .flag, nil: nil
    }
  }

  private func question(_ variable: Variable, _ standard: String?) -> String {
    let choices =
      if case .choice(let choices) = variable.kind {
        " (\(choices.joined(separator: ", ")))"
      } else {
        ""
      }
    return variable.help + choices + (standard.map { " [\($0)]" } ?? "") + ":"
  }
}

/// Holds a text against the kind of a variable.
struct AnswerChecker {
  let variable: Variable
  let module: ModuleName?
  let modules: Set<String>

  func check(_ text: String) throws -> Answer.Value {
    switch variable.kind {
    case .choice(let choices):
      try check(text, among: choices)
      return .text(text)
    case .identifier:
      guard let module else { return .text(text) }
      return .text(try EntityName(text, of: module).text)
    case .list(let choices):
      let words = Self.words(in: text)
      for word in words where !choices.isEmpty { try check(word, among: choices) }
      return .list(Set(words).sorted())
    case .modules:
      let words = Self.words(in: text)
      for word in words where !modules.contains(word) || word == module?.text {
        throw Refusal.unknownModule(word, known: modules.subtracting([module?.text ?? ""]).sorted())
      }
      return .list(Set(words).sorted())
    case .fields:
      return .text(try Field.fields(text).map(\.text).joined(separator: " "))
    case .text:
      if variable.flag.hasSuffix("url"), !Self.isURL(text) { throw UsageError.badURL(text) }
      return .text(text)
    case .flag: return .flag(true)
    }
  }

  private func check(_ word: String, among choices: [String]) throws {
    guard !choices.contains(word) else { return }
    throw UsageError.unknownChoice(
      word, parameter: variable.flag, choices: choices, Suggestion(for: word, among: choices))
  }

  private static func words(in text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// Whether a text is an address that a literal in generated code may hold.
  private static func isURL(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let allowed = "-._~:/?#[]@!$&'()*+,;=%"
    let rest = text.dropFirst(scheme.count)
    return rest.first.map { $0.isLetter || $0.isNumber || $0 == "[" } == true
      && rest.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
          || allowed.unicodeScalars.contains($0)
      }
  }
}
