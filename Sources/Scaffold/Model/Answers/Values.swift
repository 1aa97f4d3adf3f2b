import Fields
import Ground
import Templates

/// The answers as values of a template.
package enum Values {
  /// - Parameters:
  ///   - project: the project that the files are for.
  ///   - past: what the module has from earlier.
  package static func values(
    of answers: [Answer], for template: Template, in project: ProjectFile,
    past: ModulePast = ModulePast()
  ) throws -> [String: Value] {
    var values = known(project)
    values["name"] = .text(answers.text("name"))
    values.merge(identifiers(for: answers)) { $1 }
    values.merge(past.names.mapValues { .text($0) }) { $1 }
    for variable in template.info.variables {
      if variable.kind == .url {
        values["isServerLocal"] = .flag(
          ServerAddress(answers.text(variable.name))?.isLocal ?? false)
      }
      // Where no title is given, the name makes one.
      if variable.kind == .title, answers[variable.name] == nil { continue }
      // What is said of the fields stands with them.
      if variable.kind == .section {
        values[variable.name] = values[variable.name] ?? .absent
        continue
      }
      guard variable.kind == .fields else {
        values[variable.name] = value(of: answers[variable.name], for: variable)
        continue
      }
      let entity = answers["entity"] == nil ? answers.text("name") : answers.text("entity")
      let fields = try answers.fields(variable.name)
      guard !fields.isEmpty else {
        values[variable.name] = .list([])
        continue
      }
      let given = fields.map { $0.placed(in: entity) }
      let form = FormFields(
        of: given, in: answers.text("name"), entity: entity,
        withIDs: try variable.entersIdentity(template.naming(values)))
      let besides = template.naming(others(than: variable, of: answers, for: template))
      let identity = try MadeIdentity(in: given, isAlone: variable.isAlone(besides))
      let kept = identity == nil ? Field.kept(of: given) : given.filter { !$0.base.isSecret }
      values[variable.name] = .list(list(kept, madeIn: form))
      values.merge(facts(of: kept, given, identity)) { $1 }
      values.merge(form.values) { $1 }
      values.merge(
        try DeclaredTypes.values(of: given, entered: form.group, with: form.inner, in: entity)
      ) { $1 }
      values["firstFields"] = values[variable.name]
      values.merge(indexes(of: answers, for: template, kept)) { $1 }
      values.merge(section(of: answers, for: template, kept)) { $1 }
    }
    values.merge(try requests(of: answers, for: template, values)) { $1 }
    values["steps"] = values["steps"] ?? .list([])
    let first = past.table?.values()
    if let table = past.table, let first {
      values["table"] = .text(table.name)
      values["firstFields"] = .list(first.fields)
      values["steps"] = .list(first.steps)
    }
    values = try template.completed(values)
    let columns = try template.columns(values).map { column in
      (column.name, Value.flag(first.map { $0.columns.contains(column.name) } ?? column.isThere))
    }
    values["firstColumns"] = .record(Dictionary(columns, uniquingKeysWith: { first, _ in first }))
    return values
  }

  /// Names for variables, cases, paths and prose: `login`, `` `class` ``, `user-profile`. A script
  /// without letter case has no other form of a name, so `登录` becomes `登录Value`.
  private static func identifiers(for answers: [Answer]) -> [String: Value] {
    let (name, entity) = (answers.text("name"), answers.text("entity"))
    let (module, variable) = (Words(of: name), Words(of: entity).camelCased)
    let table = module.snakeCased
    return [
      "case": .text(SwiftKeyword.escaped(module.camelCased)),
      "variable": .text(SwiftKeyword.escaped(variable == entity ? entity + "Value" : variable)),
      "path": .text(module.kebabCased),
      "title": .text(module.titled),
      "nameTitle": .text(module.titled),
      "schema": .text(name),
      "phrase": .text(module.phrase),
      "table": .text(name == entity ? table : table + "_" + Words(of: entity).snakeCased),
    ]
  }

  /// The names by which servers and devices know a module.
  package static func keptNames(of answers: [Answer], past: ModulePast) -> [String: String] {
    let values = identifiers(for: answers)
    return ModulePast.kept.reduce(into: [:]) { names, name in
      if let kept = past.names[name] {
        names[name] = kept
      } else if case .text(let text) = values[name] {
        names[name] = text
      }
    }
  }

  /// The common facts of the fields, for the parts of a file that depend on them.
  ///
  /// `fields` are those that an entity keeps: never a secret, and an identity unless it is made of
  /// what is there. `shownFields` are those of them that a screen shows: not the identity, unless
  /// there is nothing else to read. Of these, `drawnFields` are images, and `readFields` the
  /// others.
  private static func facts(
    of fields: [Field], _ given: [Field], _ identity: MadeIdentity?
  ) -> [String: Value] {
    let kept = list(fields)
    let hasWords = fields.contains { !$0.isIdentity && !$0.base.isDrawn }
    let shown = zip(fields, kept).filter { !$0.0.isIdentity || !hasWords }
    let index = { (isIt: (Field) -> Bool) in fields.firstIndex(where: isIt).map { kept[$0] } }
    let isAdded = identity == nil && !given.contains(where: \.isIdentity)
    // An identity that stands in an object is a property of the entity too.
    let declared = fields + [identity?.field].compactMap(\.self)
    return [
      "identity": identity?.field.value(number: 1) ?? index(\.isIdentity) ?? .absent,
      "madeIdentity": identity?.value ?? .absent,
      "shownFields": .list(shown.map(\.1)),
      "drawnFields": .list(shown.filter(\.0.base.isDrawn).map(\.1)),
      "readFields": .list(shown.filter { !$0.0.base.isDrawn }.map(\.1)),
      "firstDrawn": index(\.base.isDrawn) ?? .absent,
      "firstLong": index(\.base.isLong) ?? .absent,
      "firstRequired": index { !$0.isOptional } ?? .absent,
      "hasParsedFields": .flag(fields.contains(where: \.isParsed)),
      "hasExactingFields": .flag(fields.contains(where: \.base.isExacting)),
      "fieldImports": Value.imports(of: declared.map(\.base.module)),
      "rawFieldImports": Value.imports(of: declared.map(\.base.rawModule)),
      "sampleImports": Value.imports(of: fields.flatMap { $0.modules(\.module) }),
      "rawSampleImports": Value.imports(of: fields.flatMap { $0.modules(\.rawModule) }),
      "hasRenamedFields": .flag(fields.contains { $0.key != $0.name }),
      "isIdentityAdded": .flag(isAdded),
      "namesake": isAdded
        ? index { $0.key == Field.identity.key && !$0.isIdentity } ?? .absent : .absent,
    ]
  }

  /// The answers to all variables but one.
  private static func others(
    than variable: Variable, of answers: [Answer], for template: Template
  ) -> [String: Value] {
    let others = template.info.variables.filter { $0.name != variable.name }
    return Dictionary(
      others.map { ($0.name, value(of: answers[$0.name], for: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// By what rows are found, where a template asks for that.
  private static func indexes(
    of answers: [Answer], for template: Template, _ fields: [Field]
  ) -> [String: Value] {
    let variable = template.info.variables.first { $0.kind == .columns }
    guard let variable, case .list(let paths) = answers[variable.name] else {
      return ["indexes": .list([]), "unknownIndex": .absent]
    }
    return [
      "indexes": .list(paths.compactMap { FieldIndex($0, of: fields)?.value }),
      "unknownIndex": FieldIndex.unknown(paths, of: fields).map { .text($0) } ?? .absent,
    ]
  }

  /// By what rows stand in sections, where a template asks for that.
  private static func section(
    of answers: [Answer], for template: Template, _ fields: [Field]
  ) -> [String: Value] {
    let variable = template.info.variables.first { $0.kind == .section }
    guard let variable, case .text(let text) = answers[variable.name] else {
      return ["unknownSection": .absent]
    }
    let section = FieldSection(text, of: fields)
    return [
      variable.name: section?.value ?? .absent,
      "unknownSection": section == nil ? .text(text) : .absent,
    ]
  }

  private static func list(_ fields: [Field], madeIn form: FormFields? = nil) -> [Value] {
    fields.map { field in
      let value = field.value(among: fields)
      return form.map { value.with(["made": .text($0.made(field))]) } ?? value
    }
  }

  /// The facts of the project for a template.
  ///
  /// Where all of ours is in a local package, templates write it as a project of its own:
  /// `Placement` moves it there.
  package static func known(_ project: ProjectFile) -> [String: Value] {
    let package = project.adoption?.package
    return [
      "project": [
        "name": .text(project.name), "scheme": .text(scheme(of: project.name)),
        "ui": .text(project.ui), "layout": .text(project.layout),
        "languages": .list(project.languages.codes.map { .text($0) }),
        "language": .text(project.languages.source),
        "envelope": .text(project.envelope),
        "modules": .text(project.modules.text),
        "hasApp": .flag(project.adoption == nil || package != nil),
        "hasShell": .flag(project.adoption == nil), "hasTool": .flag(project.hasTool),
        "package": .text(package?.text ?? ""),
        "base": .text(project.adoption?.base.text ?? "Sources/Base"),
        "prefix": .text(project.adoption?.prefix ?? ""),
        "manifest": .text(
          package == nil ? project.packageManifest?.text ?? "" : "Package.swift"),
        "platforms": .text(project.adoption?.platforms ?? ""),
        "tests": .text(project.adoption?.tests?.text ?? ""),
        "tools": .text(project.adoption?.tools ?? ""),
        "languageModes": .text(project.adoption?.languageModes ?? ""),
      ]
    ]
  }

  /// The scheme of the URLs of an app: the letters and digits of its name that a scheme may have.
  private static func scheme(of name: String) -> String {
    let letters = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let scheme = String(letters.drop { $0.isNumber })
    return scheme.isEmpty ? "app" : scheme
  }

  /// The value of one variable. A list of chosen words is a map, so that `without.network` asks
  /// for one of them.
  static func value(of answer: Answer.Value?, for variable: Variable) -> Value {
    switch (answer, variable.kind) {
    case (.text(let text), .duration): (try? TimeSpan(text))?.value ?? .absent
    case (.text(let text), _), (.fields(_, let text), _): .text(text)
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
