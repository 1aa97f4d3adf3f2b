import Fields
import Ground
import Templates

/// Distinguishes objects whose keys are names of fields from those whose keys are names of things.
enum MapRule {
  /// As many fields of one type are no surprise.
  private static let manyFields = 8

  /// Why an object is a map; `nil` if it is none.
  ///
  /// - Parameter name: what it is called; `nil` for what stands nowhere.
  static func reason(for object: SeenObject, named name: String?) -> Message? {
    let keys = object.keys
    if areIDs(keys) { return "keys such as `\(keys.first ?? "")`" }
    if keys.count > manyFields, keys.allSatisfy({ $0.has(\.isCode) }) {
      return "keys such as `\(keys[0])`"
    }
    guard let name, keys.count > 1, let kind = kind(of: object) else { return nil }
    if keys.allSatisfy(isCode), kind != .text || keys.count > 2 {
      return "keys such as `\(keys[0])`"
    }
    if kind == .number, isOfCounts(name) { return "counts, as the name says" }
    guard object.count > 1 else { return nil }
    if keys.count > manyFields, object.members.allSatisfy({ $0.values.count == 1 }) {
      return "no two objects share a key"
    }
    // Of very many counters, most objects have few.
    let seen = object.members.reduce(0) { $0 + $1.values.count }
    let isSparse = object.count > 3 && keys.count > 3 && 2 * seen < keys.count * object.count
    return isSparse && kind == .number ? "few of the keys in each object" : nil
  }

  /// The kind of all values, if it is one.
  private static func kind(of object: SeenObject) -> SeenKind? {
    let kinds = Set(object.members.map { $0.values.kinds }.filter { !$0.isEmpty })
    return kinds.count == 1 && kinds.first?.count == 1 ? kinds.first?.first : nil
  }

  /// True if all keys are digits, UUIDs, hashes or days.
  static func areIDs(_ keys: [String]) -> Bool {
    !keys.isEmpty
      && keys.allSatisfy { key in
        key.has { $0.isDigits || $0.isUUID || $0.isHash || WrittenMoment.isDay($0) }
      }
  }

  /// True if a key may be the name of a thing, wherever it stands.
  static func isData(_ key: String) -> Bool { areIDs([key]) || isCode(key) }

  /// `USD`, `usd`, `DE`, `pt-BR`
  private static func isCode(_ key: String) -> Bool {
    if key.has(\.isCode) { return true }
    let parts = key.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, parts.count <= 2 else { return false }
    return codes.contains(String(first)) && (parts.count == 1 || 2...4 ~= parts[1].count)
  }

  /// Languages, and the currencies that are written in small letters.
  private static let codes: Set<String> = [
    "ar", "bg", "bn", "btc", "ca", "cad", "chf", "cny", "cs", "da", "de", "el", "en", "es", "et",
    "eth", "eur", "fa", "fi", "fr", "gbp", "he", "hi", "hkd", "hr", "hu", "inr", "it", "ja", "jpy",
    "ko", "krw", "lt", "lv", "ms", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr",
    "uk", "ur", "usd", "vi", "zh",
  ]

  /// True if an object is called as what was counted of things that others name: `rates`,
  /// `vote_counts`
  private static func isOfCounts(_ name: String) -> Bool {
    counts.contains(Words(of: name).lowered.last ?? "")
  }

  private static let counts: Set<String> = [
    "balances", "counters", "counts", "distribution", "frequencies", "histogram", "quotas", "rates",
    "scores", "tallies", "tally", "votes",
  ]
}
