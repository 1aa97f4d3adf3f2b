import Foundation
import Testing

@testable import CommandLine
@testable import Ground
@testable import Scaffold
@testable import Templates
@testable import ToolServing

/// `scaffold mcp`: commands as tools.
@Suite struct ServeToolsTests {
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.project([
      "Templates/asking/template.json": """
      { "version": 1, "summary": "Asking.",
        "variables": [ { "name": "style", "type": "choice", "choices": ["plain", "bold"],
          "help": "How it looks." } ],
        "files": [] }
      """,
      "Templates/asking/View/{{ name }}.swift.stencil": "// {{ style }}\n",
    ])
    _ = sandbox.run("new-module Login --template tiny")
    return sandbox
  }

  @Test(arguments: [
    (
      "mcp",
      ["list_modules", "explain", "check", "graph", "drift", "plan_module"]
    ),
    (
      "mcp --allow-writing",
      [
        "list_modules", "explain", "check", "graph", "drift", "plan_module", "new_module",
        "update_module",
      ]
    ),
  ])
  func servesWhatItMay(_ words: String, _ names: [String]) throws {
    let answer = try project().ask(words, "tools/list", "{}")
    #expect(answer.member("tools")?.elements.compactMap { $0.member("name")?.text } == names)
  }

  /// A tool takes what its command declares, but for what no agent may give.
  @Test func takesWhatTheCommandDeclares() throws {
    let answer = try project().ask("mcp", "tools/list", "{}")
    let check = answer.member("tools")?.elements.first { $0.member("name")?.text == "check" }
    #expect(
      check?.member("inputSchema")?.lineText
        == #"{"type":"object","properties":{"path":{"type":"array","items":{"type":"string"},"#
        + #""description":"\#(Check.paths.help)"},"at":{"type":"string","#
        + #""description":"\#(Option.at.help) (default: \#(Option.at.defaultValue ?? ""))"},"#
        + #""changed":{"type":"boolean","description":"\#(Check.changed.help)"},"#
        + #""since":{"type":"string","description":"\#(Check.since.help)"},"#
        + #""baseline":{"type":"string","description":"\#(Check.baseline.help)"}},"#
        + #""additionalProperties":false}"#)
  }

  /// What ends a command with an error ends no server.
  @Test(arguments: [
    ("reply.json", #"{"rain":[{"a":[{"a":{"a":{}}}]}]}"#, #""from-json":["reply.json"]"#),
    (
      "api.yaml",
      """
      openapi: 3.1.0
      paths: {/a: {get: {responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}}}}}
      components: {schemas: {A: {type: array, items: {$ref: "#/components/schemas/A"}}}}
      """, #""from-openapi":"api.yaml","operation":"GET /a""#
    ),
  ])
  func answersAndGoesOn(file: String, text: String, arguments: String) throws {
    let sandbox = try project()
    try sandbox.write(text, to: file)
    let call = { (id: Int, arguments: String) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"plan_module","#
        + #""arguments":{"name":["Feed"],"template":"tiny",\#(arguments)}}}"#
    }
    let start =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
      + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#
    let input = [start, call(1, arguments), call(2, #""kind":"list""#)].joined(separator: "\n")
    let lines = sandbox.run("mcp", input: input + "\n").out.split(separator: "\n")
    let answers = try lines.map { try JSONSource(file: "answer", bytes: Array($0.utf8)).parse() }
    #expect(answers.map { $0.member("id")?.lineText } == ["0", "1", "2"])
    let areErrors = answers.map { $0.member("result")?.member("isError")?.lineText }
    #expect(areErrors == [nil, "true", "false"])
  }

  /// What a tool says is what its command says.
  @Test(arguments: [
    ("list_modules", "{}", "list --json"),
    ("explain", #"{"subject":"tier"}"#, "explain tier --json"),
    (
      "explain", #"{"subject":"Sources/Modules/Login","at":null}"#,
      "explain Sources/Modules/Login --json"
    ),
    ("check", "{}", "check --json"),
    ("check", #"{"path":"View"}"#, "check View --json"),
    ("check", #"{"path":["View","Data"],"changed":false,"at":"."}"#, "check View Data --json"),
    ("graph", "{}", "graph --json"),
    ("drift", #"{"name":"Login"}"#, "drift Login --json"),
    (
      "plan_module", #"{"name":["Feed"],"template":"tiny"}"#,
      "new-module Feed --template tiny --json --diff"
    ),
  ])
  func saysWhatTheCommandSays(_ tool: String, _ arguments: String, _ words: String) throws {
    let sandbox = try Sandbox(
      ExplainTests.files.merging(["View/A.swift": "let a = FeedCell()\n"]) { $1 })
    let tree = try sandbox.tree()
    let outcome = sandbox.run(words)
    let answer = try sandbox.call(tool, arguments)

    let text = outcome.out.isEmpty ? outcome.err : outcome.out
    let told = try JSONSource(file: "told", bytes: Array(text.utf8)).parse()
    let document = answer.member("structuredContent")
    #expect((document?.member("error") ?? document)?.fileText == told.fileText)
    #expect(answer.member("isError")?.kind == .flag(outcome.out.isEmpty))
    #expect(
      answer.member("content")?.elements.first?.member("text")?.text == document?.lineText)
    #expect(try sandbox.tree() == tree)
  }

  @Test func aPlanIsThatOfTheCommand() throws {
    let sandbox = try project()
    let plan = try sandbox.call(
      "plan_module", #"{"name":["Feed","Home"],"template":"tiny","kind":"list","is_public":true}"#)

    let words = "new-module Feed Home --template tiny --kind list --is-public --diff"
    #expect(plan.member("structuredContent")?.member("diff")?.text == sandbox.run(words).out + "\n")
  }

  @Test func makesAndChangesModules() throws {
    let (sandbox, other) = (try project(), try project())
    let made = try sandbox.call(
      "new_module", #"{"name":["Feed"],"template":"tiny"}"#, in: "mcp --allow-writing")
    _ = other.run("new-module Feed --template tiny")
    #expect(try sandbox.tree() == other.tree())
    #expect(
      made.member("structuredContent")?.member("changes")?.elements.map(\.lineText) == [
        #"{"action":"update","path":"Package.swift"}"#,
        #"{"action":"create","path":"Sources/Modules/Feed/.scaffold.json"}"#,
        #"{"action":"create","path":"Sources/Modules/Feed/Business/Feed.swift"}"#,
        #"{"action":"create","path":"Sources/Modules/Feed/Data/FeedNetwork.swift"}"#,
      ])

    let changed = try sandbox.call(
      "update_module", #"{"name":["Feed"],"without":"network"}"#, in: "mcp --allow-writing")
    _ = other.run("update Feed --without network")
    #expect(try sandbox.tree() == other.tree())
    #expect(
      changed.member("structuredContent")?.member("summary")?.text
        == "Updated Feed: 1 file removed\n  without: none → network")
    #expect(
      sandbox.run("log").out.contains("update --json '--at=.' '--without=network' -- Feed"))
  }

  // MARK: - Refusals

  @Test(arguments: [
    (
      "new_module", #"{"name":["Feed"]}"#, "writing-not-allowed",
      "`new_module` writes, and this server may not",
      "`plan_module` shows a plan; a person can start `scaffold mcp --allow-writing`"
    ),
    (
      "update_module", "{}", "writing-not-allowed",
      "`update_module` writes, and this server may not",
      "`plan_module` shows a plan; a person can start `scaffold mcp --allow-writing`"
    ),
    (
      "check", #"{"pth":[]}"#, "unknown-argument", "`check` has no argument `pth`",
      "did you mean `path`?; it has path, at, changed, since, baseline"
    ),
    (
      "check", #"{"write_baseline":"b.json"}"#, "unknown-argument",
      "`check` has no argument `write_baseline`", "it has path, at, changed, since, baseline"
    ),
    ("check", #"{"path":[1]}"#, "wrong-argument", "`path` is a number", "make it a list of texts"),
    (
      "check", #"{"changed":"yes"}"#, "wrong-argument", "`changed` is a text",
      "make it true or false"
    ),
    ("check", #"{"at":["."]}"#, "wrong-argument", "`at` is a list", "make it a text"),
    (
      "check", #"{"at":"."  ,"path":["a\u0000b"]}"#, "wrong-argument", "`path` has a NUL in it",
      "take it out"
    ),
    (
      "check", #"{"path":["-"]}"#, "wrong-argument",
      "`path` cannot be read from the standard input here", "name a file of the project"
    ),
    (
      "check", #"{"path":["../x"]}"#, "outside-folder",
      "`../x` in `path` leads out of the folder that is served", "name something in it"
    ),
    (
      "check", #"{"at":"/etc"}"#, "outside-folder",
      "`/etc` in `at` leads out of the folder that is served", "name something in it"
    ),
    (
      "check", #"{"path":["away/passwd"]}"#, "outside-folder",
      "`away/passwd` in `path` leads out of the folder that is served", "name something in it"
    ),
    (
      "check", #"{"baseline":"nowhere"}"#, "outside-folder",
      "`nowhere` in `baseline` leads out of the folder that is served", "name something in it"
    ),
    (
      "explain", #"{"subject":"Sources/../../x"}"#, "outside-folder",
      "`Sources/../../x` in `subject` leads out of the folder that is served",
      "name something in it"
    ),
    (
      "drift", #"{"name":"../../x","file":[]}"#, "unknown-module", "there is no module `../../x`",
      "there are Login"
    ),
    (
      "graph", "{}", "bad-data", "`tiers` is missing",
      "add it, or see what `scaffold check --init --dry-run` proposes"
    ),
    (
      "plan_module", #"{"name":["feed"],"template":"tiny"}"#, "invalid-name",
      "a module name starts with a capital", "did you mean `Feed`?"
    ),
    (
      "plan_module", #"{"name":["Feed"],"template":"tiny","kind":"grid"}"#, "unknown-value",
      "unknown value `grid` for `--kind`", "choose from item, list"
    ),
    (
      "plan_module", #"{"name":["Feed"],"template":"tiny","screens":"list"}"#, "unknown-argument",
      "`plan_module` has no argument `screens`",
      "it has name, at, template, kind, entity, without, is_public, from_json, from_openapi, operation, field, skip, only, rename, redact, no_redact, layout, app_target, sources, base_prefix, raise_platforms"
    ),
    (
      "plan_module", #"{"name":["--force"],"template":"tiny"}"#, "invalid-name",
      "`--force` is not a module name",
      "use letters and digits, starting with a capital, such as `Force`"
    ),
  ])
  func refuses(
    _ tool: String, _ arguments: String, _ code: String, _ message: String, _ fix: String
  ) throws {
    let sandbox = try project()
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: sandbox.root.appending(path: "away").path, withDestinationPath: "/etc")
    try manager.createSymbolicLink(
      atPath: sandbox.root.appending(path: "nowhere").path, withDestinationPath: "/none/such")
    let before = try sandbox.tree()

    let answer = try sandbox.call(tool, arguments)

    let error = answer.member("structuredContent")?.member("error")
    #expect(
      ["code", "message", "fix"].map { error?.member($0)?.text } == [code, message, fix])
    #expect(answer.member("isError")?.kind == .flag(true))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (
      #"{}"#, "`plan_module` needs `name`",
      #"[{"name":"name","help":"What to call the module, such as Login."}]"#,
      #"{"name":["Login"]}"#
    ),
    (
      #"{"template":"asking"}"#, "`plan_module` needs `name`, `style`",
      #"[{"name":"name","help":"What to call the module, such as Login."},"#
        + #"{"name":"style","help":"How it looks.","choices":["plain","bold"]}]"#,
      #"{"name":["Login"],"style":"plain"}"#
    ),
  ])
  func saysWhatItNeeds(
    _ arguments: String, _ message: String, _ needs: String, _ example: String
  ) throws {
    let answer = try project().call("plan_module", arguments)
    let error = answer.member("structuredContent")?.member("error")
    #expect(error?.member("message")?.text == message)
    #expect(error?.member("needs")?.lineText == needs)
    #expect(error?.member("example")?.lineText == example)
  }

  /// The folder that is served is the project's, wherever in it the agent has started the tool; what
  /// is above it is none of its business.
  @Test func servesTheProjectAlone() throws {
    let sandbox = try project()
    let inside = try sandbox.call(
      "list_modules", "{}", in: "mcp", from: "Sources/Modules/Login/Business")
    #expect(inside.member("structuredContent")?.member("project")?.text == "Demo")

    let other = try sandbox.call("list_modules", "{}", in: "mcp --at Sources/Modules")
    #expect(
      other.member("structuredContent")?.member("error")?.member("code")?.text == "no-project")
    let outside = try sandbox.call(
      "list_modules", #"{"at":"../.."}"#, in: "mcp --at Sources/Modules")
    #expect(
      outside.member("structuredContent")?.member("error")?.member("code")?.text
        == "outside-folder")
  }

  /// What leads out of the folder, by a path or by a link, is not read.
  @Test(arguments: [
    ("templates", "list_modules", "{}"), ("own templates", "list_modules", "{}"),
    ("template", "list_modules", "{}"), ("scaffold.json", "list_modules", "{}"),
    ("Package.swift", "check", "{}"), ("modules", "list_modules", "{}"),
    ("source", "check", "{}"), ("reply", "drift", #"{"module":"Login","file":["reply.json"]}"#),
  ])
  func readsNothingOutside(kind: String, tool: String, arguments: String) throws {
    let sandbox = try project()
    let outside = try Sandbox([
      "secret": "SECRET", "scaffold.json": "SECRET", "tiny/template.json": "SECRET",
      "Login/.scaffold.json": "SECRET",
    ])
    let way = outside.root.path.way(from: sandbox.root.path)
    let links = [
      "own templates": ("Templates", ""), "template": ("Templates/tiny", "/tiny"),
      "scaffold.json": ("scaffold.json", "/scaffold.json"),
      "Package.swift": ("Package.swift", "/secret"), "modules": ("Sources/Modules", ""),
      "source": ("Sources/Modules/Login/Business/Login.swift", "/secret"),
      "reply": ("reply.json", "/secret"),
    ]
    if let (path, target) = links[kind] {
      try? sandbox.remove(path)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.root.path + "/" + path, withDestinationPath: outside.root.path + target)
    } else {
      try sandbox.write(
        #"{ "version": 2, "name": "Demo", "templates": "\#(way)" }"#, to: "scaffold.json")
    }
    for tool in [tool, "plan_module"] {
      let arguments = tool == "plan_module" ? #"{"name":["Feed"],"template":"tiny"}"# : arguments
      let answer = try sandbox.call(tool, arguments)
      #expect(!answer.lineText.contains("SECRET"))
      guard kind == "templates", tool == "plan_module" else { continue }
      let error = try #require(answer.member("structuredContent")?.member("error"))
      #expect(error.member("code")?.text == "outside-folder")
      #expect(
        error.member("message")?.text
          == "`templates` in scaffold.json leads out of the folder that is served, "
          + "to `\(way.printable)`")
    }
  }

  /// A run whose result is unwanted is taken back, at whatever step it is.
  @Test func takesBackWhatIsCancelled() throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    var questions = 0
    for limit in [1, 3, 7, 12] {
      let (asked, result) = try sandbox.cancelled(after: limit)
      questions = asked
      #expect(result.isError)
      #expect(try sandbox.tree() == before)
    }
    #expect(questions >= 12)
    let (_, result) = try sandbox.cancelled(after: .max)
    #expect(!result.isError)
  }
}

extension Sandbox {
  /// Makes a module by the tool, until so many times the question was asked whether anybody wants it.
  fileprivate func cancelled(after limit: Int) throws -> (asked: Int, result: ToolResult) {
    let console = Console(out: { _ in }, err: { _ in }, ask: nil, style: .plain)
    let context = Context(directory: root.path, console: console)
    let tools = AgentTools(root: root.path, allowsWriting: true, context)
    let arguments = try JSONSource(
      file: "arguments", bytes: Array(#"{"name":["Feed"],"template":"tiny"}"#.utf8)
    ).parse()
    guard case .object(let members) = arguments.kind else { throw CancellationError() }
    var asked = 0
    let result = tools.call("new_module", members) {
      asked += 1
      return asked > limit
    }
    return (asked, try #require(result))
  }

  /// - Returns: the result of one request.
  fileprivate func ask(
    _ words: String, _ method: String, _ parameters: String, from folder: String = ""
  ) throws -> JSON {
    let start =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
      + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#
    let outcome = run(words, in: folder, input: start + "\n" + request + "\n")
    #expect(outcome.status == .success)
    #expect(outcome.err.isEmpty)
    let lines = outcome.out.split(separator: "\n")
    #expect(lines.count == 2)
    let answer = try JSONSource(file: "answer", bytes: Array(lines[1].utf8)).parse()
    return try #require(answer.member("result"))
  }

  fileprivate func call(
    _ tool: String, _ arguments: String, in words: String = "mcp", from folder: String = ""
  ) throws -> JSON {
    try ask(
      words, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#, from: folder)
  }
}

extension JSON {
  fileprivate var elements: [JSON] { if case .list(let elements) = kind { elements } else { [] } }
}
