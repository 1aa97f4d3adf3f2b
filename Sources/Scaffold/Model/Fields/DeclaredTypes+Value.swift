import Fields
import Templates

extension DeclaredTypes {
  /// The types as templates see them: `objects` and `choices`, each as in `types`; `inputObjects`, of
  /// which a form has less than the whole; and `rawObjects`, both of them.
  ///
  /// - Parameters:
  ///   - fields: those that were given.
  ///   - group: what is entered.
  ///   - groups: what is entered in it.
  /// - Throws: `InvalidField` for a type that would be called as another of the entity's.
  static func values(
    of fields: [Field], entered group: EntryGroup, with groups: [EntryGroup], in entity: String
  ) throws(InvalidField) -> [String: Value] {
    let declared = try DeclaredTypes(of: fields).list
    let objects = declared.filter(\.isObject)
    let choices = declared.filter { !$0.isObject }
    let sent = try DeclaredTypes(of: group.sent).list
    let entered = ([group] + groups).flatMap { $0.entered.map(\.base) }
    let names = Set(group.sent.flatMap(\.typeNames))
    let whole = objects.map { $0.object(isSent: names.contains($0.swiftName)) }
    let inputs = sent.filter { $0.whole != nil }.map { input in
      let own = objects.first { $0.swiftName == input.whole }
      return input.object(isSent: true, of: own)
    }
    return [
      "objects": .list(whole), "inputObjects": .list(inputs), "rawObjects": .list(whole + inputs),
      "choices": .list(choices.map { $0.choice(in: entity, isEntered: entered.contains($0)) }),
    ]
  }
}

extension FieldType {
  /// - Parameters:
  ///   - isSent: whether it is sent as it is.
  ///   - own: the object that this is the input of.
  fileprivate func object(isSent: Bool, of own: FieldType? = nil) -> Value {
    let values = fields.map { $0.value(among: fields, isInside: true) }
    let shown = FieldPreference.first(of: fields).flatMap { fields.firstIndex(of: $0) } ?? 0
    let pairs = zip(own?.fields ?? [], fields)
    return [
      "name": .text(swiftName),
      "raw": .text(rawName),
      "variable": .text(Words(of: title ?? swiftName).camelCased),
      "phrase": .text(Words(of: title ?? swiftName).phrase),
      "about": own == nil ? "What a screen shows of" : "What a form has of",
      "fields": .list(values),
      "shown": values[shown],
      "imports": Value.imports(of: fields.map(\.base.module) + boxModules),
      "rawImports": Value.imports(of: fields.map(\.base.rawModule) + ["BaseData"] + boxModules),
      "hasRenamedFields": .flag(fields.contains { $0.key != $0.name }),
      "hasParsedFields": .flag(fields.contains(where: \.isParsed)),
      "isInput": .flag(own != nil),
      "isSent": .flag(isSent),
      "whole": .text(own?.swiftName ?? swiftName),
      "makings": .list(pairs.map { ["name": .text($0.name), "made": .text($0.made(of: $1))] }),
      "makingImports": Value.imports(of: pairs.flatMap { $0.modulesOfMaking(from: $1) }),
    ]
  }

  /// Further keys in the catalog of a module's words, where no key begins with another one.
  private static let keysOfScreens: Set<String> = ["code", "empty", "field", "submit", "title"]

  private var boxModules: [String] { hasBoxes ? ["Core"] : [] }

  fileprivate func choice(in entity: String, isEntered: Bool) -> Value {
    let word = String(swiftName.dropFirst(swiftName.hasPrefix(entity) ? entity.count : 0))
    let variable = Words(of: word.isEmpty ? swiftName : word).camelCased
    let key = Self.keysOfScreens.contains(variable) ? Words(of: swiftName).camelCased : variable
    return [
      "name": .text(swiftName),
      "isEntered": .flag(isEntered),
      "cases": .list(
        choices.map { choice in
          [
            "name": .text(choice.name),
            "identifier": .text(SwiftKeyword.escaped(choice.name)),
            "value": .text(choice.value),
            "key": .text("\(key).\(choice.name)"),
            "text": .text(variable + Words(of: choice.name).pascalCased + "Text"),
            "label": .text(Words(of: choice.title ?? choice.value).titled),
          ]
        }),
    ]
  }
}
