import Testing

@testable import Inference

@Suite struct ReplyInferenceTests {
  // MARK: - Optional fields

  @Test func missingAndNullAreOptional() throws {
    #expect(
      try Inferred.fields(ofRows: #"{"id":1,"a":1,"b":1}"#, #"{"id":2,"a":null,"c":1}"#)
        == "id:Int64 a:Int? b:Int? c:Int?")
  }

  @Test func severalSamplesAreOne() throws {
    let samples = [
      #"{"items":[{"id":1,"a":1}]}"#, #"{"items":[]}"#, #"{"items":[{"id":1,"a":0.5}]}"#,
    ]
    let reply = try Inferred.reply(samples)
    #expect(reply.fieldsText == "id:Int64 a:Double")
    #expect(reply.rowCount == 2)
  }

  @Test func keysThatNoFieldCanHaveAreLeftOut() throws {
    let long = String(repeating: "k", count: 101)
    let reply = try Inferred.reply([
      #"[{"id":1,"":1,"a\"b":1,"a\\b":1,"a\nb":1,"\#(long)":1,"a b":1}]"#
    ])
    #expect(reply.fieldsText == #"id:Int64 a_b("a b"):Int"#)
    #expect(reply.explanations.filter { $0.reason == "no field can have its key" }.count == 5)
  }

  // MARK: - Identity

  @Test(arguments: [
    (#"{"id":1,"number":2}"#, #"{"id":2,"number":3}"#, "id:Int64 number:Int"),
    (#"{"a":1,"number":2}"#, #"{"a":2,"number":3}"#, "number:Int! a:Int"),
    (#"{"_id":"a","n":1}"#, #"{"_id":"b","n":1}"#, #"id("_id"):String n:Int"#),
    (#"{"id":1,"number":2}"#, #"{"id":1,"number":3}"#, "number:Int! thing_id(\"id\"):Int64"),
    (#"{"id":1,"n":2}"#, #"{"id":null,"n":3}"#, "n:Int thing_id(\"id\"):Int64?"),
    (#"{"id":1.5,"slug":"a"}"#, #"{"id":2.5,"slug":"b"}"#, "slug:String! thing_id(\"id\"):Double"),
    (#"{"thing_id":1,"x_id":1}"#, #"{"thing_id":2,"x_id":2}"#, "thing_id:Int64! x_id:Int64"),
    (#"{"uid":"a","v":1}"#, #"{"uid":"b","v":1}"#, "uid:String! v:Int"),
    (#"{"code":"a"}"#, #"{"code":"a"}"#, "code:String"),
    (
      #"{"uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#,
      #"{"uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E50"}"#, "uuid:UUID!"
    ),
  ])
  func identity(first: String, second: String, fields: String) throws {
    #expect(try Inferred.fields(ofRows: first, second) == fields)
  }

  @Test(arguments: [
    (
      #"{"sys":{"id":"a","type":"E"},"fields":{"name":"x"}}"#,
      #"{"sys":{"id":"b","type":"E"},"fields":{"name":"y"}}"#,
      "fields:Fields{name:String} sys:Sys{id:String! type:String}"
    ),
    (
      #"{"id":{"videoId":"a"},"snippet":{"title":"x"}}"#,
      #"{"id":{"videoId":"b"},"snippet":{"title":"x"}}"#,
      #"snippet:Snippet{title:String} thing_id("id"):ID{videoId:String!}"#
    ),
    (
      #"{"by":{"id":"u","n":1},"track":{"id":1,"name":"x","n":1}}"#,
      #"{"by":{"id":"v","n":1},"track":{"id":2,"name":"y","n":1}}"#,
      "track:Track{id:Int64! name:String n:Int} by:By{id:String n:Int}"
    ),
    (
      #"{"metadata":{"name":"a","uid":"x"}}"#, #"{"metadata":{"name":"b","uid":"y"}}"#,
      "metadata:Metadata{name:String uid:String!}"
    ),
    (#"{"dt":1767254400,"t":1}"#, #"{"dt":1767258000,"t":1}"#, "dt:Int64! t:Int"),
    (
      #"{"url":"https://a.org/1","t":1}"#, #"{"url":"https://a.org/2","t":1}"#,
      "url:String! t:Int"
    ),
    (#"{"sys":{"id":"a"}}"#, #"{"sys":{"id":"a"}}"#, "sys:Sys{id:String}"),
    (#"{"sys":{"id":"a"}}"#, #"{"sys":null}"#, "sys:Sys{id:String}?"),
    (#"{"name":"a"}"#, #"{"name":"a"}"#, "name:String"),
  ])
  func identityElsewhere(first: String, second: String, fields: String) throws {
    #expect(try Inferred.fields(ofRows: first, second) == fields)
  }

  @Test func anObjectWithATitleIsReadFirst() throws {
    #expect(
      try Inferred.fields(ofRows: #"{"id":1,"etag":"e","n":1,"user":{"name":"a","id":2}}"#)
        == "id:Int64 user:User{id:Int64 name:String} n:Int etag:String")
  }

  @Test func typesDifferInMoreThanLetterCase() throws {
    #expect(
      try Inferred.fields(
        ofRows: #"{"id":1,"niCategories":[{"x":1}],"NICategories":[{"y":"1"}]}"#)
          == """
          id:Int64 niCategories:[NiCategory{x:Int}] \
          NICategories_2("NICategories"):[ThingValue{y:String}]
          """)
  }

  @Test func twoSamplesMayHaveTheSameRows() throws {
    let rows = #"[{"sku":"a"},{"sku":"b"}]"#
    #expect(try Inferred.reply([rows, rows]).fieldsText == "sku:String!")
  }

  @Test(arguments: [
    (#"{"id":12,"idstr":"12"}"#, #"{"id":13,"idstr":"13"}"#, "id:Int64"),
    (#"{"id":12,"idstr":"12"}"#, #"{"id":13,"idstr":"14"}"#, "id:Int64 idstr:String"),
    (#"{"id":12,"mid":"12"}"#, #"{"id":13,"mid":"13"}"#, "id:Int64"),
    (#"{"id":12,"n":1,"n_str":"1"}"#, #"{"id":13}"#, "id:Int64 n:Int?"),
    (#"{"id":12,"name":"12"}"#, #"{"id":13,"name":"x"}"#, "id:Int64 name:String"),
  ])
  func theTextOfAnIDIsLeftOut(first: String, second: String, fields: String) throws {
    #expect(try Inferred.fields(ofRows: first, second) == fields)
  }

  // MARK: - Objects

  @Test func equalShapesAreOneType() throws {
    let fields = try Inferred.fields(
      ofRows: """
        {"id":1,"user":{"id":1,"name":"a","bio":null},"assignee":{"id":2,"name":"b","bio":"c"},
        "owner":{"id":"x","name":"b"}}
        """)
    let user = "{id:Int64 name:String bio:String?}"
    #expect(
      fields == "id:Int64 user:User\(user) assignee:User\(user) owner:Owner{id:String name:String}")
  }

  @Test func namesOfTypesAreFree() throws {
    let fields = try Inferred.fields(
      ofRows: """
        {"id":1,"labels":[{"a":1}],"thing":{"b":1},"1st":{"c":1},"data":{"x":{"d":1}},
        "x":{"e":1}}
        """)
    #expect(
      fields == """
        id:Int64 labels:[ThingLabel{a:Int}] thing:ThingThing{b:Int} \
        value_1st("1st"):Thing1st{c:Int} data:ThingData{x:X{d:Int}} x:ThingValue{e:Int}
        """)
  }

  @Test func whatStandsInItselfIsFollowed() throws {
    let inner = #"{"id":3,"text":"c","by":"d","replies":[]}"#
    let reply = try Inferred.reply([
      """
      [{"id":1,"text":"a","by":"b","replies":[{"id":2,"text":"b","by":"c","replies":[\(inner)]}]}]
      """
    ])
    #expect(
      reply.fieldsText == """
        id:Int64 text:String by:String \
        replies:[Reply{id:Int64 text:String by:String replies:[Reply]}]
        """)
    #expect(
      reply.explanations.last
        == Explanation(
          path: "replies.replies", type: "[Reply]", reason: "lists of what it stands in", seen: 2,
          possible: 2))
    let other = try Inferred.reply([
      """
      [{"id":1,"text":"a","by":"b","parent":{"id":2,"text":"b","by":"c","parent":{"id":3,"text":"d",
      "by":"e","parent":null}}}]
      """
    ])
    #expect(
      other.explanations.last
        == Explanation(
          path: "parent.parent", type: "Parent", reason: "what it stands in, null in 1", seen: 1,
          possible: 2))
    #expect(
      other.fieldsText
        == "id:Int64 text:String by:String parent:Parent{id:Int64 text:String by:String parent:Parent?}"
    )
  }

  /// What is around them stands in them too, and is no field of theirs.
  @Test func whatStandsInItselfMayHaveMoreAround() throws {
    let inner = #"{"id":3,"text":"c","by":"d","replies":{"count":0,"data":[]}}"#
    let middle = #"{"id":2,"text":"b","by":"c","replies":{"count":1,"data":[\#(inner)]}}"#
    let fields = try Inferred.fields(
      ofRows: #"{"id":1,"text":"a","by":"b","replies":{"count":1,"data":[\#(middle)]}}"#)
    #expect(
      fields == """
        id:Int64 text:String by:String replies:Replies{count:Int \
        data:[ThingData{id:Int64 text:String by:String replies:Replies?}]}
        """)
  }

  /// `[Reply]` in a `Reply` may be missing in some of them.
  @Test(arguments: [
    (#""replies":[]"#, "[Reply]"), (#""replies":null"#, "[Reply]?"), (#""x":1"#, "[Reply]?"),
  ])
  func whatStandsInItselfMayBeMissing(last: String, type: String) throws {
    let inner = #"{"id":3,"text":"c","by":"d",\#(last)}"#
    let fields = try Inferred.fields(
      ofRows: """
        {"id":1,"text":"a","by":"b","replies":[{"id":2,"text":"b","by":"c","replies":[\(inner)]}]}
        """)
    #expect(fields.contains(" replies:\(type)"))
  }

  /// The user of a post and the one of a comment, of which no more is reported.
  @Test func oneKeyIsEnoughUnderOneName() throws {
    let fields = try Inferred.fields(
      ofRows: """
        {"id":1,"user":{"name":"a"},"last":{"x":1,"user":{"name":"b"}},"label":{"name":"c"}}
        """)
    #expect(
      fields == """
        id:Int64 label:ThingLabel{name:String} user:User{name:String} \
        last:Last{user:User{name:String} x:Int}
        """)
  }

  @Test(arguments: [
    (#"{"12":{"n":1},"13":{"n":2}}"#, "[String:X{n:Int}]"),
    (#"{"12":[{"n":1}],"13":[]}"#, "[String:[X{n:Int}]]"), (#"{"12":[1,2]}"#, "[String:[Int]]"),
    (#"{"12":[[1]]}"#, "JSON"), (#"{"12":[1],"13":null}"#, "JSON"), (#"{"12":[null]}"#, "JSON"),
    (#"{"2026-01-01":1.5}"#, "[String:Double]"),
    (#"{"USD":1.5,"EUR":1}"#, "[String:Double]"), (#"{"usd":1,"eur":2,"cny":3}"#, "[String:Int]"),
    (#"{"en":"a","de":"b","zh-Hans":"c"}"#, "[String:String]"),
    (#"{"OK":"a","NO":"b"}"#, "X{OK:String NO:String}"), (#"{"at":1,"by":2}"#, "X{at:Int by:Int}"),
    (
      #"{"USD":1,"EUR":1,"CHF":1,"JPY":1,"GBP":1,"CNY":1,"AUD":1,"CAD":1,"NZD":1}"#, "[String:Int]"
    ),
    (#"{"a1":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}"#, nil),
  ])
  func keysThatAreNamesOfThingsMakeAMap(value: String, type: String?) throws {
    let fields = try Inferred.fields(ofRows: #"{"id":1,"x":\#(value)}"#)
    #expect(type.map { fields == "id:Int64 x:" + $0 } ?? fields.contains("x:X{a1:Int"))
  }

  @Test func keysThatNeverComeAgainMakeAMap() throws {
    let row = { (id: Int, keys: String) in
      #"{"id":\#(id),"x":{"# + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}}"
    }
    #expect(
      try Inferred.fields(ofRows: row(1, "abcde"), row(2, "fghij")) == "id:Int64 x:[String:Int]")
    #expect(
      try Inferred.fields(ofRows: row(1, "abcde"), row(2, "afghi")).hasPrefix("id:Int64 x:X{a:Int ")
    )
  }

  @Test func manyKeysThatAreIDsTakeNoRoom() throws {
    let members = (1...1_000).map { #""\#($0)":{"n":\#($0)}"# }.joined(separator: ",")
    let reply = try Inferred.reply([#"[{"id":1,"x":{\#(members)}},{"id":2,"x":{\#(members)}}]"#])
    #expect(reply.fieldsText == "id:Int64 x:[String:X{n:Int}]")
    #expect(reply.explanations.last?.seen == 2_000)
  }

  // MARK: - Rows

  @Test(arguments: [
    (#"[{"id":1}]"#, "list", "/", "link"),
    (
      #"{"items":[{"id":1}],"next_page_token":"a"}"#, "list", "/items",
      "cursor(page_token, next: /next_page_token)"
    ),
    (
      #"{"data":{"list":[{"id":1}],"page":0,"per_page":20,"total_pages":3,"total":9}}"#, "list",
      "/data/list", "page(page, first: 0, size: per_page=20, pages: /data/total_pages)"
    ),
    (
      #"{"data":[{"id":1}],"meta":{"current_page":1,"total":9}}"#, "list", "/data",
      "page(page, total: /meta/total)"
    ),
    (
      #"{"results":[{"id":1}],"info":{"next":"https://example.com/?page=2"}}"#, "list", "/results",
      "link(next: /info/next)"
    ),
    (
      #"{"data":[{"id":1}],"links":{"next":{"href":"https://example.com/?page=2"}}}"#, "list",
      "/data", "link(next: /links/next/href)"
    ),
    (
      #"{"items":[{"id":1}],"offset":0,"limit":20,"total":40}"#, "list", "/items",
      "offset(offset, size: limit=20, total: /total)"
    ),
    (
      #"{"data":{"edges":[{"node":{"id":1},"cursor":"a"}],"pageInfo":{"endCursor":"a"}}}"#, "list",
      "/data/edges/*/node", "cursor(after, next: /data/pageInfo/endCursor)"
    ),
    (
      #"{"items":[{"id":1}],"nextPageToken":"a","next":null}"#, "list", "/items",
      "cursor(pageToken, next: /nextPageToken)"
    ),
    (
      #"{"startAt":0,"maxResults":50,"total":9,"issues":[{"id":1,"a":1,"b":1,"c":1}]}"#, "list",
      "/issues", "offset(startAt, size: maxResults=50, total: /total)"
    ),
    (
      #"{"content":[{"id":1}],"number":0,"size":20,"totalElements":9,"totalPages":1}"#, "list",
      "/content", "page(page, first: 0, size: size=20, pages: /totalPages)"
    ),
    (
      """
      {"pagination":{"page":1,"pageSize":9,"pageCount":1},"problem":{"type":"a","title":"b",
      "faults":[{"name":"x","reason":"y","more":"z"}]},"rates":[{"id":1}]}
      """, "list", "/rates",
      "page(page, size: pageSize=9, pages: /pagination/pageCount)"
    ),
    (
      #"{"data":[{"gid":"1","name":"a"}],"next_page":{"offset":"eyJ0","path":"/a?offset=eyJ0"}}"#,
      "list", "/data", "cursor(offset, next: /next_page/offset)"
    ),
    (#"{"stuff":[{"a":1},{"a":2}],"next":{"start":"2026-01-01"}}"#, "list", "/stuff", nil),
    (#"{"stuff":[{"a":1},{"a":2}],"n":1}"#, "list", "/stuff", nil),
    (#"{"id":1,"tags":[{"a":1},{"a":2}]}"#, "item", "", nil),
    (#"{"name":"a","b":1,"c":2,"d":3,"tags":[{"a":1}]}"#, "item", "", nil),
    (#"{"code":0,"data":{"id":1}}"#, "item", "/data", nil),
    (#"{"id":0,"data":{"id":1}}"#, "item", "", nil),
    (#"{"meta":{"took":3},"errors":null,"user":{"id":1}}"#, "item", "/user", nil),
    (#"{"info":{"took":3},"user":{"id":1}}"#, "item", "", nil),
  ])
  func rows(reply: String, kind: String, place: String, paging: String?) throws {
    let reply = try Inferred.reply([reply])
    #expect("\(reply.kind)" == kind)
    #expect(reply.rowsText == place)
    #expect(reply.paging?.text == paging)
  }

  @Test func aKindThatIsTypedWins() throws {
    let reply = #"{"id":1,"lines":[{"sku":"a"},{"sku":"b"}]}"#
    #expect(try Inferred.reply([reply], kind: .list).fieldsText == "sku:String!")
    let page = #"{"items":[{"id":1}],"total":2}"#
    #expect(
      try Inferred.reply([page], kind: .item).fieldsText == "items:[Item{id:Int64}] total:Int")
  }

  @Test(arguments: [
    ("/a", "list", "/a", "id:Int64"), ("/b/*/c", "list", "/b/*/c", "id:Int64 n:Int"),
    ("/d", "item", "/d", "x:Int"),
  ])
  func aPlaceThatIsTypedWins(place: String, kind: String, rows: String, fields: String) throws {
    let reply = #"{"a":[{"id":1}],"b":[{"c":{"id":1,"n":2}},{"c":{"id":2,"n":2}}],"d":{"x":1}}"#
    let inferred = try Inferred.reply([reply], place: place)
    #expect("\(inferred.kind)" == kind)
    #expect(inferred.rowsText == rows)
    #expect(inferred.fieldsText == fields)
  }

  // MARK: - Overrules

  @Test func aPersonOverrules() throws {
    let overrules = try Overrules(
      fields: ["user.id=String", "number=Int!"], skips: ["labels[].a", "url"],
      renames: ["user.login=name"])
    let reply = try Inferred.reply(
      [
        """
        [{"id":1,"number":2,"user":{"id":1,"login":"a"},"labels":[{"a":1,"b":2}],
        "url":"https://example.com"}]
        """
      ], overrules: overrules)
    #expect(
      reply.fieldsText == """
        number:Int! user:User{id:String name("login"):String} labels:[ThingLabel{b:Int}] \
        thing_id("id"):Int64
        """)
  }

  @Test func anOverruleNeedsAPlace() throws {
    let overrules = try Overrules(fields: [], skips: ["user.nme"], renames: [])
    let error = #expect(throws: InferenceProblem.self) {
      try Inferred.reply([#"[{"id":1,"user":{"name":"a"}}]"#], overrules: overrules)
    }
    #expect(
      error?.description
        == "the reply has no `user.nme`; did you mean `user.name`?; `--explain` lists all")
  }

  @Test(arguments: [
    (["a"], [], "`a` says nothing of a field; write `--field \"user.id=String\"`"),
    (["a=Int", "a=String"], [], "`--field` is given twice for `a`; give it once"),
    ([], ["a="], "`a=` says nothing of a field; write `--rename user.login=name`"),
    ([], ["a=1b"], "`a` cannot be called `1b`; use letters and digits, starting with a letter"),
  ])
  func overrulesAreChecked(fields: [String], renames: [String], message: String) {
    let error = #expect(throws: InferenceProblem.self) {
      try Overrules(fields: fields, skips: [], renames: renames)
    }
    #expect(error?.description == message)
  }

  @Test func tooManyFieldsAreRefused() throws {
    let row = (0...2_000).map { "\"a\($0)\":1" }.joined(separator: ",")
    let error = #expect(throws: InferenceProblem.self) { try Inferred.reply(["[{\(row)}]"]) }
    #expect(
      error?.description
        == "the reply has 2001 fields, and 2000 is the most; leave some out with `--skip`")
  }
}
