/// The types that the fields of an entity declare, each once.
package struct DeclaredTypes {
  private var known: [String: FieldType] = [:]
  /// In the order in which the fields name them: an object stands before what is in it.
  package private(set) var list: [FieldType] = []

  /// The sign for the name of an entity, with which no name begins.
  static let anyEntity = "?"

  /// - Throws: `InvalidField` for a name that another type has already.
  package init(of fields: [Field]) throws(InvalidField) { for field in fields { try take(field) } }

  private mutating func take(_ field: Field) throws(InvalidField) {
    let type = field.base
    guard type.isDeclared, !type.isAgain else { return }
    if let other = known.updateValue(type, forKey: type.swiftName) {
      guard other.unmarked != type.unmarked else { return }
      let name = type.swiftName.replacing(Self.anyEntity, with: "")
      throw InvalidField(text: field.text, reason: .twoTypes(name))
    }
    list.append(type)
    for field in type.fields { try take(field) }
  }
}
