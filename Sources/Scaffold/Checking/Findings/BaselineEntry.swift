import Ground
import Templates

/// `{ "rule": "tier", "file": "Sources/…", "subject": "LoginData", "count": 2, "owner": "@cart" }`
struct BaselineEntry: Sendable {
  let kind: Kind
  let count: Int
  /// Who is to fix it, as a team writes that by hand; nobody, if it is empty.
  var owner = ""
  /// Where the entry starts in its file; 0 for one made in memory.
  var offset = 0

  /// The facts by which a violation is known again.
  struct Kind: Hashable, Sendable {
    let rule: String
    let file: String
    let subject: String
  }
}

extension BaselineEntry {
  init(_ json: JSON, in source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "findings")
    let rule = try Self.rule(object.require("rule"), in: source)
    let (file, subject) = (try object.text("file"), try object.text("subject"))
    let count = try Self.count(object.require("count"), in: source)
    let owner = try object.text("owner", default: "")
    try object.finish(knowing: ["rule", "file", "subject", "count", "owner"])
    self.init(
      kind: Kind(rule: rule, file: file, subject: subject), count: count, owner: owner,
      offset: json.offset)
  }

  var json: JSON {
    let members: [(String, JSON)] = [
      ("rule", JSON(.text(kind.rule))), ("file", JSON(.text(kind.file))),
      ("subject", JSON(.text(kind.subject))), ("count", JSON(.number(count))),
    ]
    return JSON(object: owner.isEmpty ? members : members + [("owner", JSON(.text(owner)))])
  }

  /// The complaint about an entry that covers fewer than it says.
  func complaint(at place: SourcePlace, matching found: Int) -> Finding {
    BaselineRule.finding(
      at: place, of: kind.rule, subject: kind.subject, in: kind.file, found: found,
      expected: count, owner: owner)
  }
}

extension BaselineEntry {
  private static func rule(_ json: JSON, in source: JSONSource) throws(DataError) -> String {
    let (name, names) = (try source.text(json, called: "rule"), Rules.excusable)
    guard !names.contains(name) else { return name }
    throw source.unknown(name, as: "rule", among: names, at: json.offset)
  }

  private static func count(_ json: JSON, in source: JSONSource) throws(DataError) -> Int {
    if case .number(let count) = json.kind, count > 0 { return count }
    let found = if case .number(let count) = json.kind { "\(count)" } else { json.description }
    throw source.error(
      .wrongKind(key: "count", expected: "a number above 0", found: found), at: json.offset)
  }
}

extension BaselineEntry.Kind {
  init(of finding: Finding) {
    self.init(rule: finding.rule, file: finding.place.file, subject: finding.subject)
  }
}

extension BaselineEntry.Kind: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    (one.file, one.rule, one.subject) < (other.file, other.rule, other.subject)
  }
}
