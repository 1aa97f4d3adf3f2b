import Testing

@testable import Ground
@testable import Model

/// Modules that get today's templates, or other options, and keep what was edited.
@Suite struct UpdateTests {
  private static let file = "Sources/Modules/Login/Business/Login.swift"
  private static let source = "Templates/tiny/Business/{{ entity }}.swift.stencil"

  /// A module of the tiny template, which has said `before` and says `after` now.
  private func module(
    _ before: String, edited: String? = nil, _ after: String? = nil
  ) throws -> Sandbox {
    let sandbox = try Sandbox.project([Self.source: before])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    if let edited { try sandbox.write(edited, to: Self.file) }
    if let after { try sandbox.write(after, to: Self.source) }
    return sandbox
  }

  // MARK: - Templates

  /// A template that a team has exported from 0.2.0, whose member Apple's class has since.
  @Test func namesWhatATemplateOfOnesOwnStillTakes() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("base add tabs").status == .success)
    let file = "tabs/Sources/Base/View/UIKit/RouterTabBarController.swift"
    #expect(sandbox.run("templates export project \(file)").status == .success)
    let template = "Templates/project/" + file
    try sandbox.write(sandbox.read(template).replacing("routerTabs", with: "tabs"), to: template)
    let warning =
      "\(template):13: `UITabBarController` has a member `tabs` of its own since iOS 18; "
      + "`scaffold templates update`, then `scaffold update`, give it another name"

    #expect(
      sandbox.run("update")
        == Outcome("Updated the project's own files: 1 file changed\n" + warning))
    #expect(
      sandbox.run("update")
        == Outcome("Nothing to do: all are as today's templates have it\n" + warning))
  }

  /// What takes a layout out of what other targets store is missed by an incremental build.
  @Test(arguments: [
    ("struct Login {}\n", "final class Login {}\n", true),
    ("enum Login { case one(Int) }\n", "indirect enum Login { case one(Int) }\n", true),
    ("final class Login {}\n", "final class Login { let a = 1 }\n", false),
    ("indirect enum Login {}\n", "indirect enum Login { case one(Int) }\n", false),
    ("struct Login {}\n", "struct Login { let class_ = 1 }\n", false),
    ("struct Login {}\n", "struct Login {}\nfinal class Other {}\n", false),
  ])
  func saysOnceThatACleanBuildIsDue(before: String, after: String, isDue: Bool) throws {
    let sandbox = try module(before, after)
    let advice =
      "\nBuild from scratch once, with `swift package clean`, or Clean Build Folder in Xcode: an "
      + "incremental build misses that types have become references"

    #expect(
      sandbox.run("update") == Outcome("Updated Login: 1 file changed" + (isDue ? advice : "")))
    #expect(
      sandbox.run("update") == Outcome("Nothing to do: Login is as today's templates have it"))
  }

  @Test func changesWhatNobodyEdited() throws {
    let sandbox = try module("let a = 1\n", "let a = 2\n")

    #expect(sandbox.run("update") == Outcome("Updated Login: 1 file changed"))

    #expect(try sandbox.read(Self.file) == "let a = 2\n")
    #expect(
      sandbox.run("update") == Outcome("Nothing to do: Login is as today's templates have it"))
    #expect(try sandbox.ledger(of: "Sources/Modules/Login").files.values.contains("let a = 2\n"))
  }

  @Test func mergesWhatWasEdited() throws {
    let sandbox = try module(
      "let a = 1\nlet b = 1\nlet c = 1\n", edited: "let a = 1\nlet b = 1\nlet c = 3\n",
      "let a = 2\nlet b = 1\nlet c = 1\n")

    #expect(
      sandbox.run("update Login")
        == Outcome("Updated Login: 1 file changed\n  merged: \(Self.file)"))

    #expect(try sandbox.read(Self.file) == "let a = 2\nlet b = 1\nlet c = 3\n")
    // The next update knows what was generated now.
    try sandbox.write("let a = 4\nlet b = 1\nlet c = 1\n", to: Self.source)
    #expect(sandbox.run("update").status == .success)
    #expect(try sandbox.read(Self.file) == "let a = 4\nlet b = 1\nlet c = 3\n")
  }

  @Test func writesNothingWhereBothChangedTheSame() throws {
    let sandbox = try module("let a = 1\n", edited: "let a = 2\n", "let a = 3\n")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("update")
        == Outcome(
          .refused,
          err: """
            error: `\(Self.file)` was edited where the template changed too; \
            `--take mine \(Self.file)` or `--take template \(Self.file)` takes one side there, \
            `--conflicts markers` writes both into it
              \(Self.file):1
                generated then  let a = 1
                yours           let a = 2
                generated now   let a = 3
            """))
    #expect(try sandbox.tree() == before)
  }

  @Test func writesBothBetweenMarkersIfAsked() throws {
    let sandbox = try module("let a = 1\n", edited: "let a = 2\n", "let a = 3\n")

    #expect(
      sandbox.run("update --conflicts markers")
        == Outcome(
          """
          Updated Login: 1 file changed
            merged: \(Self.file)
          To be settled, look for <<<<<<<: \(Self.file)
          `scaffold update --take mine \(Self.file)` or `--take template` takes one side, or choose \
          between the markers by hand
          """))

    let text = try sandbox.read(Self.file)
    #expect(text.contains("let a = 2\n|||||||"))
    #expect(text.hasPrefix("<<<<<<<") && text.contains("\n>>>>>>>"))
  }

  @Test func tellsConflictsToPrograms() throws {
    let sandbox = try module("let a = 1\n", edited: "let a = 2\n", "let a = 3\n")

    let outcome = sandbox.run("update --json")

    #expect(outcome.status == .refused)
    #expect(
      outcome.out.contains(
        """
              "hunks": [
                {
                  "line": 1,
                  "base": "let a = 1\\n",
                  "yours": "let a = 2\\n",
                  "wanted": "let a = 3\\n"
                }
              ]
        """))
  }

  /// What someone took away stays away.
  @Test func leavesOutWhatWasRemoved() throws {
    let sandbox = try module("let a = 1\n", "let a = 2\n")
    try sandbox.remove(Self.file)

    #expect(
      sandbox.run("update")
        == Outcome(
          """
          Left out, as you removed it: \(Self.file)
          1 as before
          """))
    #expect(throws: (any Error).self) { try sandbox.read(Self.file) }
  }

  @Test func addsAndRemovesFiles() throws {
    let sandbox = try module("let a = 1\n")
    let other = "Templates/tiny/View/{{ name }}View.swift.stencil"
    try sandbox.write("struct {{ name }}View {}\n", to: other)
    #expect(sandbox.run("update").out.hasPrefix("Updated Login: 1 file new"))
    #expect(
      try sandbox.read("Sources/Modules/Login/View/LoginView.swift") == "struct LoginView {}\n")

    try sandbox.remove(other)
    #expect(sandbox.run("update").out.hasPrefix("Updated Login: 1 file removed"))
    #expect(try !sandbox.paths().contains("Sources/Modules/Login/View/LoginView.swift"))
  }

  @Test func keepsAnEditedFileThatIsNoLongerGenerated() throws {
    let sandbox = try module("let a = 1\n", edited: "let a = 2\n")
    try sandbox.remove(Self.source)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("update").err
        == "error: `\(Self.file)` was edited, and is not generated any more; "
        + "`--take mine \(Self.file)` keeps it, `--take template \(Self.file)` removes it")
    #expect(try sandbox.tree() == before)

    #expect(sandbox.run("update --conflicts markers").status == .success)
    #expect(try sandbox.read(Self.file) == "let a = 2\n")
    // It is the team's own now.
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
  }

  // MARK: - Uses

  static let circles: [(words: String, error: String)] = [
    ("update Feed --uses Likes", "these modules would use each other: Feed → Likes → Home → Feed"),
    (
      "new-module Feed --force --uses Home",
      "these modules would use each other: Feed → Home → Feed"
    ),
    ("update Feed --uses Feed", "`Feed` cannot use itself; leave it out of `--uses`"),
    ("new-module Post --uses Post", "`Post` cannot use itself; leave it out of `--uses`"),
  ]

  @Test(arguments: circles)
  func refusesACircle(_ row: (words: String, error: String)) throws {
    let sandbox = try Sandbox.demo()
    for words in ["Feed", "Home --uses Feed", "Likes --uses Home"] {
      #expect(sandbox.run("new-module \(words)").status == .success)
    }
    let before = try sandbox.tree()

    let outcome = sandbox.run(row.words)

    #expect(outcome.status == .refused)
    #expect(outcome.err.hasPrefix("error: " + row.error))
    #expect(try sandbox.tree() == before)
  }

  /// What someone has written into the manifest counts.
  @Test func knowsTheUsesThatWereWrittenByHand() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Feed Home").status == .success)
    let manifest = try sandbox.read("Package.swift")
      .replacing("module(\"Home\")", with: "module(\"Home\", uses: [\"Feed\"])")
    try sandbox.write(manifest, to: "Package.swift")

    #expect(
      sandbox.run("update Feed --uses Home")
        == Outcome(
          .refused,
          err: "error: these modules would use each other: Feed → Home → Feed; "
            + "take one of the uses out"))
  }

  // MARK: - Bad input

  static let refused: [(words: String, error: String)] = [
    ("update Nobody", "there is no module `Nobody`; there are Login"),
    ("update --kind list", "`--kind` changes the options of a module, and none is named"),
    ("update Login --kind tree", "unknown value `tree` for `--kind`"),
    ("update Login --without views", "unknown value `views` for `--without`"),
    ("update Login --with views", "unknown value `views` for `--with`"),
    (
      "update Login --with storage --without storage",
      "`--without storage` and `--with storage` do not go together"
    ),
    ("update Login --entity User", "unknown option `--entity`"),
    ("update Login --conflicts ours", "unknown value `ours` for `--conflicts`"),
    ("update login", "a module name starts with a capital; did you mean `Login`?"),
  ]

  @Test(arguments: refused)
  func refuses(_ row: (words: String, error: String)) throws {
    let sandbox = try module("let a = 1\n")
    let before = try sandbox.tree()

    let outcome = sandbox.run(row.words)

    #expect(outcome.status != .success)
    #expect(outcome.err.contains(row.error))
    #expect(try sandbox.tree() == before)
  }

  @Test func refusesAnIdentityAndFieldsOfJSONThatUsersHave() throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run("new-module Notes --without network,database --fields id:Int64,title:String")
        .status == .success)
    #expect(
      sandbox.run("update Notes --fields -id").err
        == "error: `-id` would change what identifies entities; `id` stays as it is")
    #expect(
      sandbox.run("update Notes --fields +likes:Int").err.hasPrefix(
        "error: `Notes` keeps what users have entered as JSON in the storage"))
    #expect(sandbox.run("update Notes --fields +likes:Int?,-title").status == .success)
  }

  /// A secret is in no table and in no JSON: rows that are there lack nothing.
  @Test(arguments: [("", "Database"), (",database", "Storage")])
  func addsASecretToAFormThatIsKept(_ row: (without: String, part: String)) throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/Notes\(row.part).swift"
    #expect(
      sandbox.run(
        "new-module Notes --kind form --without network\(row.without) --fields title:String"
      ).status == .success)
    let before = try sandbox.read(file)

    for edit in ["+pin:Secret", "-pin"] {
      #expect(sandbox.run("update Notes --fields \(edit)").status == .success)
      #expect(try sandbox.read(file) == before)
    }
  }

  @Test func refusesAModuleWhoseTemplateIsGone() throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.remove("Templates")

    #expect(
      sandbox.run("update")
        == Outcome(
          .refused,
          err: "error: the template `tiny` that `Login` was made from is gone; bring it back"))
  }
}
