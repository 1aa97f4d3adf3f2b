import Templates

/// What answers look like to a template.
enum Values {
  /// - Parameter project: the project that the files are for.
  static func values(
    of answers: [Answer], for template: Template, in project: Manifest
  ) throws -> [String: Value] {
    var values = known(project)
    values["name"] = .text(answers.text("name"))
    for variable in template.info.variables {
      values[variable.name] = value(of: answers[variable.name], for: variable)
    }
    return values
  }

  /// What a template is told of the project.
  static func known(_ project: Manifest) -> [String: Value] {
    [
      "project": [
        "name": .text(project.name), "ui": .text(project.ui), "layout": .text(project.layout),
        "modules": .text(project.modules.text),
      ]
    ]
  }

  /// The value of one variable. A list of chosen words is a map, so that `without.network` asks
  /// for one of them.
  static func value(of answer: Answer.Value?, for variable: Variable) -> Value {
    switch (answer, variable.kind) {
    case (.text(let text), .fields):
      .list(((try? Field.fields(text)) ?? []).map(\.value))
    case (.text(let text), _): .text(text)
    case (.flag(let flag), _): .flag(flag)
    case (.list(let words), .list(let choices)) where !choices.isEmpty:
      .record(Dictionary(uniqueKeysWithValues: choices.map { ($0, .flag(words.contains($0))) }))
    case (.list(let words), _): .list(words.map { .text($0) })
    case (nil, _): .absent
    }
  }
}
