import Fields

/// The kind of editor for a value: the start of the names of the types for it.
enum FieldEditor: String {
  case text = "Text"
  case longText = "LongText"
  case `switch` = "Switch"
  case choice = "Choice"
  /// Some of a few.
  case choices = "Choices"
  case date = "Date"
  /// An object.
  case section = "Section"
  /// Objects, or values under keys.
  case rows = "Rows"
}

extension Field {
  var editor: FieldEditor {
    switch (base.entry, container) {
    case (_, .map), (_, .lists): .rows
    case (_, .list) where base.isObject: .rows
    case (_, .none) where base.isObject: .section
    case (.switch, .none): isOptional ? .choice : .switch
    case (.choice, .none): .choice
    case (.choice, .list): .choices
    case (.date, .none): .date
    case (.longText, _): .longText
    default: .text
    }
  }

  /// True if a value is typed in, and not set.
  var isTyped: Bool { [.text, .longText].contains(editor) }

  /// True if it has fields of its own in a form.
  var isNested: Bool { [.section, .rows].contains(editor) }

  /// True if a form cannot be sent before something is typed or chosen here.
  var isNeeded: Bool {
    (isTyped || [.choice, .date].contains(editor)) && !isOptional && isSingle
  }

  /// True if a form in which nothing is entered is wrong here.
  func isMissed(withIDs: Bool) -> Bool {
    guard editor == .section else { return isNeeded }
    return !isOptional
      && base.enteredFields(withIDs: withIDs).contains { $0.isMissed(withIDs: withIDs) }
  }

  /// True if what is entered may be no value.
  var isChecked: Bool { isTyped || isNeeded || isNested }
}

extension FieldType {
  /// The fields of the object that a form has: an object that has nothing else is entered by its id.
  ///
  /// - Parameter withIDs: whether a form has ids beside other fields too.
  func enteredFields(withIDs: Bool) -> [Field] {
    let all = fields.filter(\.isEnterable)
    let others = all.filter { !$0.isIdentity }
    return withIDs || others.isEmpty ? all : others
  }
}
