import Fields
import Templates

// What the fields are called on a screen.
extension EntryGroup {
  /// The words of fields of objects; those of the entity's are declared with it.
  func words(for field: Field) -> [(name: String, key: String, label: String)] {
    var words: [(name: String, key: String, label: String)] = []
    if case .object = origin {
      words.append((name(of: field) + "Label", "field.\(path(of: field))", field.label))
    }
    if field.editor == .rows {
      let one = field.isList ? field.base.title ?? field.name : field.name
      let label = Words(of: one)
      words.append(
        (
          oneName(of: field), "row.\(path(of: field))",
          (field.isList ? label : label.singular).titled
        ))
    }
    return words
  }

  /// How the code of a screen says what a field is called and, if it has rows, what each of them is.
  func spelled(_ field: Field, in module: String) -> String {
    let own =
      switch origin {
      case .map: field.key == "key" ? "BaseText.keyLabel" : "BaseText.valueLabel"
      case .entity, .object: "\(module)Text.\(name(of: field))Label"
      }
    return own + (field.editor == .rows ? ", each: \(module)Text.\(oneName(of: field))" : "")
  }

  private func name(of field: Field) -> String {
    if case .map = origin { return Words(of: stem).camelCased }
    guard case .object(let type) = origin else { return field.name }
    return field.name + "Of" + Words(of: type.title ?? type.swiftName).pascalCased
  }

  private func oneName(of field: Field) -> String {
    "oneOf" + Words(of: name(of: field)).pascalCased + "Label"
  }

  private func path(of field: Field) -> String {
    guard case .object(let type) = origin else { return name(of: field) }
    return "\(Words(of: type.title ?? type.swiftName).camelCased).\(field.name)"
  }
}
