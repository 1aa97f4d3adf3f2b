import Templates

/// Finds the field that tells the entities of a module from one another.
struct IdentityRule {
  /// The name of the entity, whose own id may be `issue_id`.
  let entity: String
  /// The rows of each sample.
  let rows: [[JSON]]
  /// Whether there are many of them; names that hold only in a list count then too.
  let isList: Bool

  /// - Returns: the key; `nil` if no field will do.
  func key(in object: SeenObject) -> String? {
    Self.candidates(of: entity, among: object.keys, isList: isList)
      .first { isIdentity($0, in: object) }
  }

  /// The keys of what may be the identity, the best one first.
  static func candidates(of entity: String, among keys: [String], isList: Bool) -> [String] {
    let words = Words(of: entity)
    let own = [words.snakeCased + "_id", words.camelCased + "Id", words.camelCased + "ID"]
    // The first key, if it is the id of something.
    let first = keys.prefix(1).filter { KeyWords($0).isOfID }
    let named = keys.filter { FieldName(key: $0).swiftName == "id" }
    let numbered = ["_uuid", "_number", "_no", "_key", "_code"].map { words.snakeCased + $0 }
    let candidates = named + ["uuid", "guid"] + own + (isList ? weak + numbered + first : [])
    return candidates.filter(keys.contains)
  }

  private static let weak = [
    "uid", "gid", "oid", "key", "number", "slug", "code", "sku", "isbn", "sha", "iid", "idstr",
  ]

  private func isIdentity(_ key: String, in object: SeenObject) -> Bool {
    guard let values = object.values(of: key), values.kinds.count == 1, values.nulls == 0,
      values.count == object.count, values.texts.empty == 0,
      case .named(let type)? = TypeRule.choice(for: values, at: KeyWords(key))?.type,
      Self.types.contains(type)
    else { return false }
    return rows.allSatisfy { isUnique(key, in: $0) }
  }

  static let types: Set<String> = ["Int", "Int64", "String", "UUID"]

  private func isUnique(_ key: String, in rows: [JSON]) -> Bool {
    var seen: Set<String> = []
    return rows.allSatisfy { row in
      guard case .object(let members) = row.kind,
        let value = members.first(where: { $0.key == key })?.value
      else { return true }
      return switch value.kind {
      case .number(let number): seen.insert("\(number)").inserted
      case .text(let text): seen.insert(text).inserted
      default: false
      }
    }
  }
}
