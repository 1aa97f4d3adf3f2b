import DocumentReading
import Fields
import Ground
import Templates

/// Finds the field that identifies the entities of a module.
struct IdentityRule {
  /// The name of the entity, whose own id may be `issue_id`.
  let entity: String
  /// The rows of each sample.
  let rows: [[JSON]]
  /// True if there are many of them; names that hold only in a list count then too.
  let isList: Bool

  /// - Returns: the keys that lead to it: mostly one, two or three where it is that of an object; `nil` if
  ///   no field will do.
  func way(in object: SeenObject) -> [String]? {
    let keys = object.keys
    let own = Self.candidates(of: entity, among: keys, isList: isList)
      .first { isIdentity(in: object, at: [$0]) || isNamedOne($0) && isPlain(in: object, at: [$0]) }
    if let own { return [own] }
    guard isList else { return nil }
    return inner(in: object, at: []) ?? numbered(in: object).map { [$0] }
      ?? last(in: object).map { [$0] }
  }

  /// The fields that distinguish the rows of the samples, whether anybody means it so or not: those
  /// that are the same in no two rows, first those with the name of an identity.
  func differing(in object: SeenObject) -> [String] {
    guard rows.contains(where: { $0.count > 1 }) else { return [] }
    let named = Self.candidates(of: entity, among: object.keys, isList: true)
    return (named + object.keys.filter { KeyWords($0).isOfNumber } + object.keys).unique
      .filter { isPlain(in: object, at: [$0]) }
  }

  /// True if a field that distinguishes the rows of the samples may be meant so.
  static func isSure(_ key: String, of entity: String) -> Bool {
    let last = key.split(separator: ".").last.map(String.init) ?? key
    return FieldName(key: last).swiftName == "id"
      || !candidates(of: entity, among: [key], isList: false).isEmpty
  }
}

// MARK: - Names

extension IdentityRule {
  /// The keys of what may be the identity, the best one first.
  static func candidates(of entity: String, among keys: [String], isList: Bool) -> [String] {
    let words = Words(of: entity)
    let own = [words.snakeCased + "_id", words.camelCased + "Id", words.camelCased + "ID"]
    // The first key, if it is the id of something.
    let first = keys.prefix(1).filter { KeyWords($0).isOfID }
    let named = keys.filter { FieldName(key: $0).swiftName == "id" }
    let numbered = ["_uuid", "_number", "_no", "_sn", "_key", "_code", "_sid"].map {
      words.snakeCased + $0
    }
    var spelled: [String: [String]] = [:]
    for key in keys where isList { spelled[Words(of: key).snakeCased, default: []].append(key) }
    let others = (weak + numbered).flatMap { spelled[$0] ?? [] }
    let candidates = named + ["uuid", "guid"] + own + others + (isList ? first : [])
    return candidates.filter(keys.contains).unique
  }

  /// Servers' names for an identity, those first that mean nothing else.
  private static let weak = [
    "sid", "aid", "bvid", "mid", "pid", "vid", "uid", "gid", "oid", "cid", "tid", "rid", "nid",
    "kid", "order_no", "order_sn", "number", "code", "slug", "key", "sku", "isbn", "sha", "iid",
    "idstr", "login", "username", "email",
  ]

  /// Those whose values may be anything that differs, such as addresses of mail.
  private func isNamedOne(_ key: String) -> Bool {
    isList && Self.weak.contains(Words(of: key).snakeCased)
  }
}

// MARK: - Objects

extension IdentityRule {
  /// The objects that have what programs know a row by, besides the one called `id`.
  static let holders: Set<String> = [
    "_meta", "attributes", "identifiers", "ids", "meta", "metadata", "sys",
  ]

  /// How many objects may be around it.
  private static let deepest = 2

  /// The way to the id of an object that each row has: of what holds such things, or else of the object
  /// that most of the row stands in.
  private func inner(in object: SeenObject, at way: [String]) -> [String]? {
    guard way.count < Self.deepest else { return nil }
    let homes = object.members.compactMap {
      member -> (key: String, object: SeenObject, rank: Int)? in
      let values = member.values
      guard values.kinds == [.object], values.nulls == 0, values.count == object.count,
        let inner = values.object, inner.mapValues == nil
      else { return nil }
      let isNamed = member.key == "id" || Self.holders.contains(member.key)
      return (member.key, inner, isNamed ? .min : -inner.size())
    }
    let sorted = homes.sorted(by: { $0.rank < $1.rank })
    for home in sorted {
      let found = candidates(in: home.object, at: home.key).map { way + [home.key, $0] }
        .first {
          isIdentity(in: home.object, at: $0)
            || ["ids", "identifiers"].contains(home.key) && isPlain(in: home.object, at: $0)
        }
      if let found { return found }
    }
    return sorted.lazy.compactMap { inner(in: $0.object, at: way + [$0.key]) }.first
  }

  private func candidates(in object: SeenObject, at home: String) -> [String] {
    let keys = object.keys
    let strong = ["uid", "gid", "oid", "uri"].filter(keys.contains)
    let own = Self.candidates(of: TypeName.forValue(of: home), among: keys, isList: false)
    if home == "id" { return own + strong + keys.filter { KeyWords($0).isOfID } }
    if ["ids", "identifiers"].contains(home) { return own + strong + keys }
    let named =
      Self.holders.contains(home)
      ? ["name", "key", "slug"].filter(keys.contains) + keys.filter { KeyWords($0).isOfNumber } : []
    return own + strong + named
  }
}

// MARK: - The last resort

extension IdentityRule {
  /// A number or an id of something, the same in no two rows: `trackingNo`, `item_code`.
  private func numbered(in object: SeenObject) -> String? {
    guard rows.contains(where: { $0.count > 1 }) else { return nil }
    return object.keys.first { KeyWords($0).isOfNumber && isPlain(in: object, at: [$0]) }
  }

  /// A field that is hardly meant as an identity, but the same in no two rows.
  private func last(in object: SeenObject) -> String? {
    guard rows.contains(where: { $0.count > 1 }) else { return nil }
    if let other = Self.others.first(where: { isPlain(in: object, at: [$0]) }) { return other }
    let dated = object.keys.first { KeyWords($0).isOfDay && isPlain(in: object, at: [$0]) }
    if let dated { return dated }
    // Of few rows, too much differs by chance.
    let differing = differing(in: object)
    guard differing.count == 1, rows.contains(where: { $0.count > 2 }) else { return nil }
    return differing.first { isIdentity(in: object, at: [$0]) }
  }

  private static let others = [
    "etag", "uri", "href", "url", "link", "permalink", "self", "path", "name", "title", "symbol",
    "timestamp", "datetime", "date_time", "dateTime", "date", "day", "time", "ts", "dt",
  ]

  /// The type of whole numbers or of texts, whatever they say.
  static func plainType(of values: SeenValues) -> PlainType? {
    switch values.kinds {
    case [.text]: .string
    case [.number] where values.numbers.isWhole: .int64
    default: nil
    }
  }

  /// The same where it would be a moment or an address, if it did not identify entities.
  static func plainChoice(for values: SeenValues, at path: String) -> TypeChoice? {
    guard let type = plainType(of: values),
      let own = ValueRule.choice(for: values, at: KeyWords(path)), !own.identifies
    else { return nil }
    return TypeChoice(
      type,
      type == .string
        ? "texts, the same in no two rows" : "whole numbers, the same in no two rows")
  }
}

// MARK: - Values

extension IdentityRule {
  /// - Parameters:
  ///   - object: that of the last key.
  ///   - way: the keys that lead to it from a row.
  private func isIdentity(in object: SeenObject, at way: [String]) -> Bool {
    guard let key = way.last, let values = object.values(of: key), values.kinds.count == 1,
      isThere(values, in: object),
      ValueRule.choice(for: values, at: KeyWords(key))?.identifies == true
    else { return false }
    return isUnique(way)
  }

  /// The same for whole numbers and texts, whatever they say.
  private func isPlain(in object: SeenObject, at way: [String]) -> Bool {
    guard let key = way.last, let values = object.values(of: key) else { return false }
    return Self.plainType(of: values) != nil && isThere(values, in: object) && isUnique(way)
  }

  private func isThere(_ values: SeenValues, in object: SeenObject) -> Bool {
    values.nulls == 0 && values.count == object.count && values.texts.empty == 0
  }

  private func isUnique(_ way: [String]) -> Bool { rows.allSatisfy { isUnique(way, in: $0) } }

  private func isUnique(_ way: [String], in rows: [JSON]) -> Bool {
    var seen: Set<String> = []
    return rows.allSatisfy { row in
      guard let value = way.reduce(Optional(row), { $0?[$1] }) else { return true }
      return switch value.kind {
      case .number(let number): seen.insert("\(number)").inserted
      case .text(let text): seen.insert(text).inserted
      default: false
      }
    }
  }
}
