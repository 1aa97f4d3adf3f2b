import Testing

/// Damaged files of the tool's own, and templates that cannot be used.
@Suite struct BadDataTests {
  @Test(arguments: [
    (
      "",
      "scaffold.json:1:1: the file ends in the middle of a value; restore it from version control"
    ),
    ("{", "scaffold.json:1:2: expected a key in quotes"),
    ("[]", "scaffold.json:1:1: `scaffold.json` must be an object, not a list"),
    ("{}", "scaffold.json:1:1: `version` is missing; add it"),
    (
      "{ \"version\": 3 }",
      "scaffold.json:1:14: version 3 was written by a newer `scaffold`; update the tool"
    ),
    (
      "{ \"version\": \"1\" }",
      "scaffold.json:1:14: unknown version; this tool reads versions 1 to 2"
    ),
    (
      "{ \"version\": 1, \"name\": \"Demo\", \"layout\": \"pakage\" }",
      "scaffold.json:1:43: unknown layout `pakage`; did you mean `package`?; "
        + "choose from package, folders"
    ),
    (
      """
      { "version": 1, "name": "Demo", "layout": "package", "ui": "uikit",
        "modules": "../elsewhere" }
      """,
      "scaffold.json:2:14: `../elsewhere` leaves the project; use a path below its folder"
    ),
    (
      """
      { "version": 1, "name": "Demo", "layout": "package", "ui": "uikit",
        "modules": "Sources/Modules", "layuot": "x" }
      """,
      "scaffold.json:2:33: unknown key `layuot`; did you mean `layout`?"
    ),
  ])
  func refusesTheManifest(_ text: String, saying message: String) throws {
    try refuses(["scaffold.json": text], "list", message)
  }

  @Test(arguments: [
    ("{ \"version\": 1, \"tool\"", ":1:23: expected `:`"),
    (
      "{ \"version\": 1, \"tool\": 3 }", ":1:25: `tool` must be a text, not a number"
    ),
    ("\u{0}\u{1}", ":1:1: expected a value"),
  ])
  func refusesTheLedger(_ text: String, saying message: String) throws {
    let path = "Sources/Modules/Login/.scaffold.json"
    for command in ["list", "status", "remove-module Login", "new-module Login --template tiny"] {
      try refuses([path: text], command, path + message)
    }
  }

  static let answers: [(edit: (String, String), problem: String)] = [
    (
      ("\"kind\": \"list\"", "\"kind\": \"lst\""),
      ":10:13: unknown value `lst` for `--kind`; restore it from version control, "
        + "or give another with `--kind`"
    ),
    (
      ("title:String\",\n    \"screens", "title:Strin\",\n    \"screens"),
      ":12:15: unknown field type `Strin` in `title:Strin`; restore it from version control"
    ),
    (
      ("\"entity\": \"Note\"", "\"entity\": \"note\""),
      ":11:15: an entity name starts with a capital; restore it from version control"
    ),
    (
      ("\"name\": \"Notes\"", "\"name\": \"Memos\""),
      ":9:13: `Memos` is not the name of the folder; restore it from version control"
    ),
    (
      ("\"uses\": []", "\"uses\": [\"Gone\"]"),
      ":26:13: there is no module `Gone`, nor any other; restore it from version control, "
        + "or give another with `--uses`"
    ),
    (
      ("\"steps\": []", "\"steps\": [\"+likes\"]"),
      ":108:15: `likes` has no type; restore it from version control"
    ),
    (
      ("\"steps\": []", "\"steps\": [\"-likes\"]"),
      ":108:15: there is no field `likes`; restore it from version control"
    ),
    (
      ("\"saved_at\"", "\"a b\""),
      ":101:12: `a b` is no column; restore it from version control"
    ),
  ]

  /// What a ledger says that cannot be has its place in the ledger.
  @Test(arguments: answers)
  func refusesAnswersOfTheLedger(_ row: (edit: (String, String), problem: String)) throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run(
        "new-module Notes --kind list --without network --fields id:Int64,title:String"
      ).status == .success)
    let path = "Sources/Modules/Notes/.scaffold.json"
    let ledger = try sandbox.read(path).replacing(row.edit.0, with: row.edit.1)
    try sandbox.write(ledger, to: path)
    let before = try sandbox.tree()

    for command in ["update Notes --ui both", "update", "rename-module Notes Memos"] {
      #expect(
        sandbox.run(command) == Outcome(.badData, err: "error: " + path + row.problem))
    }
    #expect(try sandbox.tree() == before)
  }

  /// An answer that is reported now need not be readable.
  @Test func takesAnotherAnswerForADamagedOne() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes").status == .success)
    let path = "Sources/Modules/Notes/.scaffold.json"
    let ledger = try sandbox.read(path)
    try sandbox.write(
      ledger.replacing("\"kind\": \"item\"", with: "\"kind\": \"itm\""), to: path)

    #expect(sandbox.run("update Notes --kind item").status == .success)
    #expect(try sandbox.read(path) == ledger)
  }

  @Test(arguments: [
    (
      "{% if name %}", "`if` is never closed; close it with `{% endif %}`",
      " --> tiny/Data/x.swift.stencil:1:4\n  |\n1 | {% if name %}\n  |    ^^"
    ),
    (
      "{{ name | snakecase }}", "unknown filter `snakecase`; did you mean `snakeCase`?",
      " --> tiny/Data/x.swift.stencil:1:11\n  |\n1 | {{ name | snakecase }}\n  |           ^^^^^^^^^"
    ),
    (
      "{{ nam }}", "unknown variable `nam`; did you mean `name`?",
      " --> tiny/Data/x.swift.stencil:1:4\n  |\n1 | {{ nam }}\n  |    ^^^"
    ),
  ])
  func refusesTheTemplate(_ text: String, saying message: String, at place: String) throws {
    let outcome = try refusal(["Templates/tiny/Data/x.swift.stencil": text])
    #expect(outcome.err == "error: \(message)\n\(place)")
  }

  @Test func refusesDeepNesting() throws {
    let text = String(repeating: "{% if name %}", count: 10_000)
    #expect(try refusal(["Templates/tiny/x.stencil": text]).status == .badData)
  }

  @Test func refusesATemplateThatIncludesItself() throws {
    let outcome = try refusal([
      "Templates/tiny/x.stencil": "{% include \"_self.stencil\" %}",
      "Templates/tiny/_self.stencil": "{% include \"_self.stencil\" %}",
    ])
    #expect(outcome.status == .badData)
  }

  @Test(arguments: ["{{ name }}/../../../../x.swift", "{{ name }}//x", ".git/hooks/x", "a\\b"])
  func refusesAPathThatLeavesTheProject(_ path: String) throws {
    let info = """
      { "version": 1, "summary": "x", "files": [ { "path": "x.swift", "to": "\(path)" } ] }
      """
    let outcome = try refusal(
      [
        "Templates/odd/template.json": info.replacing("\\", with: "\\\\"),
        "Templates/odd/x.swift": "",
      ], of: "odd")
    let shown = path.replacing("{{ name }}", with: "Login")
    #expect(
      outcome.err == "error: `odd/x.swift` gives the path `\(shown)`, which leaves the project; "
        + "use a path below its folder")
  }

  @Test(arguments: [
    (
      "{ \"version\": 1, \"summary\": \"x\", \"variables\": [ { \"name\": \"at\", \"type\": \"text\" } ] }",
      "odd/template.json:1:58: `at` is a name of the tool's own; choose another"
    ),
    (
      "{ \"version\": 1, \"summary\": \"x\", \"variables\": [ { \"name\": \"a\", \"type\": \"txt\" } ] }",
      "odd/template.json:1:71: unknown type `txt`; did you mean `text`?; "
        + "choose from choice, part, text, url, identifier, flag, list, fields, modules, "
        + "languages, title, columns, pointer, place, paging, path, duration, section"
    ),
    (
      "{ \"version\": 1, \"summary\": \"x\", \"files\": [ { \"path\": \"Veiw/**\" } ] }",
      "odd/template.json:1:54: `Veiw/**` matches no file of the template"
    ),
  ])
  func refusesTheTemplateInfo(_ text: String, saying message: String) throws {
    let outcome = try refusal(
      ["Templates/odd/template.json": text, "Templates/odd/x.swift": ""], of: "odd")
    #expect(outcome == Outcome(.badData, err: "error: " + message))
  }

  @Test(arguments: [
    ("x.swift", "X.swift", "which another file gives too; rename one"),
    ("x.swift", "x.swift/y.swift", "which another file gives too; rename one"),
    ("x.swift", ".scaffold.json", "a name that the tool keeps for itself; rename it"),
    ("x.swift", ".scaffold-backup/1/y", "a name that the tool keeps for itself; rename it"),
  ])
  func refusesFilesThatHaveNoRoom(_ one: String, _ other: String, _ reason: String) throws {
    let info =
      "{ \"version\": 1, \"summary\": \"x\", \"files\": [ { \"path\": \"b\", \"to\": \"\(other)\" }, "
      + "{ \"path\": \"a\", \"to\": \"\(one)\" } ] }"
    let outcome = try refusal(
      [
        "Templates/odd/template.json": info, "Templates/odd/a": "", "Templates/odd/b": "",
      ], of: "odd")
    #expect(outcome.err.hasSuffix(reason))
  }

  @Test func refusesTwoFilesWithOnePath() throws {
    let outcome = try refusal([
      "Templates/tiny/Business/{{ name }}.swift.stencil": ""
    ])
    #expect(
      outcome.err
        == "error: `tiny/Business/{{ name }}.swift.stencil` gives "
        + "`Sources/Modules/Login/Business/Login.swift`, which another file gives too; rename one")
  }

  private func refusal(
    _ files: [String: String], of template: String = "tiny"
  ) throws -> Outcome {
    let sandbox = try Sandbox.project(files)
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module Login --template \(template)")
    #expect(outcome.status == .badData)
    #expect(try sandbox.tree() == before)
    return outcome
  }

  private func refuses(
    _ files: [String: String], _ command: String, _ message: String
  ) throws {
    let sandbox = try Sandbox.project(files)
    let before = try sandbox.tree()
    #expect(sandbox.run(command) == Outcome(.badData, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }
}
