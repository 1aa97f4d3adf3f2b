import Testing

@Suite struct NewProjectTests {
  @Test func makesAFolderOfItsName() throws {
    let sandbox = try Sandbox()

    let outcome = sandbox.run("new-project Weibo --ui none")

    let count = try sandbox.paths().count
    #expect(
      outcome
        == Outcome(
          """
          Made the project Weibo in Weibo: \(count) files
          Next: scaffold new-module Login --kind login --at Weibo
          """))
    #expect(try sandbox.paths().allSatisfy { $0.hasPrefix("Weibo/") })
    #expect(sandbox.run("status --strict --at Weibo").status == .success)
  }

  @Test func keepsWhatAFreshRepositoryHas() throws {
    let sandbox = try Sandbox([
      "App/README.md": "mine", "App/.gitignore": "mine", "App/.git/HEAD": "x", "App/LICENSE": "MIT",
    ])

    let outcome = sandbox.run("new-project Weibo --at App")

    #expect(outcome.out.contains("Kept yours: .gitignore\nKept yours: README.md\n"))
    #expect(try sandbox.read("App/README.md") == "mine")
    #expect(try sandbox.read("App/.gitignore") == "mine")
    #expect(sandbox.run("status --strict --at App").status == .success)
  }

  @Test(arguments: [
    (
      ["P/scaffold.json": "{}"],
      "there is a project in `P`; `scaffold new-module` adds to it"
    ),
    (
      ["P/Package.swift": ""],
      "the package in `P` was not made by scaffold; "
        + "`scaffold new-module` adds to it, or choose another folder with `--at`"
    ),
    (
      ["P/notes.txt": ""], "`P` holds other files; choose an empty folder with `--at`"
    ),
  ])
  func refusesAFolderInUse(_ files: [String: String], saying message: String) throws {
    let sandbox = try Sandbox(files)
    let before = try sandbox.tree()
    #expect(
      sandbox.run("new-project Weibo --at P") == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (["1st"], "`1st` is not a project name; use letters and digits, starting with a capital"),
    (["weibo"], "a project name starts with a capital; did you mean `Weibo`?"),
    (
      ["Weibo", "--ui", "uikt"],
      "unknown value `uikt` for `--ui`; did you mean `uikit`?; "
        + "choose from uikit, swiftui, both, none"
    ),
    (
      ["Weibo", "--base-url", "not a url\"); evil("],
      "`not a url\"); evil(` is not a URL; write it as `https://api.example.com`"
    ),
    (
      ["Weibo", "--base-url", "http://api.weibo.com/2"],
      "App Transport Security keeps apps from connecting to `http://api.weibo.com/2`; "
        + "write it with `https://`; without it, Apple's systems allow local hosts alone, or what "
        + "`NSExceptionDomains` in Info.plist names once the project is there"
    ),
    (["Weibo", "Other"], "unexpected word `Other`; put names with a space in quotes"),
  ])
  func refusesTheWords(_ words: [String], saying message: String) throws {
    let sandbox = try Sandbox()
    #expect(sandbox.run(["new-project"] + words) == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree().isEmpty)
  }

  @Test func asksAPersonAndAsksAgain() throws {
    let sandbox = try Sandbox()

    let outcome = sandbox.run("new-project", answers: ["Weibo", "appkit", "swiftui"])

    #expect(
      outcome.err == "unknown value `appkit` for `--ui`; choose from uikit, swiftui, both, none")
    #expect(try sandbox.read("Weibo/scaffold.json").contains("\"ui\": \"swiftui\""))
  }

  @Test func anEmptyLineTakesTheDefault() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Weibo", answers: [""])
    #expect(try sandbox.read("Weibo/scaffold.json").contains("\"ui\": \"uikit\""))
  }

  @Test func theServersAddressIsWrittenIn() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Weibo --base-url https://api.weibo.com/2 --envelope weibo")
    // There is an address as soon as something asks the server.
    #expect(sandbox.run("base add network --at Weibo").status == .success)
    let configuration = try sandbox.read("Weibo/Sources/App/AppConfiguration.swift")
    #expect(configuration.contains("URL(string: \"https://api.weibo.com/2\")!"))
    #expect(configuration.contains("envelope: .weibo"))
  }

  @Test(arguments: [
    ("https://api.weibo.com/2", false), ("http://localhost:8080", true), ("https://10.0.0.7", true),
  ])
  func anAppMayConnectToALocalServer(_ address: String, isLocal: Bool) throws {
    let sandbox = try Sandbox()
    _ = sandbox.run(["new-project", "Weibo", "--base-url", address])
    let info = try sandbox.read("Weibo/Xcode/Weibo/Info.plist")
    #expect(info.contains("<key>NSAllowsLocalNetworking</key>") == isLocal)
  }

  @Test func newModuleMakesTheProjectInAnEmptyFolder() throws {
    let sandbox = try Sandbox(["my-app/.git/HEAD": "x"])

    let outcome = sandbox.run("new-module Login", in: "my-app")

    let lines = outcome.withoutCounts.out.split(separator: "\n").prefix(2)
    #expect(
      lines == [
        "Made the project MyApp in .: N files",
        "Made the module Login in Sources/Modules/Login: N files",
      ])
    #expect(sandbox.run("status --strict", in: "my-app").status == .success)
  }

  @Test func newModuleNeedsAFolderWhoseNameMakesAProjectName() throws {
    let sandbox = try Sandbox(["123/.git/HEAD": "x"])
    #expect(
      sandbox.run("new-module Login", in: "123")
        == Outcome(
          .refused,
          err: "error: the folder's name `123` gives no project name; "
            + "make the project with `scaffold new-project <name> --at <dir>` first"))
  }
}
