import Testing

@testable import Templates

/// `"templates": "../team-templates"` in `scaffold.json`.
@Suite struct SharedTemplatesTests {
  /// A project and, beside it, a repository with a template that is new and a file of a built-in one.
  private static func team(_ files: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(
      [
        "App/scaffold.json": """
        { "version": 2, "name": "App", "layout": "package", "ui": "uikit",
          "templates": "../team" }

        """,
        "team/note/template.json": #"{ "version": 1, "summary": "A note of the team's." }"#,
        "team/note/{{ name }}.txt.stencil": "shared {{ name }}\n",
        "team/note/Other.txt": "shared\n",
        "team/.git/index": "\u{0}",
        "team/docs/about.md": "no template",
        "team/README.md": "no template",
      ].merging(files) { $1 })
  }

  @Test func isReadLikeTheProjectsOwn() throws {
    let sandbox = try Self.team()

    let rows = sandbox.run("templates list", in: "App").out.split(separator: "\n").map(String.init)
    #expect(rows.count == 3)
    #expect(rows[1] == "  note     shared    A note of the team's.")
    #expect(sandbox.run("new-module Sales --template note", in: "App").status == .success)
    #expect(try sandbox.read("App/Sources/Modules/Sales/Sales.txt") == "shared Sales\n")
  }

  @Test func theProjectsOwnFileWins() throws {
    let sandbox = try Self.team(["App/Templates/note/Other.txt": "own\n"])

    #expect(
      sandbox.run("templates show note", in: "App").out
        == """
        note: A note of the team's.

        Variables:

        Files:
          Other.txt               yours
          template.json           shared
          {{ name }}.txt.stencil  shared
        """)
    #expect(
      sandbox.run("templates list", in: "App").out.split(separator: "\n")[1]
        == "  note     shared, 1 file yours  A note of the team's.")
    _ = sandbox.run("new-module Sales --template note", in: "App")
    #expect(try sandbox.read("App/Sources/Modules/Sales/Other.txt") == "own\n")
    #expect(try sandbox.read("App/Sources/Modules/Sales/Sales.txt") == "shared Sales\n")
  }

  @Test func aFolderThatIsNotThereIsOneLine() throws {
    let sandbox = try Self.team()
    try sandbox.remove("team")

    for command in ["templates list", "new-module Sales", "status"] {
      #expect(
        sandbox.run(command, in: "App")
          == Outcome(
            .badData,
            err: "error: scaffold.json:2:16: there is no folder `../team`; clone it there, or take "
              + "the line out"), "\(command)")
    }
    #expect(sandbox.run("list", in: "App").status == .success)
  }

  @Test func exportSaysHowAProjectReadsTheFolder() throws {
    let sandbox = try Self.team([
      "Other/scaffold.json": #"{ "version": 1, "name": "Other" }"#
    ])
    sandbox.builtIn = Catalog(files: [("report/template.json", "{}")])
    let copied = { (folder: String) in "Copied 1 file to \(folder)\n" }
    let isRead = "They win over the built-in ones; delete those that you do not change"
    let line = "`\"version\": 2` and `\"templates\": \"../team\"`"

    #expect(
      sandbox.run("templates export --to ../team", in: "App") == Outcome(copied("../team") + isRead)
    )
    try sandbox.remove("team/report")
    #expect(
      sandbox.run("templates export --to ../team", in: "Other")
        == Outcome(copied("../team") + "The project reads it with \(line) in scaffold.json"))
    try sandbox.remove("team/report")
    #expect(
      sandbox.run("templates export --to team")
        == Outcome(
          copied("team") + "A project beside it reads it with \(line) in its scaffold.json"))
    #expect(
      sandbox.run("templates export --to Templates", in: "App")
        == Outcome(copied("Templates") + isRead))
  }
}
