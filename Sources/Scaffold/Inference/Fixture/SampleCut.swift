import DocumentReading
import Templates

/// Cuts a reply to the few rows that show all it has, and each list in it likewise.
struct SampleCut {
  /// The most rows that are left.
  private let limit: Int
  /// Each place with each kind of value that a row before had there.
  private var seen: Set<String> = []

  private init(limit: Int) { self.limit = limit }

  /// - Parameters:
  ///   - rows: where the rows are.
  ///   - limit: the most of them that are left; the first one is always there.
  static func cut(_ reply: JSON, rows: JSONPointer, limit: Int = 5) -> JSON {
    var cut = SampleCut(limit: limit)
    return cut.cut(reply, rows.tokens[...])
  }

  private mutating func cut(_ json: JSON, _ way: ArraySlice<String>) -> JSON {
    switch (json.kind, way.first) {
    case (.object(let members), let key?):
      return JSON(
        .object(
          members.map { member in
            let value =
              member.key == key
              ? cut(member.value, way.dropFirst()) : Self.shortened(member.value, limit)
            return JSON.Member(key: member.key, value: value, offset: 0)
          }))
    case (.list(let rows), nil):
      return JSON(.list(few(of: rows).map { Self.shortened($0, limit) }))
    default: return Self.shortened(json, limit)
    }
  }

  private static func shortened(_ json: JSON, _ limit: Int) -> JSON {
    switch json.kind {
    case .list(let values):
      var cut = SampleCut(limit: limit)
      let few = values.count > limit ? cut.few(of: values) : values
      return JSON(.list(few.map { shortened($0, limit) }))
    case .object(let members):
      return JSON(
        .object(
          members.map {
            JSON.Member(key: $0.key, value: shortened($0.value, limit), offset: 0)
          }))
    default: return json
    }
  }

  /// Each row that has something at a place which no row before it has there. To look at all rows of a
  /// large reply would take as long as to read it.
  private mutating func few(of rows: [JSON]) -> [JSON] {
    var few: [JSON] = []
    for row in rows.prefix(1_000) where few.count < limit {
      let before = seen.count
      look(at: row, path: "")
      if few.isEmpty || seen.count > before { few.append(row) }
    }
    return few
  }

  private mutating func look(at json: JSON, path: String) {
    switch json.kind {
    case .null: seen.insert(path + " null")
    case .list(let values):
      if values.isEmpty { seen.insert(path + " empty") }
      for value in values { look(at: value, path: path + "[]") }
    case .object(let members):
      for member in members { look(at: member.value, path: path + "." + member.key) }
    default: seen.insert(path + " " + json.description)
    }
  }
}
