import Fields
import Templates

extension Field {
  /// The field as templates see it.
  ///
  /// - Parameters:
  ///   - number: what makes its samples differ, if not its own name.
  ///   - fields: those that are shown with it.
  ///   - column: what its column is declared as, if not as today.
  ///   - isInside: whether it is a field of an object.
  func value(
    number: Int? = nil, among fields: [Field] = [], column: String? = nil, isInside: Bool = false
  ) -> Value {
    let identifier = SwiftKeyword.escaped(name)
    let number = number ?? sampleNumber
    let sample = FieldSample(for: self, number)
    // Steps that are odd, so that flags differ too.
    let second = FieldSample(for: self, number + 21, suffix: "B")
    return [
      "key": .text(key),
      "name": .text(name),
      "identifier": .text(identifier),
      "label": .text(label),
      "type": .text(type(of: base.swiftName)),
      "base": .text(base.swiftName),
      "isOptional": .flag(isOptional),
      "isList": .flag(isList),
      "isMap": .flag(container.isMap),
      "isIdentity": .flag(isIdentity),
      "isSecret": .flag(base.isSecret),
      "isDrawn": .flag(base.isDrawn),
      "isLong": .flag(base.isLong),
      "shownName": .text(shownName(among: fields)),
      "imageName": .text(imageName(among: fields)),
      "shownAs": .text(isName ? "plainText" : "displayText"),
      "entered": .text(type(of: base.entered)),
      "input": .text(input),
      "editor": .text(editor.rawValue),
      "keyboard": FieldKeyboard.name(for: self).map { .text($0) } ?? .absent,
      "isTyped": .flag(isTyped),
      "isChosen": .flag(base.entry == .choice),
      "isChecked": .flag(isChecked),
      "isNeeded": .flag(isNeeded),
      "isExact": .flag(isExact),
      "hasFewValues": .flag(base.hasFewValues),
      "rawType": .text(type(of: base.rawName)),
      "isParsed": .flag(isParsed),
      "isExacting": .flag(base.isExacting),
      "reading": reading(isInside: isInside),
      "writing": writing,
      "broken": broken,
      "column": .text(column ?? self.column),
      "declared": .text((column ?? self.column) + (isOptional ? "" : " NOT NULL")),
      "numberedSample": base.numbered.map { .text($0) } ?? .absent,
      "sample": .text(sample.swift),
      "rawSample": .text(sample.raw),
      "jsonSample": .text(sample.json),
      "enteredSample": .text(sample.entered),
      "shownSample": .text(shown(sample)),
      "sparse": isOptional
        ? Self.nothing : Self.value(of: isIdentity || holdsIdentity ? sample : second),
      "second": Self.value(of: second),
      "third": Self.value(of: FieldSample(for: self, number + 42, suffix: "C")),
    ]
  }

  private static func value(of sample: FieldSample) -> Value {
    [
      "sample": .text(sample.swift), "rawSample": .text(sample.raw),
      "jsonSample": .text(sample.json),
    ]
  }

  private static let nothing: Value = [
    "sample": "nil", "rawSample": "nil", "jsonSample": "null",
  ]

  /// True if some texts stand for no value.
  private var isExact: Bool { isTyped && !base.takesAnyText }

  /// True if the entity's value is made from what stands in JSON.
  var isParsed: Bool { base.isParsed }

  /// The code around the raw value where the entity's is made of it.
  private func reading(isInside: Bool) -> Value {
    guard isParsed else { return ["before": "", "after": ""] }
    let path = isInside ? "\\(path).\(key)" : key
    let make = base.isObject ? ", \(base.swiftName).init" : ""
    let call = (isOptional && !isSingle ? "?" : "") + ".parsed("
    let line = "      \(name): try dto.\(name)\(call)at: \"\(path)\"\(make)),"
    return [
      "before": "try ",
      "after": .text(
        call + (line.count > 100 ? "\n        " : "") + "at: \"\(path)\"\(make))"),
    ]
  }

  /// The code around the entity's value where the raw one is made of it.
  private var writing: Value {
    guard isParsed else { return ["before": "", "after": ""] }
    let link = isOptional ? "?" : ""
    guard base.isObject else {
      return [
        "before": "",
        "after": .text(
          container.isMap ? "\(link).mapValues(\\.\(base.wire))" : "\(link).\(base.wire)"),
      ]
    }
    return switch (container, isOptional) {
    case (.none, _) where isBoxed:
      ["before": "", "after": .text("?.map(\(base.rawName).init)")]
    case (.none, false): ["before": .text("\(base.rawName)("), "after": ")"]
    case (.none, true), (.list, false):
      ["before": "", "after": .text(".map(\(base.rawName).init)")]
    case (.list, true): ["before": "", "after": .text("?.map(\(base.rawName).init)")]
    case (.map, _), (.lists, _):
      ["before": "", "after": .text("\(link)." + container.mapping(by: base.rawName))]
    }
  }

  /// A raw value that stands for none, and where it stands.
  private var broken: Value {
    switch container {
    case .none: ["sample": #""?""#, "path": .text(key)]
    case .list: ["sample": #"["?"]"#, "path": .text("\(key)[0]")]
    case .map: ["sample": #"["one": "?"]"#, "path": .text("\(key).one")]
    case .lists: ["sample": #"["one": ["?"]]"#, "path": .text("\(key).one[0]")]
    }
  }

  /// The declaration of the column; several values are kept as JSON.
  var column: String { (isSingle ? base.column : .text).rawValue }

  /// The value that is sent, made of what is entered.
  private var input: String {
    let identifier = SwiftKeyword.escaped(name)
    guard isChecked else {
      let isNone = editor == .choices && isOptional
      return (isNone ? "\(identifier).value.isEmpty ? nil : " : "") + "\(identifier).value"
    }
    guard base.entered != base.swiftName else { return identifier }
    return identifier + (isOptional ? "?" : "") + (isList ? #".map(\.text)"# : ".text")
  }
}
