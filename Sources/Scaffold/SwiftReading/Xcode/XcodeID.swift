/// The ids of the objects that the tool puts into projects.
package enum XcodeID {
  /// The prefix of all of them; sixteen more digits follow.
  package static let prefix = "5CAFF01D"

  /// How many digits an id has.
  private static let length = 24

  /// Those of our ids that a text names.
  package static func ids(in bytes: [UInt8]) -> Set<String> {
    let prefix = Array(prefix.utf8)
    var ids: Set<String> = []
    var position = 0
    while let start = bytes.firstRange(of: prefix, from: position) {
      let id = String(decoding: bytes[start.lowerBound...].prefix(length), as: UTF8.self)
      if id.utf8.count == length, id.allSatisfy(\.isHexDigit) { ids.insert(id) }
      position = start.upperBound
    }
    return ids
  }
}
