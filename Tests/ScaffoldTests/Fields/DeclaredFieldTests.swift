import Testing

@testable import Fields
@testable import Model

/// Fields whose types are declared with them: objects, choices and maps.
@Suite struct DeclaredFieldTests {
  @Test(arguments: [
    "id:Int user:User{id:Int64 screen_name:String avatar_url:Image?}",
    "labels:[Label{name:String}]? owner:Owner{team:Team{name:String}?}",
    "state:enum(open,closed) reason:enum(done,\"not planned\")? kinds:[enum(a,b)]",
    "meta:[String:String] counts:[String:Int]? owners:[String:Owner{name:String}]",
    "days:[String:[Day]] owners:[String:[Owner{name:String}]]? kinds:[String:[enum(a,b)]]",
    "plus_one(\"+1\"):Int at_type(\"@type\"):String number(\"no.\"):Int!",
    "vote:enum(up(\"+1\"),down(\"-1\"))",
    "a:User{id:Int} b:User{id:Int}?",
  ])
  func isWrittenAsItIsRead(text: String) throws {
    let fields = try Field.fields(text)
    #expect(fields.map(\.text).joined(separator: " ") == text)
  }

  @Test(arguments: [
    ("user:User{id:Int,name:String}", "user:User{id:Int name:String}"),
    ("user: User", nil), ("user:User{ id:Int\n name:String }", "user:User{id:Int name:String}"),
    ("counts:[String: Int]", "counts:[String:Int]"),
    ("days:[String: [Day]]", "days:[String:[Day]]"), ("days:[String:[[Day]]]", nil),
    ("days:[String:[String:Day]]", nil),
    ("state:enum( open , closed )", "state:enum(open,closed)"),
    ("state:enum(\"open\",\"not planned\")", "state:enum(open,\"not planned\")"),
    ("name(\"name\"):String", "name:String"),
  ])
  func isWrittenInOneWay(text: String, canonical: String?) throws {
    let fields = try? Field.fields(text)
    #expect(fields?.map(\.text).joined(separator: " ") == canonical)
  }

  @Test func isNamedAfterItsEntity() throws {
    let fields = try Field.fields(
      "user:User{role:enum(a,b) home:Address{city:String}} state:enum(a,b) issue:IssueLink{url:URL}"
    )
    .map { $0.placed(in: "Issue") }
    #expect(
      try DeclaredTypes(of: fields).list.map(\.swiftName) == [
        "IssueUser", "IssueUserRole", "IssueAddress", "IssueState", "IssueLink",
      ])
    #expect(
      fields.map { $0.type(of: $0.base.rawName) } == ["IssueUserDTO", "String", "IssueLinkDTO"])
  }

  @Test(arguments: [
    ("open", "open"), ("not planned", "notPlanned"), ("in_progress", "inProgress"),
    ("3d", "value3d"), ("unrecognized", "unrecognizedValue"), ("IN_PROGRESS", "inProgress"),
  ])
  func makesACaseOfEachValue(value: String, name: String) throws {
    let field = try Field("state:enum(\"\(value)\")")
    #expect(field.base.choices.map(\.name) == [name])
  }

  @Test(arguments: [
    ("user:User{id:Int", "a bracket or a quotation mark in `user:User{id:Int` has no counterpart"),
    ("user:User{}", "`User` in `user:User{}` has no fields"),
    ("user:{id:Int}", "`` in `user:{id:Int}` cannot be the name of a type"),
    ("user:user{id:Int}", "`user` in `user:user{id:Int}` cannot be the name of a type"),
    ("user:User{id:Int!}?", "`id:Int!` does not stand in each entity once"),
    ("users:[User{id:Int!}]", "`id:Int!` does not stand in each entity once"),
    ("user:User{id:Int?!}", "`id:Int?!` cannot identify entities"),
    ("user:User{at:Date!}", "`at:Date!` cannot identify entities"),
    ("id:Int user:User{id:Int!}", "`id:Int` and `id` cannot both identify entities"),
    ("a:A{x:Int!} b:B{y:Int!}", "`y:Int!` and `x` cannot both identify entities"),
    ("user:User{pin:Secret}", "`pin:Secret` stands in an object"),
    ("user:User{column:Int}", "a field cannot be called `column`"),
    ("user:User{id:Int id:Int}", "`id:Int` and `id` would have one name in Swift"),
    ("user:User{id:Integer}", "unknown field type `Integer` in `id:Integer`"),
    ("a:User{id:Int} b:User{id:Int64}", "there are two types `User`, and they differ"),
    (
      "a:Node{x:Int next:Node}",
      "`next:Node` cannot be: there would be another `Node` in each, without an end"
    ),
    ("a:A{b:[B{c:Int}]} c:[B]", "unknown field type `B` in `c:[B]`"),
    ("state:enum()", "`` in `state:enum()` is no value of an `enum`"),
    ("state:enum(a,)", "`` in `state:enum(a,)` is no value of an `enum`"),
    ("state:enum(a b)", "`a b` in `state:enum(a b)` is no value of an `enum`"),
    ("state:enum(a,a)", "`a` and `a` in `state:enum(a,a)` would have one name in Swift"),
    ("state:enum(a_b,\"a b\")", "`a b` and `a_b` in"),
    ("state:enum(\"+\")", "`+` in `state:enum(\"+\")` has no letter for a name in Swift"),
    ("meta:[Int:String]", "the keys of `meta:[Int:String]` are `Int`"),
    ("meta:[String:Secret]", "`meta:[String:Secret]` cannot be: a `Secret` stands by itself"),
    ("+1:Int", "`+1` is not a field name"),
    ("x(\"a\\\"b\"):Int", "`x(\"a\\\"b\")` is not a field name"),
    ("id:User{id:Int}", "`id:User{id:Int}` cannot identify entities"),
    ("ids:[User{id:Int}]!", "`ids:[User{id:Int}]!` cannot identify entities"),
  ])
  func refusesWhatCannotBe(text: String, words: String) {
    let error = #expect(throws: InvalidField.self) { try Field.fields(text) }
    #expect(
      error?.complaint.problem.text.hasPrefix(words) == true,
      "\(error?.complaint.problem.text ?? "")")
  }

  @Test func refusesObjectsThatStandTooDeep() {
    let deep = (1...9).reversed().reduce("id:Int") { "o:O\($1){\($0)}" }
    let error = #expect(throws: InvalidField.self) { try Field.fields(deep) }
    #expect(
      error?.complaint.problem == "objects stand more than 8 deep in one another")
  }

  // MARK: - Changes

  @Test(arguments: [
    ("user:User{id:Int name:String?}", true), ("user:User{id:Int}?", true),
    ("user:User{id:Int name:String}", false), ("user:User{id:String}", false),
    ("user:User{}", false),
  ])
  func knowsWhichRowsCanBeRead(edit: String, isReadable: Bool) throws {
    let fields = try Field.fields("user:User{id:Int} title:String")
    let edits = try? FieldEdits(edit)
    #expect((edits?.list.allSatisfy { $0.leavesReadable(fields) } ?? false) == isReadable)
  }

  @Test func changesAColumnOfObjects() throws {
    let state = TableState(fields: try Field.fields("id:Int user:User{id:Int}?"), columns: [])
    let same = try TableStep("user:User{id:Int name:String?}?", of: "notes", from: state)
    #expect(same.statements == [])

    let other = try TableStep("user:User{key:Int}?", of: "notes", from: state)
    #expect(
      other.statements == [
        #"ALTER TABLE "notes" DROP COLUMN "user""#,
        #"ALTER TABLE "notes" ADD COLUMN "user" TEXT"#,
      ])
  }

  @Test func asksForObjectsThatMayBeMissing() throws {
    let state = TableState(fields: try Field.fields("id:Int"), columns: [])
    let error = #expect(throws: InvalidFieldEdit.self) {
      try TableStep("+user:User{id:Int}", of: "notes", from: state)
    }
    #expect(
      error?.complaint.fix == "make it `User{id:Int}?`")
    #expect(
      try TableStep("+state:enum(a,b)=a +meta:[String:Int]=[:]", of: "notes", from: state)
        .statements == [
          #"ALTER TABLE "notes" ADD COLUMN "state" TEXT NOT NULL DEFAULT 'a'"#,
          #"ALTER TABLE "notes" ADD COLUMN "meta" TEXT NOT NULL DEFAULT '{}'"#,
        ])
  }
}
