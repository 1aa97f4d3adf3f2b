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
    ("{type: string, enum: [a, A]}", "x:String?"),
    ("{type: integer, enum: [1, 2]}", "x:Int?"), ("{enum: [1, a]}", "x:JSON?"),
    // Lists and maps.
    ("{type: array, items: {type: string}}", "x:[String]?"),
    ("{type: array, items: {type: string, enum: [a, b]}}", "x:[enum(a,b)]?"),
    ("{type: array, items: {type: string, nullable: true}}", "x:JSON?"),
    ("{type: array, items: {type: array, items: {type: integer}}}", "x:JSON?"),
    ("{type: array, items: {type: object, properties: {a: {type: integer}}}}", "x:[X{a:Int?}]?"),
    ("{type: object, additionalProperties: {type: number}}", "x:[String:Double]?"),
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
