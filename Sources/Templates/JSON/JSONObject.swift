/// The members of a JSON object while a format is being read from it.
///
/// A member is taken out as it is read. What is left at the end is a key that the format does not
/// have.
package struct JSONObject {
  package let source: JSONSource
  private let offset: Int
  let keys: [String]
  private var members: [String: JSON.Member] = [:]

  package init(_ json: JSON, in source: JSONSource, called name: String) throws(DataError) {
    guard case .object(let members) = json.kind else {
      throw source.error(
        .wrongKind(key: name, expected: "an object", found: json.description), at: json.offset)
    }
    self.source = source
    offset = json.offset
    keys = members.map(\.key)
    for member in members { self.members[member.key] = member }
  }
}

extension JSONObject {
  package mutating func take(_ key: String) -> JSON? {
    members.removeValue(forKey: key)?.value
  }

  /// The keys that were not taken yet, in the order of the file.
  var keysLeft: [String] { keys.filter { members[$0] != nil } }

  package mutating func require(_ key: String) throws(DataError) -> JSON {
    guard let value = take(key) else { throw source.error(.missingKey(key), at: offset) }
    return value
  }

  package mutating func text(_ key: String) throws(DataError) -> String {
    try source.text(require(key), called: key)
  }

  package mutating func text(_ key: String, default value: String) throws(DataError) -> String {
    guard let json = take(key) else { return value }
    return try source.text(json, called: key)
  }

  package mutating func texts(_ key: String) throws(DataError) -> [String] {
    guard let json = take(key) else { return [] }
    return try source.texts(json, called: key)
  }

  package mutating func list(_ key: String) throws(DataError) -> [JSON] {
    try optionalList(key) ?? []
  }

  /// `nil` if there is none.
  package mutating func optionalList(_ key: String) throws(DataError) -> [JSON]? {
    guard let json = take(key) else { return nil }
    guard case .list(let values) = json.kind else {
      throw source.error(
        .wrongKind(key: key, expected: "a list", found: json.description), at: json.offset)
    }
    return values
  }

  /// Reads `"version": 1`; every format of the tool starts with it.
  ///
  /// - Parameter newest: the newest version of the format.
  @discardableResult
  package mutating func takeVersion(upTo newest: Int = 1) throws(DataError) -> Int {
    let json = try require("version")
    guard case .number(let version) = json.kind, version > 0 else {
      throw source.error(.unknownVersion(newest: newest), at: json.offset)
    }
    if version > newest { throw source.error(.newerVersion(version), at: json.offset) }
    return version
  }

  /// A member that only files of some version and of newer ones have.
  package mutating func take(
    _ key: String, since first: Int, in version: Int
  ) throws(DataError) -> JSON? {
    guard let member = members[key] else { return nil }
    guard version >= first else {
      throw source.error(.needsVersion(first, key: key), at: member.offset)
    }
    return take(key)
  }

  /// Complains about the first key that was not taken.
  package func finish(knowing known: [String]) throws(DataError) {
    for key in keys {
      guard let member = members[key] else { continue }
      throw source.error(.unknownKey(key, Suggestion(for: key, among: known)), at: member.offset)
    }
  }
}
