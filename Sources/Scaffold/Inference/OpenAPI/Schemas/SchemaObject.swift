import Templates

/// What a description says of objects; one for all places at which it stands.
final class SchemaObject {
  /// What the document calls it, if it does.
  let name: String?
  let properties: [Property]

  struct Property {
    let key: String
    let schema: JSON
    let isRequired: Bool
  }

  init(name: String?, properties: [Property]) {
    (self.name, self.properties) = (name, properties)
  }
}

extension SchemaObject {
  func property(_ key: String) -> Property? { properties.first { $0.key == key } }
}
