import Foundation

nonisolated extension JSONSlots {
  /// The changes in JSON from another value, as in RFC 7396: members of objects that are the same
  /// are left out, and those that are there no more are null.
  package static func changes(to value: any Encodable, from former: any Encodable) throws -> Data {
    let (json, before) = (try encoded(value), try encoded(former))
    return try changes(to: json, from: before) ?? json
  }

  /// - Returns: `nil` if they are not both objects.
  private static func changes(to json: Data, from before: Data) throws -> Data? {
    guard let members = members(of: json), let former = self.members(of: before) else { return nil }
    let lost = former.filter { members[$0.key] == nil }
    var changed: [String: JSONText] = lost.mapValues { _ in "null" }
    for (name, value) in members where value != former[name] {
      let inner = try former[name].flatMap {
        try changes(to: Data(value.text.utf8), from: Data($0.text.utf8))
      }
      changed[name] = inner.map { JSONText(String(decoding: $0, as: UTF8.self)) } ?? value
    }
    return try encoded(changed)
  }

  private static func members(of json: Data) -> [String: JSONText]? {
    let decoder = JSONDecoder()
    decoder.userInfo[JSONPlaces.key] = JSONPlaces(json)
    return try? decoder.decode([String: JSONText].self, from: json)
  }
}
