import Templates
import Testing

@testable import Fields
@testable import Model

/// By what the rows of a table are found.
@Suite struct FieldIndexTests {
  private static let fields = """
    id:Int64 state:enum(a,b) at:Date price:Decimal tags:[String] counts:[String:Int] any:JSON \
    user:User{name:String plus_one("+1"):Int? born:Day team:Team{id:Int64 class:String}}? \
    users:[User2{id:Int}] class:Class{id:Int}
    """

  @Test(arguments: [
    ("id", "id", "id", "INTEGER", "id.column", "Int64", "1"),
    ("state", "state", "state", "TEXT", "state.column", "String", #""b""#),
    (
      "user.name", "userName", "user.name", "TEXT", "(user?.name).column", "String", #""name""#
    ),
    (
      "user.+1", "userPlusOne", "user.plusOne", "INTEGER", "(user?.plusOne).column", "Int",
      "1411"
    ),
    (
      "user.born", "userBorn", "user.born", "TEXT", "(user?.born).column", "String",
      #""2026-07-08""#
    ),
    (
      "user.team.class", "userTeamClass", "user.team.class", "TEXT", "(user?.team.class).column",
      "String", #""class""#
    ),
    ("class.id", "classID", "class.id", "INTEGER", "`class`.id.column", "Int", "466"),
  ])
  func isAColumn(
    path: String, name: String, column: String, declared: String, wire: String, type: String,
    sample: String
  ) throws {
    let index = try #require(FieldIndex(path, of: Field.fields(Self.fields)))
    #expect(
      index.value == [
        "path": .text(path), "name": .text(name), "identifier": .text(name),
        "column": .text(column), "declared": .text(declared),
        "isInside": .flag(column.contains(".")), "wire": .text(wire), "type": .text(type),
        "sample": .text(sample),
      ])
  }

  @Test(arguments: [
    "nope", "user", "user.nope", "user.team", "users.id", "tags", "counts", "any", "at", "price",
    "",
    "user.", ".id", "id.x",
  ])
  func someAreNone(path: String) throws {
    #expect(try FieldIndex.unknown(["id", path], of: Field.fields(Self.fields)) == path)
  }
}
