import Testing

@testable import Inference

/// What the fields are that a schema says.
@Suite struct SchemaTests {
  @Test(arguments: [
    // Values.
    ("{type: string}", "x:String?"), ("{type: string, format: date-time}", "x:Date?"),
    ("{type: string, format: date}", "x:Day?"), ("{type: string, format: uuid}", "x:UUID?"),
    ("{type: string, format: email}", "x:Email?"), ("{type: string, format: uri}", "x:URL?"),
    ("{type: string, format: decimal}", "x:Decimal?"), ("{type: string, format: odd}", "x:String?"),
    ("{type: integer}", "x:Int?"), ("{type: integer, format: int64}", "x:Int64?"),
    ("{type: integer, format: unix-time}", "x:Timestamp(s)?"), ("{type: number}", "x:Double?"),
    ("{type: boolean}", "x:Bool?"), ("{type: [integer, number]}", "x:Double?"),
    // Words.
    ("{type: string, enum: [open, closed]}", "x:enum(open,closed)?"),
    ("{type: [string, 'null'], enum: [open, closed, null]}", "x:enum(open,closed)?"),
    ("{type: string, enum: [a b, c+d]}", "x:enum(\"a b\",\"c+d\")?"),
    ("{type: string, enum: [only]}", "x:String?"), ("{const: only}", "x:String?"),
    ("{type: string, enum: ['', full]}", "x:String?"),
    ("{type: string, enum: [a, A]}", #"x:enum(a,a_2("A"))?"#),
    ("{type: integer, enum: [1, 2]}", "x:Int?"), ("{enum: [1, a]}", "x:JSON?"),
    // Lists and maps.
    ("{type: array, items: {type: string}}", "x:[String]?"),
    ("{type: array, items: {type: string, enum: [a, b]}}", "x:[enum(a,b)]?"),
    ("{type: array, items: {type: string, nullable: true}}", "x:JSON?"),
    ("{type: array, items: {type: array, items: {type: integer}}}", "x:JSON?"),
    ("{type: array, items: {type: object, properties: {a: {type: integer}}}}", "x:[X{a:Int?}]?"),
    ("{type: object, additionalProperties: {type: number}}", "x:[String:Double]?"),
    (
      "{additionalProperties: {type: array, items: {$ref: '#/components/schemas/A'}}}",
      "x:[String:[A{a:Int}]]?"
    ),
    ("{additionalProperties: {type: [array, 'null'], items: {type: string}}}", "x:JSON?"),
    ("{type: object, additionalProperties: true}", "x:JSON?"), ("{type: object}", "x:JSON?"),
    ("{}", "x:JSON?"), ("true", "x:JSON?"),
    // Objects, and what they are made of.
    ("{properties: {a: {type: integer}}, required: [a]}", "x:X{a:Int}?"),
    ("{allOf: [{$ref: '#/components/schemas/A'}], nullable: true}", "x:A{a:Int}?"),
    (
      "{allOf: [{$ref: '#/components/schemas/A'}, {properties: {b: {type: string}}}]}",
      "x:X{a:Int b:String?}?"
    ),
    ("{anyOf: [{$ref: '#/components/schemas/A'}, {type: 'null'}]}", "x:A{a:Int}?"),
    (
      "{oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}",
      "x:X{a:Int b:String?}?"
    ),
    (
      "{properties: {a: {type: integer}}, anyOf: [{title: A, required: [a]}, {required: [b]}]}",
      "x:X{a:Int?}?"
    ),
    ("{properties: {a: {type: integer}}, anyOf: [{required: [a]}]}", "x:X{a:Int?}?"),
    ("{anyOf: [{required: [a]}, {}]}", "x:JSON?"),
    ("{oneOf: [{type: string}, {type: integer}]}", "x:JSON?"),
    ("{anyOf: [{type: string}, {type: string, enum: [a, b]}]}", "x:String?"),
    ("{anyOf: [{enum: [a]}, {type: string, enum: [b]}]}", "x:JSON?"),
    ("{anyOf: [{type: string, enum: [a]}, {type: string, enum: [b]}]}", "x:enum(a,b)?"),
    // Lists of what stands in itself are followed; all else of the kind is left out.
    ("{$ref: '#/components/schemas/Tree'}", "x:Tree{name:String? children:[Tree]?}?"),
    ("{$ref: '#/components/schemas/Base'}", "x:Base{kind:String?}?"),
  ])
  func says(schema: String, fields: String) throws {
    #expect(try Described.fields(x: schema) == fields)
  }

  /// Schemas of two members that stand in one another, in each way and in both languages.
  @Test(arguments: circles.keys.sorted(), circles.keys.sorted())
  func circlesEnd(_ first: String, _ second: String) throws {
    let (one, other) = (Self.circles[first] ?? "", Self.circles[second] ?? "")
    let text = #"""
      {"openapi": "3.1.0", "paths": {"/thing": {"get": {"responses": {"200": {"content":
      {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}}}}}},
      "components": {"schemas": {"A": \#(one.replacing("?", with: "B")),
      "B": \#(other.replacing("?", with: "A"))}}}
      """#
    let refusals = ["api.json", "api.yaml"].map { file in
      Described.refusal(of: Array(text.utf8), file: file).map { $0.dropFirst(file.count) }
    }
    #expect(refusals[0] == refusals[1])
  }

  /// A `?` stands for the other's name.
  private static let circles = [
    "items": ##"{"type": "array", "items": {"$ref": "#/components/schemas/?"}}"##,
    "map": ##"{"type": "object", "additionalProperties": {"$ref": "#/components/schemas/?"}}"##,
    "allOf": ##"{"allOf": [{"$ref": "#/components/schemas/?"}]}"##,
    "oneOf": ##"{"oneOf": [{"$ref": "#/components/schemas/?"}, {"properties": {"id": {}}}]}"##,
    "anyOf": ##"{"anyOf": [{"$ref": "#/components/schemas/?"}, {"type": "null"}]}"##,
    "$ref": ##"{"$ref": "#/components/schemas/?"}"##,
    "property":
      ##"{"properties": {"id": {"type": "integer"}, "x": {"$ref": "#/components/schemas/?"}}}"##,
  ]

  /// A list of itself has no rows, and what is made of the same thing twice is read once.
  @Test func fewLinesDoNotTakeForEver() throws {
    let list = Described.chain(of: 0) { _ in
      "{type: array, items: {$ref: '#/components/schemas/S0'}}"
    }
    #expect(
      Described.refusal(of: list) == "no module comes of `GET /thing`: its answer has no objects; "
        + "`--list` shows of which others")
    let twice = { (next: String) in "{allOf: [\(next), \(next)]}" }
    #expect(Described.refusal(of: Described.chain(of: 40, each: twice)) == nil)
    let ways = { (next: String) in "{oneOf: [\(next), {oneOf: [\(next), {properties: {e: {}}}]}]}" }
    #expect(Described.refusal(of: Described.chain(of: 40, each: ways)) == nil)
    #expect(
      Described.refusal(of: Described.chain(of: 200, each: twice)) == """
        api.yaml:105:11: schemas are made of one another more than 100 deep here; describe this one \
        without `allOf`, `oneOf` and `anyOf`
        """)
  }

  @Test func whatIsRequiredIsThere() throws {
    let fields = try Described.fields(
      of: "{required: [b, c], properties: {a: {type: integer}, b: {type: integer}, c: \(nullable)}}"
    )
    #expect(fields == "a:Int? b:Int c:Int?")
  }

  @Test func theEntityMayStandInItself() throws {
    #expect(
      try Described.fields(of: "{$ref: '#/components/schemas/Tree'}")
        == "name:String? children:[Tree{name:String? children:[Tree]?}]?")
  }

  private let nullable = "{type: [integer, 'null']}"

  /// A description says more than anybody shows.
  @Test func objectsEndSomewhere() throws {
    let deep = String(repeating: "{properties: {a: ", count: 8)
    let fields = try Described.fields(
      x: deep + "{type: integer}" + String(repeating: "}}", count: 8))
    #expect(fields == "x:X{a:A{a:AA{a:JSON?}?}?}?")
    let wide = (1...61).map { "f\($0): {type: integer}" }.joined(separator: ", ")
    #expect(try Described.fields(x: "{properties: {\(wide)}}") == "x:JSON?")
  }

  /// Types that differ have names that do.
  @Test func namesOfTypesAreFree() throws {
    let fields = try Described.fields(
      of: """
        {properties: {status: {type: string, enum: [a, b]},
        owner: {properties: {status: {type: string, enum: [c, d]}}},
        thing_status: {properties: {a: {type: integer}}}}}
        """)
    #expect(
      fields == """
        status:enum(a,b)? owner:Owner{status:enum(c,d)?}? \
        thing_status:ThingThingStatus{a:Int?}?
        """)
  }
}
