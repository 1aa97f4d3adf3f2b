import Testing

@Suite struct StatusTests {
  @Test func tellsEachFileApart() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Home --template tiny")
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.remove("Sources/Modules/Login/Data/LoginNetwork.swift")

    let outcome = sandbox.run("status")

    #expect(
      outcome
        == Outcome(
          """
          Home
            2 as generated
          Login
            edited   Sources/Modules/Login/Business/Login.swift
            missing  Sources/Modules/Login/Data/LoginNetwork.swift
            0 as generated
          """))
  }

  @Test func strictFailsOnDrift() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    #expect(sandbox.run("status --strict") == Outcome("Login\n  2 as generated"))
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")

    #expect(
      sandbox.run("status --strict")
        == Outcome(
          status: .refused,
          out: """
            Login
              edited  Sources/Modules/Login/Business/Login.swift
              1 as generated
            """,
          err:
            "error: 1 file differs from what was generated; `scaffold status` shows which"))
  }

  /// The states that are named, and whether there is any of them.
  private static let failing: [(states: String, isFound: Bool)] = [
    ("edited", true), ("missing", false), ("newer", true), ("unregistered", true),
    ("conflict", true), ("missing,conflict", true),
  ]

  @Test(arguments: failing)
  func failsOnWhatIsNamed(states: String, isFound: Bool) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Home Login --template tiny")
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.write(
      "<<<<<<< a\n=======\n>>>>>>> b\n", to: "Sources/Modules/Home/Business/Home.swift")
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(manifest.replacing("  module(\"Login\"),\n", with: ""), to: "Package.swift")
    try sandbox.write("struct More {}\n", to: "Templates/tiny/View/{{ name }}More.swift.stencil")

    #expect(
      sandbox.run("status --fail-on \(states)").status == (isFound ? .refused : .success))
    #expect(
      sandbox.run("status")
        == Outcome(
          """
          Home
            conflict             Sources/Modules/Home/Business/Home.swift
            new in the template  Sources/Modules/Home/View/HomeMore.swift
            1 as generated
          Login
            unregistered         Package.swift
            edited               Sources/Modules/Login/Business/Login.swift
            new in the template  Sources/Modules/Login/View/LoginMore.swift
            1 as generated
          """))
  }

  @Test func failsOnKnownStatesAlone() throws {
    #expect(
      try Sandbox.project().run("status --fail-on edited,old")
        == Outcome(
          .usage,
          err: "error: unknown value `old` for `--fail-on`; "
            + "choose from edited, missing, newer, unregistered, conflict"))
  }

  @Test func aCheckoutWithOtherLineBreaksIsNoDrift() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    for path in try sandbox.paths() where path.hasSuffix(".swift") {
      try sandbox.write(try sandbox.read(path).replacing("\n", with: "\r\n"), to: path)
    }
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func aLineTakenOutOfASharedFileIsDrift() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(manifest.replacing("  module(\"Login\"),\n", with: ""), to: "Package.swift")

    #expect(
      sandbox.run("status")
        == Outcome("Login\n  unregistered  Package.swift\n  2 as generated"))
  }

  @Test func tellsThatATemplateIsNewer() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write(
      "actor {{ name }}Network {}\n",
      to: "Templates/tiny/Data/{{ name }}Network.swift.stencil")

    #expect(
      sandbox.run("status")
        == Outcome(
          """
          Login
            template is newer  Sources/Modules/Login/Data/LoginNetwork.swift
            1 as generated
          """))
  }

  @Test func aFileThatIsWhatTheNewestTemplateGivesIsNoDrift() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write(
      "actor {{ name }}Network {}\n",
      to: "Templates/tiny/Data/{{ name }}Network.swift.stencil")
    try sandbox.write(
      "actor LoginNetwork {}\n", to: "Sources/Modules/Login/Data/LoginNetwork.swift")

    #expect(sandbox.run("status --strict") == Outcome("Login\n  2 as generated"))
  }

  @Test func printsJSON() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny --without network")

    #expect(
      sandbox.run("status --json")
        == Outcome(
          """
          {
            "version": 1,
            "project": "Demo",
            "groups": [
              {
                "module": "Login",
                "files": [
                  {
                    "path": "Sources/Modules/Login/Business/Login.swift",
                    "state": "generated",
                    "templateIsNewer": false
                  }
                ]
              }
            ]
          }
          """))
  }

  /// Parts are what a template says there is; one that is broken or gone says nothing.
  @Test(arguments: [#"{ "version": 1, "summary": "Without parts." }"#, "{", nil])
  func listShowsNoPartsThatNoTemplateHas(_ info: String?) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    if let info {
      try sandbox.write(info, to: "Templates/tiny/template.json")
    } else {
      try sandbox.remove("Templates")
    }

    #expect(
      sandbox.run("list")
        == Outcome(
          """
          Demo in .

            Login  item    as generated
          """))
  }

  @Test func listShowsModulesWithTheirState() throws {
    let sandbox = try Sandbox.project()
    #expect(
      sandbox.run("list")
        == Outcome("Demo in .: no modules yet; `scaffold new-module` makes one"))
    _ = sandbox.run("new-module Login --template tiny --without network")
    _ = sandbox.run("new-module 登录 --template tiny --kind list")
    try sandbox.write("// mine\n", to: "Sources/Modules/登录/Business/登录.swift")

    #expect(
      sandbox.run("list")
        == Outcome(
          """
          Demo in .

            Login  item  storage          as generated
            登录   list  network storage  1 edited
          """))
    #expect(
      sandbox.run("list --json")
        == Outcome(
          """
          {
            "version": 1,
            "project": "Demo",
            "modules": [
              {
                "name": "Login",
                "template": "tiny",
                "kind": "item",
                "parts": [
                  "storage"
                ],
                "state": "as generated"
              },
              {
                "name": "登录",
                "template": "tiny",
                "kind": "list",
                "parts": [
                  "network",
                  "storage"
                ],
                "state": "1 edited"
              }
            ]
          }
          """))
  }

  @Test(arguments: ["list", "status", "remove-module Login"])
  func namesTheWayOutWithoutAProject(_ command: String) throws {
    #expect(
      try Sandbox().run(command)
        == Outcome(
          .refused,
          err: "error: there is no project in `.` or above; `scaffold new-project` makes one, "
            + "`--at` names another folder"))
  }
}
