import Testing

@testable import CommandLine
@testable import Model
@testable import Scaffold

@Suite struct CommandLineTests {
  @Test(arguments: [
    (
      "new-modul Login",
      "unknown command `new-modul`; did you mean `new-module`?; "
        + "`scaffold --help` shows all"
    ),
    ("frobnicate", "unknown command `frobnicate`; `scaffold --help` shows all"),
    (
      "templates exprt",
      "unknown command `templates exprt`; did you mean `templates export`?; "
        + "`scaffold --help` shows all"
    ),
    ("templates", "`templates` needs a command; choose from list, show, export, update, test"),
    ("list extra", "unexpected word `extra`; put names with a space in quotes"),
    ("completions tcsh", "unknown shell `tcsh`; choose from bash, fish, zsh"),
    ("list --jsn", "unknown option `--jsn`; did you mean `--json`?; `--help` shows all"),
    ("list --at", "`--at` needs a value; write `--at <dir>`"),
    ("list -x", "unknown option `-x`; `--help` shows all"),
  ])
  func refuses(_ words: String, saying message: String) throws {
    #expect(try Sandbox().run(words) == Outcome(.usage, err: "error: " + message))
  }

  @Test func withoutAWordItPrintsItsHelp() throws {
    let help = WrappedText.of(Help.text(of: Commands.groups), width: 80)
    #expect(try Sandbox().run("") == Outcome(help))
    #expect(try Sandbox().run("") == Sandbox().run("--help"))
  }

  /// A default that is a template of its own would mean nothing to anybody.
  @Test func helpShowsNoSourceOfATemplate() throws {
    for command in Commands.all {
      let help = try Sandbox().run(command.name + " --help").out
      #expect(!help.contains("{%") && !help.contains("{{"), "\(command.name)")
    }
    let sandbox = try Sandbox()
    sandbox.width = 2000
    let fields = sandbox.run("new-module --help").out.split(separator: "\n")
      .first { $0.hasPrefix("  --fields") }
    #expect(fields?.hasSuffix("(default: depends on other options)") == true)
  }

  @Test func tellsTheVersion() throws {
    #expect(try Sandbox().run("--version") == Outcome(Version.current))
  }

  @Test func helpOfACommandComesFromItsDeclaration() throws {
    let outcome = try Sandbox().run("remove-module --help")
    #expect(outcome.status == .success && outcome.err.isEmpty)
    #expect(
      Outcome(outcome.out.withoutTagsOfLanguages)
        == Outcome(
          """
          Take a module out again; what was edited or added by hand stays.

          With --force the edited files go too; `scaffold undo` brings them back. Files
          added by hand always stay. In a package or app of others the Base layers go with
          the last module; so does a local package, and the reference to it in the Xcode
          project.

          Usage: scaffold remove-module <name> [options]

          Arguments:
            <name>                    The module to take out.

          Options:
            --at <dir>                The project's own folder. (default: the nearest
                                      folder upward with a scaffold.json)
            -n, --dry-run             Show the plan; change nothing.
            --diff                    Show the plan as one unified diff; change nothing.
            -f, --force               Replace what stands in the way; `scaffold undo`
                                      brings it back.
            --json                    Print JSON, for scripts and editors.
            --language <…>             The language of help and messages. (default: that of
                                      the environment)
            -h, --help                Show this help.

          Examples:
            scaffold remove-module Login
            scaffold remove-module Login --dry-run
          """))
  }

  @Test(arguments: ["help list", "list --help", "list -h", "list --at x --help"])
  func helpIsThereInEveryForm(_ words: String) throws {
    #expect(try Sandbox().run(words).out.hasPrefix("List the modules"))
  }

  /// Every command has its help and an example that starts as a user would type it.
  @Test func everyCommandHasHelp() throws {
    for command in Commands.all {
      let outcome = try Sandbox().run(command.name + " --help")
      #expect(outcome.status == .success)
      #expect(outcome.out.hasPrefix(command.summary.text))
      #expect(command.examples.allSatisfy { $0.hasPrefix("scaffold " + command.name) })
      #expect(!command.examples.isEmpty)
    }
  }

  @Test(arguments: ["templates --help", "help templates"])
  func aFamilyHasHelp(_ words: String) throws {
    #expect(try Sandbox().run(words).out.hasPrefix("Usage: scaffold templates <command>"))
  }

  @Test func takesValuesInEveryForm() throws {
    let parameters: [any Parameter] = [
      Argument(name: "name", help: "", isRepeated: true),
      Option(name: "--at", value: "dir", help: ""), Flag.dryRun, Flag.force,
    ]
    let forms = [
      "A --at X -nf B", "A B --at=X --dry-run --force", "-fn --at X -- A B", "--at X -f -n A B",
    ]
    for form in forms {
      let words = form.split(separator: " ").map(String.init)
      let arguments = try Arguments(words, for: parameters)
      #expect(arguments[Argument(name: "name", help: "")] == ["A", "B"])
      #expect(arguments[Option(name: "--at", value: "", help: "")] == "X")
      #expect(arguments[Flag.dryRun] && arguments[Flag.force])
    }
  }
}
