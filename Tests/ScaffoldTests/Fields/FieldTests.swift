import Testing

@testable import Fields

@Suite struct FieldTests {
  @Test func readsEveryType() throws {
    let fields = try Field.fields(
      "id:Int64 title:String avatar_url:URL? tags:[String] createdAt:Date user_id:Int "
        + "rate:Double isOpen:Bool blob:Data key:UUID likes:[Int]?")
    #expect(
      fields.map { "\($0.name): \($0.type) = \($0.key)" } == [
        "id: Int64 = id", "title: String = title", "avatarURL: URL? = avatar_url",
        "tags: [String] = tags", "createdAt: Date = createdAt", "userID: Int = user_id",
        "rate: Double = rate", "isOpen: Bool = isOpen", "blob: Data = blob", "key: UUID = key",
        "likes: [Int]? = likes",
      ])
  }

  /// As Swift itself is written.
  @Test(arguments: [
    "id: Int64 title: String", "id:  Int64,title:\tString", "id: Int64, title: String",
  ])
  func takesSpaceBehindAColon(_ text: String) throws {
    #expect(try Field.fields(text).map(\.text) == ["id:Int64", "title:String"])
    #expect(
      try Field.fields("id:Int user: User{id: Int64 tags: [String: Int]}?").map(\.text)
        == ["id:Int", "user:User{id:Int64 tags:[String:Int]}?"])
  }

  @Test(arguments: [
    ("Float", "Double"), ("Integer", "Int"), ("Boolean", "Bool"), ("DateTime", "Date"),
    ("Text", "String"), ("float", "Double"), ("bigint", "Int64"), ("varchar", "String"),
    ("number", "Double"), ("Long", "Int64"), ("Uri", "URL"),
  ])
  func knowsWhatOthersCallAType(foreign: String, own: String) {
    #expect(
      (#expect(throws: InvalidField.self) { try Field.fields("x:\(foreign)") }).map {
        "\($0)".contains("`\(foreign)` in `x:\(foreign)`; did you mean `\(own)`?")
      } == true)
  }

  /// What is marked is the identity, under the name that every entity has for it.
  @Test(arguments: [
    ("number:Int! title:String", "number", "id"), ("title:String sku:String!", "sku", "id"),
    ("id:Int64! title:String", "id", "id"), ("user_id:Int id:UUID", "id", "id"),
  ])
  func knowsWhatTellsEntitiesApart(text: String, key: String, name: String) throws {
    let fields = try Field.fields(text)
    let identity = try #require(fields.first { $0.isIdentity })

    #expect([identity.key, identity.name] == [key, name])
    #expect(Field.kept(of: fields) == fields)
    #expect(fields.map(\.text).joined(separator: " ") == text)
  }

  static let refusals: [(text: String, message: String)] = [
    ("", "`--fields` is empty; give some, such as `id:Int64 title:String`"),
    ("name", "`name` has no type; write it as `name:String`"),
    ("name: ", "`name` has no type; write it as `name:String`"),
    ("name:?", "`name` has no type; write it as `name:String`"),
    (
      "1st:String",
      "`1st` is not a field name; use letters and digits, starting with a letter; or name what "
        + "stands in the JSON: `plus_one(\"+1\"):Int`"
    ),
    (
      "id:Strng",
      "unknown field type `Strng` in `id:Strng`; did you mean `String`?; choose from "
        + PlainType.names.joined(separator: ", ") + ", with `?` behind it or `[ ]` around it; or "
        + "declare one: `Name{id:Int name:String}`, `enum(open,closed)`, `[String:Int]`"
    ),
    ("id:Date", "`id:Date` cannot identify entities; use Int, Int64, String or UUID"),
    ("id:Image", "`id:Image` cannot identify entities; use Int, Int64, String or UUID"),
    (
      "userID:Int user_id:Int",
      "`user_id:Int` and `userID` would have one name in Swift; rename one"
    ),
    ("number:Date!", "`number:Date!` cannot identify entities; use Int, Int64, String or UUID"),
    ("sku:String?!", "`sku:String?!` cannot identify entities; use Int, Int64, String or UUID"),
    (
      "id:Int number:Int!",
      "`number:Int!` and `id` cannot both identify entities; leave one out, or mark one alone with "
        + "`!`: it is the `id` in Swift"
    ),
    (
      "number:Int! sku:String!",
      "`sku:String!` and `number` cannot both identify entities; leave one out, or mark one alone "
        + "with `!`: it is the `id` in Swift"
    ),
    (
      "hashValue:Int",
      "a field cannot be called `hashValue`: the generated code uses the name; name it otherwise, "
        + "`other_name(\"hashValue\"):…`"
    ),
  ]

  @Test(arguments: refusals)
  func refuses(_ text: String, saying message: String) {
    do {
      _ = try Field.fields(text)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.description == message)
    }
  }
}
