import Templates

extension DeclaredTypes {
  /// The types as templates see them: `objects` and `choices`, each as in `types`.
  ///
  /// - Throws: `InvalidField` for a type that would be called as another of the entity's.
  static func values(of fields: [Field], in entity: String) throws(InvalidField) -> [String: Value]
  {
    var declared = DeclaredTypes()
    for field in fields { try declared.take(field) }
    let objects = declared.list.filter(\.isObject)
    let choices = declared.list.filter { !$0.isObject }
    let entered = fields.filter(\.isEnterable).map(\.base)
    return [
      "objects": .list(objects.map { $0.object() }),
      "choices": .list(choices.map { $0.choice(in: entity, isEntered: entered.contains($0)) }),
    ]
  }
}

extension FieldType {
  fileprivate func object() -> Value {
    let values = fields.enumerated().map { $1.value(number: $0 + 1, among: fields, isInside: true) }
    let shown = FieldPreference.first(of: fields).flatMap { fields.firstIndex(of: $0) } ?? 0
    return [
      "name": .text(swiftName),
      "raw": .text(rawName),
      "variable": .text(Words(of: title ?? swiftName).camelCased),
      "phrase": .text(Words(of: title ?? swiftName).phrase),
      "fields": .list(values),
      "shown": values[shown],
      "imports": Value.imports(of: fields.map(\.base.module) + boxModules),
      "rawImports": Value.imports(of: fields.map(\.base.rawModule) + ["BaseData"] + boxModules),
      "hasRenamedFields": .flag(fields.contains { $0.key != $0.name }),
      "hasParsedFields": .flag(fields.contains(where: \.isParsed)),
    ]
  }

  private var boxModules: [String] { hasBoxes ? ["Core"] : [] }

  fileprivate func choice(in entity: String, isEntered: Bool) -> Value {
    let word = String(swiftName.dropFirst(swiftName.hasPrefix(entity) ? entity.count : 0))
    let variable = Words(of: word.isEmpty ? swiftName : word).camelCased
    return [
      "name": .text(swiftName),
      "isEntered": .flag(isEntered),
      "cases": .list(
        choices.map { choice in
          [
            "name": .text(choice.name),
            "identifier": .text(SwiftKeyword.escaped(choice.name)),
            "value": .text(choice.value),
            "key": .text("\(variable).\(choice.name)"),
            "text": .text(variable + Words(of: choice.name).pascalCased + "Text"),
            "label": .text(Words(of: choice.title ?? choice.value).titled),
          ]
        }),
    ]
  }
}
