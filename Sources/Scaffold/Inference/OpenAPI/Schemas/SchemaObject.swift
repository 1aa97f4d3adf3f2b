import Templates

/// The description of objects; one for all places at which it stands.
final class SchemaObject {
  /// Its name in the document, if it has one.
  let name: String?
  let properties: [Property]
  private let indices: [String: Int]

  struct Property {
    let key: String
    let schema: JSON
    let isRequired: Bool
  }

  init(name: String?, properties: [Property]) {
    (self.name, self.properties) = (name, properties)
    indices = Dictionary(zip(properties.map(\.key), properties.indices)) { first, _ in first }
  }
}

extension SchemaObject {
  func property(_ key: String) -> Property? { indices[key].map { properties[$0] } }
}
