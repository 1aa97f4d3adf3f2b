import Ground
import Templates

/// Finds the key that identifies objects, by their schemas and the paths that they are at.
struct SchemaIdentity {
  let reader: SchemaReader
  let ones: ItemGroups
}

extension SchemaIdentity {
  /// The key that identifies entities; the parameter that opens one is mostly called so.
  func identity(
    of entity: SchemaObject, path: String, isList: Bool
  ) throws(DataError) -> String? {
    let keys = entity.properties.map(\.key)
    let name = Self.itemName(of: path)
    let opening =
      APIPath(path).lastParameter
      ?? ones.group(of: path)?.operations.first.flatMap { APIPath($0.path).lastParameter }
    let spelled = opening.map { Words(of: $0).snakeCased } ?? ""
    let named = keys.filter { key in
      let words = Words(of: key).snakeCased
      return spelled == words || isList && spelled.hasSuffix("_" + words)
    }
    let candidates =
      named + IdentityRule.candidates(of: name, among: keys, isList: isList)
      + (isList && keys.count == 1 ? keys : [])
    if let key = try identity(among: candidates, of: entity) { return key }
    // What a path is called after may stand in its row: `{"added_at": …, "track": {"id": …}}`.
    let home = isList ? keys.first { TypeName.forItem(of: $0) == name } : nil
    return try home.flatMap { home throws(DataError) in try identity(inside: home, of: entity) }
  }

  /// Where nothing says it: what the path is called after, a name, or the id of the only object.
  func guess(
    of entity: SchemaObject, path: String
  ) throws(DataError) -> String? {
    let name = Self.itemName(of: path)
    let named = entity.properties.map(\.key).filter { key in
      key == "name" || TypeName.forItem(of: key) == name
    }
    if let key = try identity(among: named, of: entity) { return key }
    var homes: [String] = []
    for property in entity.properties where try reader.object(property.schema) != nil {
      homes.append(property.key)
    }
    return homes.count == 1 ? try identity(inside: homes[0], of: entity) : nil
  }

  /// The first of some keys whose values identify something.
  private func identity(
    among keys: [String], of entity: SchemaObject
  ) throws(DataError) -> String? {
    for key in keys {
      guard let property = entity.property(key) else { continue }
      let schema = try reader.schema(property.schema)
      if SchemaType.choice(for: schema, at: KeyWords(key))?.identifies == true { return key }
    }
    return nil
  }

  /// The identity of an object in another one, by its way.
  private func identity(
    inside key: String, of entity: SchemaObject
  ) throws(DataError) -> String? {
    guard let property = entity.property(key), let inner = try reader.object(property.schema),
      inner !== entity
    else { return nil }
    return try identity(of: inner, path: "", isList: false).map { "\(key).\($0)" }
  }

  private static func itemName(of path: String) -> String {
    TypeName.forItem(of: APIPath(path).words.first ?? "")
  }
}
