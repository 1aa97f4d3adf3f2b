import Ground
import Templates

/// Finds the answer to each of a template's variables: given, asked of a person, or the default.
package struct Questionnaire {
  let template: Template
  let replies: Replies
  /// The variables that a person is asked for even if the template would not ask.
  let asked: Set<String>
  /// True if the module is there already.
  let isRecorded: Bool

  package init(
    template: Template, replies: Replies, asking asked: Set<String> = [], isRecorded: Bool = false
  ) {
    self.template = template
    self.replies = replies
    self.asked = asked
    self.isRecorded = isRecorded
  }

  /// - Parameters:
  ///   - name: the name of what is made, which every template is given.
  ///   - known: values that defaults may use.
  ///   - modules: the modules that can be named.
  package func answers(
    name: String, module: ModuleName?, known: [String: Value], modules: Set<String>
  ) throws -> [Answer] {
    var answers = [Answer(name: "name", value: .text(name))]
    var values = known
    values["name"] = .text(name)
    for variable in template.info.variables {
      let checker = AnswerChecker(
        variable: variable, module: module, modules: modules, isRecorded: isRecorded)
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
      return .flag(replies.has(variable) || variable.defaultValue == .flag(true))
    }
    if let text = replies.value(of: variable) { return try checker.check(text) }
    let defaultValue = try defaultValue(of: variable, values)
    // What has nothing to choose from here is no question.
    let isAsked = variable.isAsked || asked.contains(variable.name) && defaultValue?.isEmpty != true
    if isAsked, let ask = replies.ask {
      while let line = ask(question(variable, defaultValue)) {
        guard let text = line.isEmpty ? defaultValue : line else { continue }
        do { return try checker.check(text) } catch { replies.complain("\(error)") }
      }
      throw UsageError.missingAnswer(flag: variable.flag, label: variable.label)
    }
    if let defaultValue { return try check(defaultValue, of: variable, checker) }
    if case .choice = variable.kind {
      throw UsageError.missingAnswer(flag: variable.flag, label: variable.label)
    }
    return nil
  }

  /// A default that the template has made of the user's words is theirs to fix; any other is the
  /// template's fault.
  private func check(
    _ defaultValue: String, of variable: Variable, _ checker: AnswerChecker
  ) throws -> Answer.Value {
    do {
      if case .identifier = variable.kind, let module = checker.module?.text,
        defaultValue != module, !checker.isEntity(defaultValue)
      {
        // What one of many cannot be called, such as a `View` of `Views`, is called as the module.
        return try checker.check(module)
      }
      return try checker.check(defaultValue)
    } catch  where !variable.hasMadeDefault {
      throw BadTemplate(
        file: "\(template.name)/template.json", reason: .badDefault(defaultValue, "\(error)"))
    }
  }

  private func defaultValue(of variable: Variable, _ values: [String: Value]) throws -> String? {
    switch variable.defaultValue {
    case .text: try template.defaultValue(of: variable, values)
    case .list(let texts): texts.joined(separator: ",")
    case .flag, nil: nil
    }
  }

  private func question(_ variable: Variable, _ defaultValue: String?) -> String {
    let choices: Message =
      variable.choices.isEmpty ? "" : " (\(variable.choices.joined(separator: ", ")))"
    let standard: Message = defaultValue.map { " [\($0)]" } ?? ""
    return Message("\(variable.spokenHelp)\(choices)\(standard):").text
  }
}

extension Variable {
  /// True if the default is a template of its own.
  package var hasMadeDefault: Bool {
    if case .text(let text) = defaultValue {
      text.contains("{{") || text.contains("{%")
    } else {
      false
    }
  }
}
