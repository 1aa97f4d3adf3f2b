import Templates
import Testing

@testable import CommandLine
@testable import Scaffold

/// What `scaffold __complete` offers. `Tests/Completions` tries the shells themselves.
@Suite struct CompleteTests {
  /// The words offered for a command line, its words parted by spaces; the last one is at the cursor.
  private func offers(_ line: String, in sandbox: Sandbox, folder: String = "") -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let outcome = sandbox.run(
      ["__complete", "--", "\(words.count - 1)"] + words, in: folder)
    #expect(outcome.status == .success && outcome.err.isEmpty, "\(line)")
    return outcome.out.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      .joined(separator: " ")
  }

  /// The commands in the order of the help, a family by its first word.
  private static let firstWords = Commands.all.reduce(into: [String]()) { words, command in
    let word = String(command.name.prefix { $0 != " " })
    if !words.contains(word) { words.append(word) }
  }.joined(separator: " ")

  private static let kinds =
    (try? Catalog.embedded.info(of: "module"))?.variables.first { $0.name == "kind" }?
    .choices.joined(separator: " ") ?? ""

  static let lines: [(line: String, offers: String)] = [
    ("scaffold ", firstWords),
    ("scaffold -", "--help --language --version"),
    ("scaffold templates ", "list show export update test"),
    ("scaffold templates frobnicate ", ""),
    ("scaffold frobnicate ", ""),
    ("scaffold completions ", "bash fish zsh"),
    ("scaffold list ", "--at --json --language --help"),
    ("scaffold list --json -", "--at --language --help"),
    ("scaffold list -- -", ""),
    ("scaffold list --at ", ":folders"),
    ("scaffold list --at --j", "--at --json --language --help"),
    ("scaffold check ", ":files"),
    ("scaffold check --baseline=", ":files"),
    ("scaffold check --format g", "text xcode github json sarif agent"),
    ("scaffold remove-module ", "Login 登录"),
    ("scaffold remove-module Login ", "--at --dry-run --diff --force --json --language --help"),
    ("scaffold graph --module ", "Login 登录"),
    ("scaffold new-module Home --template ", "module tiny"),
    ("scaffold new-module Home --template=", "--template=module --template=tiny"),
    ("scaffold templates show ", "module project tiny"),
    ("scaffold templates export ", "module project tiny"),
    // What a template brings.
    ("scaffold new-module Home --kind ", kinds),
    ("scaffold new-module Home --template tiny --kind ", "item list"),
    ("scaffold new-module Home --template=tiny --kind=l", "--kind=item --kind=list"),
    (
      "scaffold new-module Home --template tiny --is",
      "--at --kind --entity --without --is-public --from-json --from-openapi --operation --as --list --explain --field --skip --only --rename --redact --no-redact "
        + "--layout --app-target --sources --base-prefix "
        + "--raise-platforms --dry-run --diff --force --json --verbose --language --help"
    ),
    ("scaffold new-module --without ", "network storage database"),
    ("scaffold new-module --without storage,ne", "storage,network storage,database"),
    (
      "scaffold new-module --without=storage,database,", "--without=storage,database,network"
    ),
    ("scaffold new-module --uses ", "Login 登录"),
    ("scaffold new-module --uses Login,", "Login,登录"),
    ("scaffold new-project --ui ", "uikit swiftui both none"),
    // bash parts a word at `=`.
    ("scaffold new-module --kind = l", kinds),
    ("scaffold new-module --kind =", kinds),
    ("scaffold new-module --template = tiny --kind = ", "item list"),
  ]

  @Test(arguments: lines)
  func offersWhatMayStandThere(line: String, offers expected: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login 登录 --template tiny")
    let before = try sandbox.tree()

    #expect(offers(line, in: sandbox) == expected)
    #expect(try sandbox.tree() == before)
  }

  @Test func tellsWhatACandidateMeans() throws {
    #expect(
      try Sandbox().run(["__complete", "--", "2", "scaffold", "status", "--"])
        == Outcome(
          """
          --at\tThe project's own folder.
          --fail-on\tExit with 1 if any file is so, for CI: edited, missing, newer, unregistered, conflict.
          --strict\tExit with 1 if any file differs in any way.
          --json\tPrint JSON, for scripts and editors.
          --language\tThe language of help and messages.
          --help\tShow this help.
          """))
  }

  /// Words behind the cursor count too.
  @Test func knowsTheFolderAndTheTemplateWhereverTheyAreNamed() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write("", to: "elsewhere/.keep")
    let words = ["scaffold", "new-module", "--kind", "", "--template", "tiny", "--at", ".."]

    let outcome = sandbox.run(["__complete", "--", "3"] + words, in: "elsewhere")

    #expect(outcome == Outcome("item\nlist"))
    #expect(offers("scaffold remove-module --at .. ", in: sandbox, folder: "elsewhere") == "Login")
  }

  @Test func offersTheRunsThatCanBeTakenBack() throws {
    let sandbox = try Sandbox.project()
    for command in ["new-module Login --template tiny", "undo", "remove-module Nobody"] {
      _ = sandbox.run(command)
    }
    _ = sandbox.run("new-module Home --template tiny")

    #expect(offers("scaffold undo ", in: sandbox) == "3 2")
    #expect(
      sandbox.run(["__complete", "--", "2", "scaffold", "undo", ""])
        == Outcome("3\tscaffold new-module Home --template tiny\n2\tscaffold undo"))
  }

  static let broken: [(path: String, contents: String, line: String, offers: String)] = [
    ("scaffold.json", "{", "scaffold remove-module ", "Login"),
    ("scaffold.json", "", "scaffold new-module --kind ", kinds),
    ("Sources/Modules/Login/.scaffold.json", "{", "scaffold remove-module ", "Login"),
    ("Templates/tiny/template.json", "{", "scaffold new-module --template ", "module tiny"),
    (
      "Templates/tiny/template.json", "{", "scaffold new-module --template tiny --lay",
      "--at --from-json --from-openapi --operation --as --list --explain --field --skip --only --rename --redact --no-redact --layout --app-target --sources "
        + "--base-prefix --raise-platforms --dry-run --diff --force --json --verbose --language --help"
    ),
    (".scaffold-journal", "nonsense", "scaffold remove-module ", "Login"),
  ]

  @Test(arguments: broken)
  func answersInABrokenProject(
    path: String, contents: String, line: String, offers expected: String
  ) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write(contents, to: path)
    let before = try sandbox.tree()

    #expect(offers(line, in: sandbox) == expected)
    #expect(try sandbox.tree() == before)
  }

  /// A shell takes a candidate as it comes.
  @Test func offersNoNameThatAShellWouldObey() throws {
    let hostile = ["$(reboot)", "a b", "`x`", "A\n:files", "-f"]
    let sandbox = try Sandbox.project()
    for name in hostile {
      try sandbox.write("{}", to: "Sources/Modules/\(name)/.scaffold.json")
      try sandbox.write(
        #"{ "version": 1, "summary": "One\n:files\u001b[2J" }"#,
        to: "Templates/\(name)/template.json")
    }
    try sandbox.write(
      #"{ "version": 1, "summary": "One\n:files\u001b[2J" }"#, to: "Templates/x/template.json")

    #expect(
      offers("scaffold remove-module ", in: sandbox)
        == "--at --dry-run --diff --force --json --language --help")
    #expect(
      sandbox.run(["__complete", "--", "3", "scaffold", "new-module", "--template", ""]).out.split(
        separator: "\n"
      ).last == "x\tOne\\u{a}:files\\u{1b}[2J")
  }

  @Test(arguments: ["", "x", "-- x", "-- 0 scaffold", "-- -1 scaffold list", "-- 9 scaffold"])
  func saysNothingToWhatIsNoCommandLine(_ words: String) throws {
    #expect(try Sandbox().run("__complete " + words) == Outcome(""))
  }

  @Test func isNotInTheHelp() throws {
    #expect(try !Sandbox().run("--help").out.contains("__"))
  }

  @Test(arguments: CompletionScript.allCases)
  func theScriptsKnowNothingThemselves(_ script: CompletionScript) throws {
    let text = try Sandbox().run("completions \(script.rawValue)").out

    #expect(text.split(separator: "\n").count < 35)
    // Names without a hyphen, such as `list`, are words of the shells too.
    let names = Commands.all.map { $0.name }.filter { $0.contains("-") }
    #expect(names.count > 2)
    #expect(names.filter(text.contains) == [])
  }
}
