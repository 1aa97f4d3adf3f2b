import Templates

extension Field {
  /// The field as templates see it.
  ///
  /// - Parameters:
  ///   - number: the field's place among the others, from 1: it makes samples differ.
  ///   - fields: those that are shown with it.
  ///   - column: what its column is declared as, if not as today.
  func value(number: Int, among fields: [Field] = [], column: String? = nil) -> Value {
    let identifier = SwiftKeyword.isReserved(name) ? "`\(name)`" : name
    let sample = FieldSample(for: self, number)
    // Steps that are odd, so that flags differ too.
    let second = FieldSample(for: self, number + 21, suffix: "B")
    return [
      "key": .text(key),
      "name": .text(name),
      "identifier": .text(identifier),
      "label": .text(Words(of: isMarked ? key : base.isDrawn ? subject : name).titled),
      "type": .text(type(of: base.swiftName)),
      "base": .text(base.swiftName),
      "isOptional": .flag(isOptional),
      "isList": .flag(isList),
      "isIdentity": .flag(isIdentity),
      "isSecret": .flag(base.isSecret),
      "isDrawn": .flag(base.isDrawn),
      "isLong": .flag(base.isLong),
      "shownName": .text(shownName(among: fields)),
      "imageName": .text(imageName(among: fields)),
      "shownAs": .text(isName ? "plainText" : "displayText"),
      "entered": .text(type(of: base.entered)),
      "input": .text(identifier + inputPart),
      "editor": .text(editor.rawValue),
      "keyboard": FieldKeyboard.name(for: self).map { .text($0) } ?? .absent,
      "isTyped": .flag(isTyped),
      "isChecked": .flag(isChecked),
      "isNeeded": .flag(isNeeded),
      "isExact": .flag(isExact),
      "hasFewValues": .flag(base.hasFewValues),
      "rawType": .text(type(of: base.rawName)),
      "isParsed": .flag(isParsed),
      "wire": .text(base.wire),
      "column": .text(column ?? self.column),
      "declared": .text((column ?? self.column) + (isOptional ? "" : " NOT NULL")),
      "numberedSample": base.numbered.map { .text($0) } ?? .absent,
      "sample": .text(sample.swift),
      "rawSample": .text(sample.raw),
      "jsonSample": .text(sample.json),
      "enteredSample": .text(sample.entered),
      "shownSample": .text(shown(sample)),
      "sparse": isOptional ? Self.nothing : Self.value(of: isIdentity ? sample : second),
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

  /// What a value is entered with: the start of the names of the types for it.
  private enum Editor: String {
    case text = "Text"
    case longText = "LongText"
    case `switch` = "Switch"
    case choice = "Choice"
    case date = "Date"
  }

  private var editor: Editor {
    switch base.entry {
    case .switch where !isList: isOptional ? .choice : .switch
    case .date where !isList: .date
    case .longText: .longText
    default: .text
    }
  }

  /// Whether a value is typed in, and not set.
  var isTyped: Bool { [.text, .longText].contains(editor) }

  /// Whether a form cannot be sent before something is typed or chosen here.
  var isNeeded: Bool { (isTyped || editor == .date) && !isOptional && !isList }

  /// Whether what is entered may be no value.
  var isChecked: Bool { isTyped || isNeeded }

  /// Whether some texts stand for no value.
  private var isExact: Bool { isTyped && !base.takesAnyText }

  /// Whether the entity's value is made from what stands in JSON.
  var isParsed: Bool { base.isParsed }

  /// What the column is declared as; a list is kept as JSON.
  var column: String { (isList ? .text : base.column).rawValue }

  /// What leads from what is entered to what is sent.
  private var inputPart: String {
    guard isChecked else { return ".value" }
    guard base.entered != base.swiftName else { return "" }
    return (isOptional ? "?" : "") + (isList ? #".map(\.text)"# : ".text")
  }
}
