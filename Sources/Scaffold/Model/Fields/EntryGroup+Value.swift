import Fields
import Ground
import Templates

extension EntryGroup {
  /// The group as templates see it.
  ///
  /// - Parameters:
  ///   - module: the module that the form is in.
  ///   - withIDs: whether a form has the ids of objects.
  func value(in module: String, withIDs: Bool) -> Value {
    let all = sent.map { value(of: $0, in: module, withIDs: withIDs) }
    let inputs = zip(sent, all).filter { entered.contains($0.0) }.map(\.1)
    return [
      "stem": .text(stem), "input": .text(input), "about": .text(about(in: module)),
      "protocol": .text(isOfMap ? "KeyedEntryForm" : "EntryForm"),
      "inputs": .list(inputs), "sent": .list(all),
      "carried": .list(zip(sent, all).filter { !entered.contains($0.0) }.map(\.1)),
      "parameters": .text(parameters),
      "firstChecked": entered.firstIndex(where: \.isChecked).map { inputs[$0] } ?? .absent,
      "imports": Value.imports(
        of: sent.map(\.base.module) + (sent.contains(where: \.isBoxed) ? ["Core"] : [])),
      "hasChoices": .flag(entered.contains { $0.base.entry == .choice }),
      "filling": .list(
        isOfEntity ? filling(in: module, withIDs: withIDs).map { .text($0) } : []),
    ]
  }

  private var isOfMap: Bool { if case .map = origin { true } else { false } }
  private var isOfEntity: Bool { if case .entity = origin { true } else { false } }

  /// A description of the input here, in words.
  private func about(in module: String) -> String {
    switch origin {
    case .entity: "in the \(Words(of: module).phrase) form"
    case .object(let type): "of the \(Words(of: type.title ?? type.swiftName).phrase)"
    case .map: "in a row of a map"
    }
  }

  /// The parameters for the fields.
  private var parameters: String {
    switch origin {
    case .entity(let entity): "_ \(Self.variable(entity)): \(entity)"
    case .object(let type):
      "_ \(Self.variable(type.title ?? type.swiftName)): \(type.whole ?? type.swiftName)"
    case .map: "_ key: String, _ value: \(entered[1].base.whole ?? entered[1].base.swiftName)"
    }
  }

  private func source(of field: Field) -> String {
    switch origin {
    case .entity(let entity): "\(Self.variable(entity)).\(field.name)"
    case .object(let type): "\(Self.variable(type.title ?? type.swiftName)).\(field.name)"
    case .map: field.name
    }
  }

  /// A script without letter case has no other form of a name, so `登录` becomes `登录Value`.
  private static func variable(_ type: String) -> String {
    let variable = Words(of: type).camelCased
    return SwiftKeyword.escaped(variable == type ? type + "Value" : variable)
  }
}

extension EntryGroup {
  private func value(of field: Field, in module: String, withIDs: Bool) -> Value {
    let inner = inner(of: field, in: module, withIDs: withIDs)
    let sample = FieldSample(for: field, field.sampleNumber)
    let other =
      variation(of: field) == nil
      ? sample : FieldSample(for: field, field.sampleNumber + 21, suffix: "B")
    let none = FieldSample("nil")
    return field.value().with(
      [
        "words": .text(spelled(field, in: module)),
        "entry": .text(entry(of: field, inner)),
        "check": .text(check(of: field)),
        "row": .text(row(of: field, inner)),
        "view": .text("_parts/form/\(inner == nil ? "Field" : "Group").swift"),
        "stem": .text(inner?.stem ?? ""),
        "source": .text(source(of: field)),
        "filled": .text(inner.map { ", as: \($0.stem)Form.init" } ?? ""),
        "isMissed": .flag(field.isMissed(withIDs: withIDs)),
        "variation": variation(of: field).map { .text($0) } ?? .absent,
        "sentSample": .text(field.base.isSecret ? sample.swift : sample.raw),
        "otherSample": .text((field.isOptional ? none : other).swift),
        "otherSent": .text(
          field.isOptional ? none.raw : field.base.isSecret ? sample.swift : other.raw),
      ].merging(entered.contains(field) ? [:] : ["input": .text(SwiftKeyword.escaped(field.name))])
      {
        $1
      })
  }

  /// The declaration of a form for a field.
  private func entry(of field: Field, _ inner: EntryGroup?) -> String {
    let form = inner.map { "<\($0.stem)Form>()" } ?? ""
    return switch field.editor {
    case .text, .longText:
      "TextEntry<\(field.type(of: field.base.entered))>("
        + (FieldKeyboard.name(for: field).map { "as: .\($0)" } ?? "") + ")"
    case .switch: "ValueEntry(false)"
    case .choices: "ValueEntry<[\(field.base.swiftName)]>([])"
    case .choice, .date: "ValueEntry<\(field.base.swiftName)?>(nil)"
    case .section, .rows: "\(field.editor.rawValue)Entry\(form)"
    }
  }

  private func check(of field: Field) -> String {
    let name = field.editor == .rows && field.container == .map ? "checkMap" : "check"
    return name + (field.isNested && field.isOptional ? "IfAny" : "") + "()"
  }

  /// The row that UIKit has for a field.
  private func row(of field: Field, _ inner: EntryGroup?) -> String {
    let type =
      switch field.editor {
      case .choice, .choices: "<\(field.base.swiftName)>"
      case .section, .rows: inner.map { "<\($0.stem)Rows>" } ?? ""
      default: ""
      }
    return "\(field.editor.rawValue)EntryRow\(type)"
  }
}

extension Value {
  /// A record with some values more.
  func with(_ others: [String: Value]) -> Value {
    guard case .fields(let record) = self else { return self }
    let own = record.names.compactMap { name in record[name].map { (name, $0) } }
    return .record(others.merging(own) { others, _ in others })
  }
}
