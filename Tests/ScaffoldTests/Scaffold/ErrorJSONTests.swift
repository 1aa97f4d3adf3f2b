import Testing

@testable import Fields
@testable import Ground
@testable import Model

/// Errors as a program reads them: one object on the standard error, the exit status as ever.
@Suite struct ErrorJSONTests {
  /// Both say the same: the line for people, and its parts for programs.
  static let errors: [(words: String, status: ExitCode, json: String)] = [
    (
      "status --json --at nowhere", .refused,
      """
      {
        "version": 1,
        "code": "no-project",
        "message": "there is no project in `nowhere` or above",
        "fix": "`scaffold new-project` makes one, `--at` names another folder"
      }
      """
    ),
    (
      "remove-module Logn --json", .refused,
      """
      {
        "version": 1,
        "code": "unknown-module",
        "message": "there is no module `Logn`",
        "fix": "there are Login"
      }
      """
    ),
    (
      "new-module Login --template tiny --kind list --json", .refused,
      """
      {
        "version": 1,
        "code": "module-exists",
        "message": "the module `Login` exists and was edited",
        "fix": "choose another name; `scaffold update Login` changes it and keeps the edits",
        "details": [
          "edited  Sources/Modules/Login/Business/Login.swift"
        ]
      }
      """
    ),
    (
      "rename-module --json", .usage,
      """
      {
        "version": 1,
        "code": "missing-argument",
        "message": "<name> is missing",
        "fix": "write `scaffold rename-module <name>`",
        "needs": [
          {
            "name": "name",
            "help": "The module to rename."
          },
          {
            "name": "new name",
            "help": "What to call it."
          }
        ],
        "example": "scaffold rename-module Login SignIn --json"
      }
      """
    ),
    (
      "rename-module Login --json", .usage,
      """
      {
        "version": 1,
        "code": "missing-argument",
        "message": "<new name> is missing",
        "fix": "write `scaffold rename-module <new name>`",
        "needs": [
          {
            "name": "new name",
            "help": "What to call it."
          }
        ],
        "example": "scaffold rename-module Login --json SignIn"
      }
      """
    ),
    (
      "new-module --json --template asking --from-json login.json", .usage,
      """
      {
        "version": 1,
        "code": "missing-argument",
        "message": "<name> is missing",
        "fix": "write `scaffold new-module <name>`",
        "needs": [
          {
            "name": "name",
            "help": "What to call the module, such as Login."
          },
          {
            "name": "--style",
            "help": "How it looks.",
            "choices": [
              "plain",
              "bold"
            ]
          }
        ],
        "example": "scaffold new-module Login --json --template asking --from-json login.json --style plain"
      }
      """
    ),
    (
      "new-module Home --template asking --json", .usage,
      """
      {
        "version": 1,
        "code": "missing-option",
        "message": "`--style <plain|bold>` is missing",
        "fix": "give it",
        "needs": [
          {
            "name": "--style",
            "help": "How it looks.",
            "choices": [
              "plain",
              "bold"
            ]
          }
        ],
        "example": "scaffold new-module Home --template asking --json --style plain"
      }
      """
    ),
    (
      "graph --json --format", .usage,
      """
      {
        "version": 1,
        "code": "missing-value",
        "message": "`--format` needs a value",
        "fix": "write `--format <format>`",
        "needs": [
          {
            "name": "--format",
            "help": "What to draw it as.",
            "choices": [
              "mermaid",
              "dot",
              "json",
              "svg",
              "html"
            ]
          }
        ],
        "example": "scaffold graph --json --format mermaid"
      }
      """
    ),
    (
      "list --json --att x", .usage,
      """
      {
        "version": 1,
        "code": "unknown-option",
        "message": "unknown option `--att`",
        "fix": "did you mean `--at`?; `--help` shows all"
      }
      """
    ),
    (
      "new-module Home --template tiny --kind grid --json", .usage,
      """
      {
        "version": 1,
        "code": "unknown-value",
        "message": "unknown value `grid` for `--kind`",
        "fix": "choose from item, list"
      }
      """
    ),
    (
      "new-module home --json", .usage,
      """
      {
        "version": 1,
        "code": "invalid-name",
        "message": "a module name starts with a capital",
        "fix": "did you mean `Home`?"
      }
      """
    ),
    (
      "new-module Home --fields id:Int64,name:Strng --json", .usage,
      """
      {
        "version": 1,
        "code": "invalid-field",
        "message": "unknown field type `Strng` in `name:Strng`",
        "fix": "did you mean `String`?; choose from \(PlainType.names.joined(separator: ", ")), with `?` behind it or `[ ]` around it; or declare one: `Name{id:Int name:String}`, `enum(open,closed)`, `[String:Int]`"
      }
      """
    ),
    (
      "new-module Home --template broken --json", .badData,
      """
      {
        "version": 1,
        "code": "bad-template",
        "message": "unknown filter `snakecase`; did you mean `snakeCase`?",
        "file": "broken/View/{{ name }}.swift.stencil",
        "line": 2,
        "column": 17
      }
      """
    ),
    (
      "templates list --at odd --json", .badData,
      """
      {
        "version": 1,
        "code": "bad-data",
        "message": "unknown key `variabls`",
        "fix": "did you mean `variables`?",
        "file": "own/template.json",
        "line": 1,
        "column": 36
      }
      """
    ),
    (
      "check --format json --at bad", .badData,
      """
      {
        "version": 1,
        "code": "bad-data",
        "message": "unknown key `nam`",
        "fix": "did you mean `name`?",
        "file": "scaffold.json",
        "line": 1,
        "column": 17
      }
      """
    ),
    (
      "graph --format=json --at bad/empty", .refused,
      """
      {
        "version": 1,
        "code": "no-architecture",
        "message": "there is no scaffold.json in `bad/empty` or above",
        "fix": "`scaffold check --init` writes one for what is here, `--at` names another folder"
      }
      """
    ),
    (
      "check missing.swift --json", .usage,
      """
      {
        "version": 1,
        "code": "missing-file",
        "message": "there is no `missing.swift`",
        "fix": "check the path",
        "file": "missing.swift"
      }
      """
    ),
    (
      "lst --json", .usage,
      """
      {
        "version": 1,
        "code": "unknown-command",
        "message": "unknown command `lst`",
        "fix": "did you mean `list`?; `scaffold --help` shows all"
      }
      """
    ),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.project([
      "Templates/broken/template.json": #"{ "version": 1, "summary": "Broken." }"#,
      "Templates/broken/View/{{ name }}.swift.stencil": "//\nlet a = {{ name|snakecase }}\n",
      "Templates/asking/template.json": """
      { "version": 1, "summary": "Asking.",
        "variables": [
          { "name": "style", "type": "choice", "choices": ["plain", "bold"],
            "help": "How it looks." } ] }
      """,
      "bad/scaffold.json": #"{ "version": 1, "nam": "Bad" }"#,
      "odd/Templates/own/template.json": #"{ "version": 1, "summary": "Own.", "variabls": [] }"#,
    ])
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    return sandbox
  }

  @Test(arguments: errors)
  func toldAsAnObject(words: String, status: ExitCode, json: String) throws {
    let outcome = try sandbox().run(words)
    #expect(outcome == Outcome(status, err: json))
  }

  /// The plan says what stands in the way; the error says what to do.
  @Test func aPlanThatIsRefusedIsThereToo() throws {
    let sandbox = try Sandbox.project(["Sources/Modules/Login/Business/Login.swift": "mine"])

    let outcome = sandbox.run("new-module Login --template tiny --dry-run --json")

    #expect(outcome.status == .refused)
    #expect(
      outcome.out.hasSuffix(
        """
          "conflicts": [
            {
              "path": "Sources/Modules/Login/Business/Login.swift",
              "code": "file-exists",
              "reason": "`Sources/Modules/Login/Business/Login.swift` exists already; move it, or `--force` replaces it, and `scaffold undo` brings it back"
            }
          ]
        }
        """))
    #expect(
      outcome.err == """
        {
          "version": 1,
          "code": "file-exists",
          "message": "`Sources/Modules/Login/Business/Login.swift` exists already",
          "fix": "move it, or `--force` replaces it, and `scaffold undo` brings it back",
          "file": "Sources/Modules/Login/Business/Login.swift"
        }
        """)
  }

  /// Those who do not ask for JSON read a line, whatever the words behind `--` or a name say.
  @Test(arguments: ["remove-module Logn", "remove-module -- Logn --json", "check --format sarif x"])
  func peopleReadALine(_ words: String) throws {
    #expect(try sandbox().run(words).err.hasPrefix("error: "))
  }
}
