import Testing

@testable import Ground

@Suite struct NewModuleTests {
  @Test func makesAModuleAndRegistersIt() throws {
    let sandbox = try Sandbox.project()

    let outcome = sandbox.run("new-module Login --template tiny")

    #expect(
      outcome
        == Outcome(
          """
          Made the module Login in Sources/Modules/Login: 2 files

            Data      1  LoginNetwork
            Business  1  Login

          Registered in Package.swift

          Next: swift build
          """))
    #expect(
      try sandbox.paths().filter { !$0.hasPrefix("Templates") } == [
        "Package.swift", "Sources/Modules/Login/.scaffold.json",
        "Sources/Modules/Login/Business/Login.swift",
        "Sources/Modules/Login/Data/LoginNetwork.swift", "scaffold.json",
      ])
    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift") == "struct Login {}\n")
    #expect(
      try sandbox.read("Package.swift") == """
        let modules = [
          // scaffold:modules
          module("Login"),
          // scaffold:end
        ]

        """)
  }

  /// Of `Notes` one row is a `Note`, as where a reply says it; what no entity can be called is called as
  /// its module.
  @Test(arguments: [
    ("Notes", "Note"), ("Movies", "Movie"), ("Zombies", "Zombie"), ("News", "News"),
    ("Timeline", "Timeline"), ("Views", "Views"), ("Mains", "Mains"), ("Entries", "Entries"),
    ("动态", "动态"),
  ])
  func oneOfAList(module: String, entity: String) throws {
    let sandbox = try Sandbox.demo()
    let outcome = sandbox.run("new-module \(module) --kind list --screens list")
    #expect(outcome.status == .success)
    let line = "Each row is a `\(entity)`; `--entity` gives it another name"
    #expect(outcome.out.split(separator: "\n").contains(line[...]) == (module != entity))
    let file = "Sources/Modules/\(module)/Business/\(entity).swift"
    #expect(try sandbox.paths().contains(file))
    #expect(sandbox.run("new-module \(module) --kind list --screens list").out.hasPrefix("Nothing"))
    #expect(!sandbox.run("new-module Other --kind list --entity Row").out.contains("Each row is"))
  }

  @Test func writesALedgerOfAllItDid() throws {
    let sandbox = try Sandbox.project()

    _ = sandbox.run("new-module Login --template tiny --entity User --without storage --is-public")

    let ledger = try sandbox.read("Sources/Modules/Login/.scaffold.json")
    let digest = ledger.split(separator: "\"").first { $0.hasPrefix("sha256:") } ?? ""
    #expect(digest.count == 71)
    let packed = ["public struct User {}\n", "struct LoginNetwork {}\n"].map { text in
      Base64.text(of: TextPacker.packed(Array("\(text.utf8.count)\n\(text)".utf8)))
    }
    #expect(
      ledger == """
        {
          "version": 2,
          "tool": "0.2.1",
          "template": {
            "name": "tiny",
            "digest": "\(digest)"
          },
          "answers": {
            "name": "Login",
            "kind": "item",
            "entity": "User",
            "without": [
              "storage"
            ],
            "isPublic": true
          },
          "files": [
            "Business/User.swift",
            "Data/LoginNetwork.swift"
          ],
          "texts": {
            "Business": "\(packed[0])",
            "Data": "\(packed[1])"
          },
          "insertions": [
            {
              "file": "../../../Package.swift",
              "marker": "modules",
              "line": "module(\\"Login\\"),",
              "key": "module(\\"Login\\""
            }
          ]
        }

        """)
  }

  @Test func dryRunShowsThePlanAndWritesNothing() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --template tiny -n")

    #expect(
      outcome
        == Outcome(
          """
           update  Package.swift
                     + module("Login"),
           create  Sources/Modules/Login/.scaffold.json
           create  Sources/Modules/Login/Business/Login.swift
           create  Sources/Modules/Login/Data/LoginNetwork.swift
          Nothing is written; without this option the plan is carried out.
          """))
    #expect(try sandbox.tree() == before)
  }

  @Test func diffShowsEveryLine() throws {
    let outcome = try Sandbox.project().run("new-module Login --template tiny --diff")

    let diff = outcome.out.split(separator: "\n").filter { !$0.hasPrefix("+  ") }
    #expect(
      diff.filter { !$0.hasPrefix("+{") && !$0.hasPrefix("+}") }.joined(separator: "\n") == """
        diff --git a/Package.swift b/Package.swift
        --- a/Package.swift
        +++ b/Package.swift
        @@ -1,4 +1,5 @@
         let modules = [
           // scaffold:modules
           // scaffold:end
         ]
        diff --git a/Sources/Modules/Login/.scaffold.json b/Sources/Modules/Login/.scaffold.json
        new file mode 100644
        --- /dev/null
        +++ b/Sources/Modules/Login/.scaffold.json
        @@ -0,0 +1,31 @@
        diff --git a/Sources/Modules/Login/Business/Login.swift b/Sources/Modules/Login/Business/Login.swift
        new file mode 100644
        --- /dev/null
        +++ b/Sources/Modules/Login/Business/Login.swift
        @@ -0,0 +1 @@
        +struct Login {}
        diff --git a/Sources/Modules/Login/Data/LoginNetwork.swift b/Sources/Modules/Login/Data/LoginNetwork.swift
        new file mode 100644
        --- /dev/null
        +++ b/Sources/Modules/Login/Data/LoginNetwork.swift
        @@ -0,0 +1 @@
        +struct LoginNetwork {}
        """)
  }

  @Test func makesSeveralModulesAtOnceInTheirOrder() throws {
    let sandbox = try Sandbox.project()

    #expect(sandbox.run("new-module Zoo Home Login --template tiny").status == .success)

    #expect(
      try sandbox.read("Package.swift") == """
        let modules = [
          // scaffold:modules
          module("Home"),
          module("Login"),
          module("Zoo"),
          // scaffold:end
        ]

        """)
  }

  @Test func keepsTheLineBreaksOfASharedFile() throws {
    let manifest = "let modules = [\r\n  // scaffold:modules\r\n  // scaffold:end\r\n]\r\n"
    let sandbox = try Sandbox.project(["Package.swift": manifest])

    _ = sandbox.run("new-module Login --template tiny")

    #expect(
      try sandbox.read("Package.swift")
        == "let modules = [\r\n  // scaffold:modules\r\n  module(\"Login\"),\r\n  // scaffold:end\r\n]\r\n"
    )
  }

  @Test func findsTheProjectFromAFolderBelowAndSaysWhich() throws {
    let sandbox = try Sandbox.project(["Sources/App/App.swift": ""])

    let outcome = sandbox.run("new-module Login --template tiny", in: "Sources/App")

    #expect(
      outcome.out.split(separator: "\n").first
        == "Made the module Login in \(sandbox.root.path)/Sources/Modules/Login: 2 files")
  }

  // MARK: - A module that is there

  @Test func refusesAModuleThatIsThere() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login --template tiny --kind list")
        == Outcome(
          .refused,
          err:
            "error: the module `Login` exists; choose another name; `scaffold update Login` changes it"
        ))
    #expect(try sandbox.tree() == before)
  }

  @Test func refusesAnEditedModuleAndListsTheFiles() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")

    #expect(
      sandbox.run("new-module Login --template tiny")
        == Outcome(
          .refused,
          err: """
            error: the module `Login` exists and was edited; choose another name; `scaffold update Login` changes it and keeps \
            the edits
              edited  Sources/Modules/Login/Business/Login.swift
            """))
    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift") == "// mine\n")
  }

  @Test func forceReplacesWhatUndoBringsBack() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --template tiny --without network --force")

    #expect(
      outcome
        == Outcome(
          """
          Changed without: none → network
          Made the module Login in Sources/Modules/Login: 1 file

            Business  1  Login

          Registered in Package.swift

          Replaced, and `scaffold undo` brings it back:
            Sources/Modules/Login/Business/Login.swift

          Removed, since it is no longer generated:
            Sources/Modules/Login/Data/LoginNetwork.swift

          Next: swift build
          """))
    let tree = try sandbox.paths().filter { !$0.hasPrefix("Templates") }
    #expect(
      tree == [
        "Package.swift", "Sources/Modules/Login/.scaffold.json",
        "Sources/Modules/Login/Business/Login.swift", "scaffold.json",
      ])
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func forceKeepsALineThatWasEdited() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Home --template tiny")
    let manifest = try sandbox.read("Package.swift")
    let edited = manifest.replacing("(\"Login\")", with: "(\"Login\", uses: [\"Home\"])")
    try sandbox.write(edited, to: "Package.swift")

    #expect(sandbox.run("new-module Login --template tiny --force").status == .success)
    #expect(try sandbox.read("Package.swift") == edited)
  }

  @Test func aLedgerOfSomeoneElseIsNotReplaced() throws {
    let sandbox = try Sandbox(["App/.scaffold.json": "mine"])
    #expect(
      sandbox.run("new-project Weibo --at App")
        == Outcome(
          .refused,
          err: "error: `.scaffold.json` exists already; move it, or `--force` replaces it, "
            + "and `scaffold undo` brings it back"))
    #expect(try sandbox.read("App/.scaffold.json") == "mine")
  }
}
