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
    case .map:
      "_ key: String, _ value: "
        + entered[1].type(of: entered[1].base.whole ?? entered[1].base.swiftName)
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
        "stem": .text(inner?.stem ?? ""),
        "source": .text(source(of: field)),
        "isNested": .flag(inner != nil),
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
}

extension Value {
  /// A record with some values more.
  func with(_ others: [String: Value]) -> Value {
    guard case .fields(let record) = self else { return self }
    let own = record.names.compactMap { name in record[name].map { (name, $0) } }
    return .record(others.merging(own) { others, _ in others })
  }
}
