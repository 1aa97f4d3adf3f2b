import Templates

extension Field {
  /// The field as templates see it.
  ///
  /// - Parameters:
  ///   - number: the field's place among the others, from 1: it makes samples differ.
  ///   - column: what its column is declared as, if not as today.
  func value(number: Int, column: String? = nil) -> Value {
    let sample = FieldSample(for: self, number)
    return [
      "key": .text(key),
      "name": .text(name),
      "identifier": .text(SwiftKeyword.isReserved(name) ? "`\(name)`" : name),
      "label": .text(Words(of: name).titled),
      "type": .text(type),
      "base": .text(base.name),
      "isOptional": .flag(isOptional),
      "isList": .flag(isList),
      "isIdentity": .flag(isIdentity),
      "isSecret": .flag(base.isSecret),
      "editor": .text(editor.rawValue),
      "keyboard": FieldKeyboard.name(for: self).map { .text($0) } ?? .absent,
      "isTyped": .flag(isTyped),
      "isChecked": .flag(isChecked),
      "isNeeded": .flag(isNeeded),
      "isExact": .flag(isExact),
      "hasFewValues": .flag(base.hasFewValues),
      "rawType": .text(rawType),
      "isParsed": .flag(isParsed),
      "column": .text(column ?? self.column),
      "numberedSample": base.numbered.map { .text($0) } ?? .absent,
      "sample": .text(sample.swift),
      "rawSample": .text(sample.raw),
      "jsonSample": .text(sample.raw),
      "enteredSample": .text(sample.entered),
      // Steps that are odd, so that flags differ too.
      "second": Self.value(of: FieldSample(for: self, number + 21, suffix: "B")),
      "third": Self.value(of: FieldSample(for: self, number + 42, suffix: "C")),
    ]
  }

  private static func value(of sample: FieldSample) -> Value {
    [
      "sample": .text(sample.swift), "rawSample": .text(sample.raw),
      "jsonSample": .text(sample.raw),
    ]
  }

  /// What a value is entered with: the start of the names of the types for it.
  private enum Editor: String {
    case text = "Text"
    case `switch` = "Switch"
    case choice = "Choice"
    case date = "Date"
  }

  private var editor: Editor {
    switch base.entry {
    case .switch where !isList: isOptional ? .choice : .switch
    case .date where !isList: .date
    default: .text
    }
  }

  /// Whether a value is typed in, and not set.
  var isTyped: Bool { editor == .text }

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

  /// The type as the server sends it.
  private var rawType: String {
    (isList ? "[\(base.rawName)]" : base.rawName) + (isOptional ? "?" : "")
  }
}
