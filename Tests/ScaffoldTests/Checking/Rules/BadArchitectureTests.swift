import Testing

/// What `scaffold.json` may say wrongly about the architecture.
@Suite struct BadArchitectureTests {
  static let table: [(String, String)] = [
    (
      "",
      "1:1: `tiers` is missing; add it, or see what `scaffold check --init --dry-run` proposes"
    ),
    ("\"tiers\": 3", "2:10: `tiers` must be a list of tiers, not a number"),
    ("\"tiers\": []", "2:10: `tiers` must be a list of tiers, not an empty one"),
    ("\"tiers\": [ 3 ]", "2:12: `tiers` must be an object, not a number"),
    ("\"tiers\": [ {} ]", "2:12: `name` is missing; add it"),
    ("\"tiers\": [ { \"name\": 3 } ]", "2:22: `name` must be a text, not a number"),
    ("\"tiers\": [ { \"name\": \"\" } ]", "2:22: `` is not a name; use letters and digits"),
    (
      "\"tiers\": [ { \"name\": \"A\" },\n { \"name\": \"A\" } ]",
      "3:2: `A` stands here twice; remove one"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\" } ],\n  \"tiers\": []",
      "3:3: `tiers` stands here twice; remove one"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folder\": [] } ]",
      "2:27: unknown key `folder`; did you mean `folders`?"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folders\": \"A\" } ]",
      "2:38: `folders` must be a list of texts, not a text"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folders\": [ 3 ] } ]",
      "2:40: `folders` must be a text, not a number"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folders\": [ \"**\" ] } ]",
      "2:40: `**` is no folder or target; write a name or a path, with `*` for a module's name"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"targets\": [ \"B\",\n \"/A\" ] } ]",
      "3:2: `/A` is no folder or target; write a name or a path, with `*` for a module's name"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folders\": [ \"../A\" ] } ]",
      "2:40: `../A` is no folder or target; write a name or a path, with `*` for a module's name"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"folders\": [ \"\" ] } ]",
      "2:40: `` is no folder or target; write a name or a path, with `*` for a module's name"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"frameworks\": { } } ]",
      "2:41: `frameworks` must be a list of texts, not an object"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"open\": \"yes\" } ]",
      "2:35: `open` must be a flag, not a text"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\", \"sees\": [ \"C\" ] }, { \"name\": \"B\" }, { \"name\": \"C\", \"sees\": [ \"A\" ] } ]",
      "2:88: unknown lower tier `A`; there is none"
    ),
    (
      "\"tiers\": [ { \"name\": \"View\", \"sees\": [ \"Busines\" ] }, { \"name\": \"Business\" } ]",
      "2:40: unknown lower tier `Busines`; did you mean `Business`?; choose from Business"
    ),
    (
      "\"tiers\": [ { \"name\": \"A\" }, { \"name\": \"B\", \"sees\": [ \"A\" ] }, { \"name\": \"C\" } ]",
      "2:54: unknown lower tier `A`; did you mean `C`?; choose from C"
    ),
    ("\"uses\": []", "2:9: `uses` must be an object, not a list"),
    ("\"uses\": { \"A\": \"B\" }", "2:16: `A` must be a list of texts, not a text"),
    ("\"shared\": \"Core\"", "2:11: `shared` must be a list of texts, not a text"),
    (
      "\"app\": [ \"a//b\" ]",
      "2:10: `a//b` is no folder or target; write a name or a path, with `*` for a module's name"
    ),
    ("\"sources\": [ \"..\" ]", "2:14: `..` leaves the project; use a path below its folder"),
    ("\"exlude\": []", "2:1: unknown key `exlude`; did you mean `exclude`?"),
    (
      "\"layout\": \"folder\"",
      "2:11: unknown layout `folder`; did you mean `folders`?; choose from package, folders"
    ),
  ]

  @Test(arguments: table)
  func refuses(text: String, saying message: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": "{ \"version\": 1" + (text.isEmpty ? "" : ",\n") + text + " }",
      "A/A.swift": "",
    ])
    #expect(sandbox.run("check") == Outcome(.badData, err: "error: scaffold.json:" + message))
  }

  @Test func needsAProject() throws {
    #expect(
      try Sandbox(["A.swift": ""]).run("check")
        == Outcome(
          .refused,
          err: "error: there is no scaffold.json in `.` or above; `scaffold check --init` writes "
            + "one for what is here, `--at` names another folder"))
  }
}
