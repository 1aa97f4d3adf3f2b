import DocumentReading
import Fields
import Templates

/// Looks for the rows of a reply, or for the one thing that it is about.
struct PayloadSearch {
  /// The kind that a person has given.
  let kind: InferredKind?
  /// Where a person has said it is; `/data/children/*/data` where each row has its entity inside.
  let pointer: JSONPointer?
  /// The possible name of the rows, as far as the module's name or the path says: `Keys`
  var noun = ""

  /// - Returns: `nil` if the reply is no object and has none in a list.
  func payload(of reply: JSON) -> Payload? {
    if let pointer {
      let parts = pointer.tokens.split(
        separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      let list = JSONPointer(tokens: Array(parts[0]))
      guard let value = list.value(in: reply) else { return nil }
      guard parts.count == 2 else { return payload(value, at: list) }
      return Payload(kind: .list, pointer: list, row: JSONPointer(tokens: Array(parts[1])))
    }
    if case .list = reply.kind { return payload(reply, at: JSONPointer(tokens: [])) }
    guard case .object = reply.kind else { return nil }
    if kind != .item, let rows = rows(of: reply) {
      return payload(rows.list, at: JSONPointer(tokens: rows.way))
    }
    return Payload(kind: .item, pointer: item(of: reply))
  }

  private func payload(_ value: JSON, at pointer: JSONPointer) -> Payload? {
    switch value.kind {
    case .list(let rows):
      guard rows.contains(where: \.isObject) else { return nil }
      return Payload(kind: .list, pointer: pointer, row: Self.wrapping(of: rows))
    case .object: return Payload(kind: .item, pointer: pointer)
    default: return nil
    }
  }
}

// MARK: - Rows

extension PayloadSearch {
  private struct Candidate {
    let way: [String]
    let list: JSON
    /// How much is in the list.
    let weight: Int
    /// True if an object around it has an id, and so is a thing of its own.
    let isInside: Bool

    /// True if it is called as lists of rows are, or as what the module shows.
    let isNamed: Bool
    /// A measure by which names of rows near the root win over larger lists.
    var score: Int { weight * (isNamed ? 4 : 1) >> (way.count - 1) }
  }

  /// How many objects may be around it.
  static let depth = 4

  private static let names: Set<String> = [
    "articles", "children", "content", "contents", "data", "docs", "documents", "edges", "elements",
    "entries",
    "events", "features", "feed", "hits", "items", "list", "nodes", "objects", "orders", "posts",
    "products", "records", "resources", "results", "rows", "statuses", "timeline", "users",
    "values",
  ]

  private func rows(of reply: JSON) -> Candidate? {
    var candidates: [Candidate] = []
    collect(reply, way: [], isInside: false, into: &candidates)
    guard let best = candidates.max(by: { $0.score < $1.score }) else { return nil }
    if kind == .list { return best }
    let beside = reply.members.filter { ReplyWords.isBookkeeping($0.key) }
    let isMost = 2 * best.weight >= reply.weight - beside.reduce(0) { $0 + $1.value.weight }
    // A page may have an id of its own, if its rows are what the module shows, or more of them follow.
    let isPage = isNoun(best.way.last ?? "") || best.way.count == 1 && leadsOn(reply, best.way)
    let isInside = best.isInside && !(isMost && isPage)
    return !isInside && (best.isNamed || isMost) ? best : nil
  }

  private func leadsOn(_ reply: JSON, _ rows: [String]) -> Bool {
    PagingSearch(of: reply, around: JSONPointer(tokens: rows)).leadsOn
  }

  /// True if a reply has more to show than its rows: something that is neither bookkeeping nor said of
  /// pages or to programs.
  static func hasMore(than rows: JSONPointer, in reply: JSON) -> Bool {
    !PagingSearch(of: reply, around: rows).isOfPages
      && reply.members.contains {
        $0.key != rows.tokens.first && !ReplyWords.isBookkeeping($0.key)
          && !ReplyWords.isVerdict($0) && !KeyWords($0.key).isOfProgram
      }
  }

  /// Where other lists of objects are than the rows, in things that are not rows themselves.
  func rivals(in reply: JSON, of rows: JSONPointer) -> [JSONPointer] {
    var candidates: [Candidate] = []
    collect(reply, way: [], isInside: false, into: &candidates)
    return candidates.map { JSONPointer(tokens: $0.way) }.filter { $0 != rows }
  }

  /// Where rows are that stand in a thing with an id, and are most of the reply; `nil` if a person has
  /// said what it is about.
  func passedOver(in reply: JSON) -> JSONPointer? {
    var candidates: [Candidate] = []
    collect(reply, way: [], isInside: false, into: &candidates)
    let best = candidates.max { $0.weight < $1.weight }
    guard kind == nil, let best, 2 * best.weight >= reply.weight else { return nil }
    return JSONPointer(tokens: best.way)
  }

  private func collect(
    _ json: JSON, way: [String], isInside: Bool, into candidates: inout [Candidate]
  ) {
    guard case .object(let members) = json.kind, way.count < Self.depth else { return }
    let isInside = isInside || members.contains { FieldName(key: $0.key).swiftName == "id" }
    // What stands alone is no word about anything.
    for member in members
    where !way.isEmpty || members.count == 1 || !ReplyWords.isBookkeeping(member.key) {
      let way = way + [member.key]
      if case .list(let rows) = member.value.kind, !rows.isEmpty, rows.allSatisfy(\.isObject) {
        candidates.append(
          Candidate(
            way: way, list: member.value, weight: member.value.weight, isInside: isInside,
            isNamed: isName(ofRows: member.key)))
      } else {
        collect(member.value, way: way, isInside: isInside, into: &candidates)
      }
    }
  }

  private func isName(ofRows key: String) -> Bool {
    Self.names.contains(key) || isNoun(key)
  }

  /// True if the module's name, or the end of it, is that of the key: `Invoices` of `XeroInvoices`.
  private func isNoun(_ key: String) -> Bool {
    !noun.isEmpty
      && ("_" + Words(of: noun).singular.snakeCased).hasSuffix(
        "_" + Words(of: key).singular.snakeCased)
  }

  /// The key under which each row has its entity.
  private static func wrapping(of rows: [JSON]) -> JSONPointer {
    let none = JSONPointer(tokens: [])
    guard let key = rows.first?.wrappedKey else { return none }
    return rows.allSatisfy { $0.wrappedKey == key } ? JSONPointer(tokens: [key]) : none
  }
}

// MARK: - Items

extension PayloadSearch {
  /// The object in an envelope such as `{"code": 0, "data": {…}}`; else the whole.
  private func item(of reply: JSON) -> JSONPointer {
    var (way, value): ([String], JSON) = ([], reply)
    while way.count < Self.depth, case .object(let members) = value.kind,
      let inner = Self.enveloped(members)
    {
      way.append(inner.key)
      value = inner.value
    }
    return JSONPointer(tokens: way)
  }

  private static func enveloped(_ members: [JSON.Member]) -> JSON.Member? {
    // Beside what a reply says of itself, there is nothing but what it is about.
    let others = members.filter { !ReplyWords.isOfReply($0.key) && !ReplyWords.isVerdict($0) }
    if others.count == 1, others[0].value.isObject, isName(others[0].key) { return others[0] }
    let objects = members.filter(\.value.isObject)
    guard objects.count == 1, let object = objects.first, envelopes.contains(object.key),
      members.count <= 6,
      !members.contains(where: {
        if case .list = $0.value.kind { return true }
        return FieldName(key: $0.key).swiftName == "id"
      })
    else { return nil }
    return object
  }

  /// True if a key is the name of what it leads to, and not of one of many.
  private static func isName(_ key: String) -> Bool {
    !MapRule.areIDs([key]) && !key.has(\.isCode)
  }

  private static let envelopes: Set<String> = [
    "body", "data", "item", "object", "payload", "response", "result",
  ]
}

extension JSON {
  /// How many values there are that hold no others.
  fileprivate var weight: Int {
    switch kind {
    case .list(let values): values.reduce(0) { $0 + $1.weight }
    case .object(let members): members.reduce(0) { $0 + $1.value.weight }
    default: 1
    }
  }

  /// The key of the one object in a row that has no id, and little besides; where nothing is besides,
  /// it may have any name, as in `{"project": {…}}`.
  fileprivate var wrappedKey: String? {
    guard case .object(let members) = kind, members.count <= 3 else { return nil }
    if members.count == 1, case (let key, let value) = (members[0].key, members[0].value),
      value.isObject, !MapRule.isData(key), !IdentityRule.holders.contains(key)
    {
      return key
    }
    // How it was found is no part of what was.
    let objects = members.filter { $0.value.isObject && $0.key != "search" }
    guard objects.count == 1, let key = objects.first?.key, Self.wrappers.contains(key),
      !members.contains(where: { FieldName(key: $0.key).swiftName == "id" })
    else { return nil }
    return key
  }

  private static let wrappers: Set<String> = [
    "data", "document", "item", "node", "object", "record", "resource",
  ]
}
