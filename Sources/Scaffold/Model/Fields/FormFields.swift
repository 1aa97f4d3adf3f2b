import Fields
import Templates

/// The fields of a module's form, and what a template is given of them.
struct FormFields {
  /// The group that is entered.
  let group: EntryGroup
  /// The groups that are entered in its fields.
  let inner: [EntryGroup]

  /// The fields of what is sent, as they were given.
  private let own: [Field]
  private let module: String
  private let withIDs: Bool
  /// The way to a field that keeps a form from being made.
  private let closed: String?
  /// The ways to what no form has.
  private let held: [String]

  /// - Parameters:
  ///   - given: the fields of the entity, as they were given.
  ///   - module: the module whose form it is.
  ///   - withIDs: whether ids are entered too, and not made by the server or the app alone.
  init(of given: [Field], in module: String, entity: String, withIDs: Bool) {
    let own = withIDs ? given : given.filter { !$0.isIdentity }
    let sent = own.map { $0.isEnterable ? $0.input(withIDs: withIDs) : $0.carried }
    group = EntryGroup(
      stem: module, origin: .entity(entity), input: entity + "Input", sent: sent,
      entered: sent.filter(\.isEnterable))
    inner = group.all(in: module, withIDs: withIDs)
    self.own = own
    self.module = module
    self.withIDs = withIDs
    closed = own.lazy.compactMap(withIDs ? \.closed : \.lacking).first
    held = own.flatMap(\.held)
  }
}

extension FormFields {
  /// `inputs` are the fields that are entered, as they were given, `sent` are those and what is carried
  /// along; `forms` are the groups of fields in them.
  var values: [String: Value] {
    let form = group.value(in: module, withIDs: withIDs)
    let inputs = list("inputs", of: form)
    let entered = group.entered
    let first = { (isIt: (Field) -> Bool) in entered.firstIndex(where: isIt).map { inputs[$0] } }
    let words = ([group] + inner).flatMap { group in
      group.entered.flatMap { group.words(for: $0) }
    }
    return [
      "form": form,
      "forms": .list(inner.map { $0.value(in: module, withIDs: withIDs) }),
      "formWords": .list(
        words.map { ["name": .text($0.name), "key": .text($0.key), "label": .text($0.label)] }),
      "inputs": .list(inputs),
      "sent": .list(list("sent", of: form)),
      "firstNeeded": first { $0.isMissed(withIDs: withIDs) } ?? .absent,
      "firstChecked": first(\.isChecked) ?? .absent,
      "firstTyped": first(\.isTyped) ?? .absent,
      "lastTyped": entered.lastIndex(where: \.isTyped).map { inputs[$0] } ?? .absent,
      "firstOpen": first { !$0.base.isSecret } ?? .absent,
      "firstSecret": first(\.base.isSecret) ?? .absent,
      "firstUnenterable": closed.map { ["key": .text($0)] } ?? .absent,
      "heldKeys": .text(held.map { "`\($0)`" }.joined(separator: ", ")),
      "hasParsedInputs": .flag(group.sent.contains(where: \.isParsed)),
      "inputImports": Value.imports(of: group.sent.map(\.base.module)),
      "rawInputImports": Value.imports(of: group.sent.map(\.base.rawModule)),
      "inputSampleImports": Value.imports(of: group.sent.flatMap { $0.modules(\.module) }),
      "rawInputSampleImports": Value.imports(of: group.sent.flatMap { $0.modules(\.rawModule) }),
      "makingImports": Value.imports(of: makingModules),
      "hasRenamedInputs": .flag(group.sent.contains { $0.key != $0.name }),
    ]
  }

  /// The value of the entity's field, where it is made of what was entered.
  func made(_ field: Field) -> String {
    group.sent.first { $0.name == field.name }.map { field.made(of: $0) } ?? "input.\(field.name)"
  }

  private var makingModules: [String] {
    zip(own, group.sent).flatMap { $0.modulesOfMaking(from: $1) }
  }

  private func list(_ name: String, of form: Value) -> [Value] {
    guard case .fields(let record) = form, case .list(let values) = record[name] else { return [] }
    return values
  }
}
