import Templates

/// What answers look like to a template.
enum Values {
  /// - Parameter project: the project that the files are for.
  static func values(
    of answers: [Answer], for template: Template, in project: Manifest
  ) throws -> [String: Value] {
    var values = known(project)
    values["name"] = .text(answers.text("name"))
    values.merge(identifiers(for: answers)) { $1 }
    for variable in template.info.variables {
      values[variable.name] = value(of: answers[variable.name], for: variable)
      if variable.kind == .fields, let fields = try? Field.fields(answers.text(variable.name)) {
        values.merge(facts(of: fields)) { $1 }
      }
    }
    return values
  }

  /// Names for variables, cases, paths and prose: `login`, `` `class` ``, `user-profile`. A script
  /// without letter case has no other form of a name, so `登录` becomes `登录Value`.
  private static func identifiers(for answers: [Answer]) -> [String: Value] {
    let (name, entity) = (answers.text("name"), answers.text("entity"))
    let (module, variable) = (Words(of: name), Words(of: entity).camelCased)
    let table = module.snakeCased
    return [
      "case": .text(identifier(module.camelCased)),
      "variable": .text(identifier(variable == entity ? entity + "Value" : variable)),
      "path": .text(module.kebabCased),
      "title": .text(module.titled),
      "phrase": .text(module.phrase),
      "table": .text(name == entity ? table : table + "_" + Words(of: entity).snakeCased),
    ]
  }

  /// What the fields have in common, for the parts of a file that depend on it.
  private static func facts(of fields: [Field]) -> [String: Value] {
    let values = fields.enumerated().map { $1.value(number: $0 + 1) }
    let index = { (isIt: (Field) -> Bool) in fields.firstIndex(where: isIt).map { values[$0] } }
    return [
      "identity": index { $0.name == "id" } ?? .absent,
      "firstRequired": index { !$0.isOptional } ?? .absent,
      "hasParsedFields": .flag(fields.contains(where: \.isParsed)),
      "hasRenamedFields": .flag(fields.contains { $0.key != $0.name }),
    ]
  }

  private static func identifier(_ name: String) -> String {
    SwiftKeyword.isReserved(name) ? "`\(name)`" : name
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
      .list(((try? Field.fields(text)) ?? []).enumerated().map { $1.value(number: $0 + 1) })
    case (.text(let text), _): .text(text)
    case (.flag(let flag), _): .flag(flag)
    case (.list(let words), .list(let choices)) where !choices.isEmpty:
      .record(
        Dictionary(
          choices.map { ($0, .flag(words.contains($0))) }, uniquingKeysWith: { first, _ in first }))
    case (.list(let words), _): .list(words.map { .text($0) })
    case (nil, _): .absent
    }
  }
}
