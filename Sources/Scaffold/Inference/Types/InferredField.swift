/// One field of an entity or of an object in it.
package struct InferredField: Equatable, Sendable {
  let name: FieldName
  let type: InferredType
  let isOptional: Bool
  /// True if it identifies entities and is not called so.
  var isMarked = false
}

extension InferredField {
  /// True if it identifies entities.
  var isIdentity: Bool { isMarked || name.swiftName == "id" }

  /// The field as `--fields` takes it: `avatar_url:Image?`
  package var text: String {
    name.text + ":" + type.text + (isOptional ? "?" : "") + (isMarked ? "!" : "")
  }

  /// The field without a mark, of the type that it has where it identifies entities.
  var plainText: String {
    guard case .named(let name) = type else { return self.name.text + ":" + type.text }
    return self.name.text + ":" + (IdentityRule.types.contains(name) ? name : "String")
  }

  /// The fields as `--fields` takes them.
  package static func text(of fields: [InferredField]) -> String {
    fields.map(\.text).joined(separator: " ")
  }
}
