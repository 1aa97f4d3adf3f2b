import Testing

@testable import Fields
@testable import Inference

/// What a reply has that a module does not know.
@Suite struct ReplyDriftTests {
  private static let reply = """
    {"items": [
      {"id": 1, "title": "A", "note": null, "count": 1, "share": 0.5, "price": "1.50",
        "at": "2026-01-01T10:00:00Z", "day": "2026-01-31", "seen_at": 1750000000,
        "url": "https://example.com/a", "avatar": "https://example.com/a.png", "open": true,
        "state": "open", "mail": "ada@example.com", "tags": ["a"], "rates": {"1": 1.5},
        "halls": {"1": [{"kind": "big"}], "2": []},
        "any": [[1]], "user": {"id": 7, "name": "Ada", "kind": "human", "born": "1990-01-31"},
        "labels": [{"name": "x", "color": "red"}],
        "key": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"},
      {"id": 2, "title": "B", "note": "n", "count": 2, "share": 1, "price": "2.50",
        "at": "2026-01-02T10:00:00Z", "day": "2026-02-01", "seen_at": 1750000001,
        "url": "https://example.com/b", "avatar": "https://example.com/b.png", "open": false,
        "state": "closed", "mail": "bob@example.com", "tags": [], "rates": {}, "halls": {},
        "any": [], "user": {"id": 8, "name": "Bob", "kind": "bot", "born": "1990-02-28"},
        "labels": [], "key": "E621E1F8-C36C-495A-93FC-0C247A3E6E50"}
    ], "next": null}
    """

  private static let known = """
    id:Int64 title:String state:enum(open,closed) note:String? count:Int share:Double price:Decimal \
    at:Date day:Day seen_at:Timestamp(s) url:URL avatar:Image open:Bool mail:Email tags:[String] \
    rates:[String:Double] halls:[String:[Hall{kind:enum(big,small)}]] any:JSON user:User{id:Int64 name:String kind:enum(human,bot) born:Day} \
    labels:[Label{name:String color:String}] key:UUID
    """

  /// A change by hand: a text of the reply, what stands there instead, and what is found.
  private static let changes: [(String, String, [String])] = [
    (#""title": "A", "#, "", ["title null String: missing, null or empty in 1 of 2"]),
    (#""title": "A""#, #""title": null"#, ["title null String: missing, null or empty in 1 of 2"]),
    (#""title": "A""#, #""title": 1"#, ["title retyped String: JSON"]),
    (#""note": "n""#, #""note": 5"#, ["note retyped String: Int"]),
    (#""count": 1"#, #""count": 1.5"#, ["count retyped Int: Double"]),
    (#""count": 1"#, #""count": "1""#, ["count retyped Int: JSON"]),
    (#""count": 1"#, #""count": true"#, ["count retyped Int: JSON"]),
    (#""share": 0.5"#, #""share": "0.5""#, ["share retyped Double: JSON"]),
    (#""price": "1.50""#, #""price": "1,50""#, ["price retyped Decimal: String"]),
    (#""at": "2026-01-01T10:00:00Z""#, #""at": "yesterday""#, ["at retyped Date: String"]),
    (
      #""at": "2026-01-01T10:00:00Z""#, #""at": """#,
      ["at null Date: missing, null or empty in 1 of 2"]
    ),
    (#""at": "2026-01-01T10:00:00Z""#, #""at": 1750000000"#, ["at retyped Date: JSON"]),
    (
      #""seen_at": 1750000000"#, #""seen_at": "2026-01-01T10:00:00Z""#,
      ["seen_at retyped Timestamp(s): JSON"]
    ),
    (#""day": "2026-01-31""#, #""day": "2026-01-31T10:00:00Z""#, ["day retyped Day: Date"]),
    (#""seen_at": 1750000000"#, #""seen_at": "soon""#, ["seen_at retyped Timestamp(s): JSON"]),
    (#""url": "https://example.com/a""#, #""url": "/a""#, ["url retyped URL: String"]),
    (
      #""avatar": "https://example.com/a.png""#, #""avatar": {"src": "/a"}"#,
      ["avatar retyped Image: JSON"]
    ),
    (#""open": true"#, #""open": 1"#, ["open retyped Bool: JSON"]),
    (#""open": true"#, #""open": "yes""#, ["open retyped Bool: JSON"]),
    (#""state": "open""#, #""state": "merged""#, ["state unknown enum(open,closed): merged"]),
    (#""state": "open""#, #""state": 3"#, ["state retyped enum(open,closed): JSON"]),
    (#""mail": "ada@example.com""#, #""mail": ["ada"]"#, ["mail retyped Email: JSON"]),
    (#""tags": ["a"]"#, #""tags": [1]"#, ["tags retyped String: Int"]),
    (#""tags": ["a"]"#, #""tags": "a""#, ["tags retyped [String]: JSON"]),
    (#""tags": ["a"]"#, #""tags": ["a", null]"#, ["tags retyped [String]: JSON"]),
    (#""2": []"#, #""2": [{"kind": "huge"}]"#, ["halls.kind unknown enum(big,small): huge"]),
    (#""2": []"#, #""2": null"#, ["halls retyped [String:[Hall]]: JSON"]),
    (#""2": []"#, #""2": [null]"#, ["halls retyped [String:[Hall]]: JSON"]),
    (#"{"1": 1.5}"#, #"{"1": "x"}"#, ["rates retyped Double: String"]),
    (#""name": "Ada", "#, "", ["user.name null String: missing, null or empty in 1 of 2"]),
    (#""kind": "human""#, #""kind": "team""#, ["user.kind unknown enum(human,bot): team"]),
    (#""born": "1990-01-31""#, #""born": "1990""#, ["user.born retyped Day: String"]),
    (#""user": {"id": 7, "#, #""user": {"id": 7, "bio": "x", "#, ["user.bio new: String?"]),
    (#""color": "red""#, #""color": "red", "size": 3"#, ["labels.size new: Int"]),
    (#", "color": "red""#, "", ["labels.color null String: missing in all 1, which may be chance"]),
    (#""id": 1, "#, #""id": 1, "likes": 5, "#, ["likes new: Int?"]),
    (
      #""key": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""key": "x""#,
      ["key retyped UUID: String"]
    ),
    (#""labels": [], "#, #""labels": {}, "#, ["labels retyped [Label]: JSON"]),
  ]

  @Test(arguments: changes) func isFound(text: String, other: String, found: [String]) throws {
    let changed = Self.reply.replacing(text, with: other, maxReplacements: 1)
    #expect(changed != Self.reply)
    #expect(try drift(changed).deviations.map(\.words) == found)
  }

  @Test func nothingIsFoundInWhatIsKnown() throws {
    let drift = try drift(Self.reply)
    #expect(drift == ReplyDrift(deviations: [], absent: [], edits: []))
  }

  @Test(arguments: [
    (#"[{"id":1,"title":"a"}]"#, "id:Int64 title:String", []),
    (#"[{"id":1,"title":"a","n":1}]"#, "id:Int64 title:String", ["+n:Int"]),
    (#"[{"id":1}]"#, "id:Int64 title:String", ["title:String?"]),
    (
      "[" + (1...8).map { "{\"id\":\($0)}" }.joined(separator: ",") + "]", "id:Int64 title:String",
      ["-title"]
    ),
    (#"[{"id":1,"at":1750000000000}]"#, "id:Int64 at:Timestamp(s)", ["at:Timestamp(ms)"]),
    (#"[{"id":1,"at":1750000000}]"#, "id:Int64 at:Timestamp(ms)", ["at:Timestamp(s)"]),
    (#"[{"id":1}]"#, "id:Int64 title:String?", []),
    (#"[{"id":1,"title":null}]"#, "id:Int64 title:String", ["title:String?"]),
    (#"[{"id":1,"at":1750000000}]"#, "id:Int64 at:Date", ["at:Timestamp(s)"]),
    (#"[{"id":1,"at":"2026-01-01T10:00:00Z"}]"#, "id:Int64 at:Timestamp(s)", ["at:Date"]),
    (#"[{"id":1,"at":"1750000000"}]"#, "id:Int64 at:Timestamp(s)", []),
    (#"[{"id":1,"s":"c"}]"#, "id:Int64 s:enum(a,b)?", ["s:enum(a,b,c)?"]),
    (
      #"[{"id":1,"s":"A"}]"#, #"id:Int64 s:enum(star("*"),a)"#,
      [#"s:enum(star("*"),a,a_2("A"))"#]
    ),
    (#"[{"id":1,"u":{"a":1,"b":2}}]"#, "id:Int64 u:U{a:Int}", ["u:U{a:Int b:Int}"]),
    (#"[{"id":1,"+1":1}]"#, #"id:Int64 plus_one("+1"):Int"#, []),
    (#"[{"number":1,"idstr":"1"}]"#, "number:Int! idstr:String", []),
  ])
  func theUpdateThatClosesIt(reply: String, known: String, edits: [String]) throws {
    #expect(try drift(reply, from: known).edits == edits)
  }

  @Test(arguments: [
    (#"[{"id":"a","n":"b"}]"#, "id:Int64 n:Int", ["n:String"], "id"),
    (#"[{"id":null,"n":1}]"#, "id:Int64 n:Int", [], "id"),
    (#"[{"number":"a"}]"#, "number:Int!", [], "number"),
    (#"[{"id":1}]"#, "id:Int64", [], nil),
  ])
  func noUpdateChangesTheIdentity(
    reply: String, known: String, edits: [String], identity: String?
  ) throws {
    let drift = try drift(reply, from: known)
    #expect(drift.edits == edits)
    #expect(drift.identity == identity)
  }

  @Test func newFieldsHaveNamesOfTheirOwn() throws {
    #expect(
      try drift(#"[{"id":1,"title":"a","Title":"b"}]"#, from: "id:Int64 title:String").edits
        == [#"+Title_2("Title"):String"#])
  }

  @Test func whatIsSkippedIsNotTold() throws {
    let drift = try drift(
      #"[{"id":1,"u":{"a":1,"b":2},"x":1}]"#, from: "id:Int64 u:U{a:Int}",
      skipping: ["u.b", "x"])
    #expect(drift == ReplyDrift(deviations: [], absent: [], edits: []))
  }

  private func drift(
    _ reply: String, from known: String = Self.known, skipping skipped: Set<String> = []
  ) throws -> ReplyDrift {
    try ReplyInference(entity: "Thing").drift(
      of: [ReplySample(file: "a.json", bytes: Array(reply.utf8))],
      from: Field.fields(known), skipping: skipped)
  }
}

extension Deviation {
  fileprivate var words: String { "\(path) \(kind)\(known.map { " " + $0 } ?? ""): \(found)" }
}
