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

  // MARK: - Answers

  @Test func keepsTheAnswersThatNothingIsSaidOf() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Feed --kind list --without storage").status == .success)

    let outcome = sandbox.run("update Feed --without database")

    #expect(outcome.out.contains("  without: storage → database,storage"))
    #expect(outcome.status == .success)
    #expect(sandbox.run("list").out.contains("Feed"))
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("update Feed --with database,storage").status == .success)
    #expect(sandbox.run("status --strict").status == .success)
  }

  /// Each kind of module gets a field, loses one, and gets and loses parts: it is what it would have
  /// been, had it been made so.
  @Test(arguments: ["item", "list", "form"], ["mvvm", "mvc"])
  func isAsIfMadeSo(kind: String, pattern: String) throws {
    let words = "new-module Feed --kind \(kind) --pattern \(pattern)"
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("\(words) --fields id:Int64,title:String,old:Int").status == .success)
    let steps = [
      "--fields +likes:Int?,-old,title~name --with storage --ui both", "--without storage",
    ]
    for step in steps { #expect(sandbox.run("update Feed \(step)").status == .success) }

    let other = try Sandbox.demo()
    let made = other.run(
      "\(words) --fields id:Int64,name:String,likes:Int? --without storage --ui both")
    #expect(made.status == .success)
    #expect(try sandbox.tree() == other.tree())
  }

  /// A module loses its view models and gets them back: it is what it would have been.
  @Test(arguments: [
    "item", "item --by id", "form", "login --second-factor",
    "list --screens list,detail,create,edit,delete,search",
  ])
  func movesFromOnePatternToAnother(kind: String) throws {
    let sandbox = try Sandbox.demo()
    let words = "new-module Feed --ui swiftui --kind \(kind)"
    #expect(sandbox.run(words).status == .success)
    let made = try sandbox.tree()

    #expect(sandbox.run("update Feed --pattern mv").status == .success)
    let other = try Sandbox.demo()
    #expect(other.run(words + " --pattern mv").status == .success)
    #expect(try sandbox.tree() == other.tree())
    #expect(try !other.texts().contains { $0.value.contains("FeedViewModel") })

    #expect(sandbox.run("update Feed --pattern mvvm").status == .success)
    #expect(try sandbox.tree() == made)
  }

  @Test func changesTheLineThatRegistersIt() throws {
    let sandbox = try Sandbox.demo()
    for name in ["Feed", "User", "Likes"] {
      #expect(sandbox.run("new-module \(name)").status == .success)
    }
    #expect(sandbox.run("update Feed --uses User").status == .success)
    #expect(try sandbox.read("Package.swift").contains("module(\"Feed\", uses: [\"User\"])"))

    let edited = try sandbox.read("Package.swift")
      .replacing(
        "module(\"Feed\", uses: [\"User\"])", with: "module(\"Feed\", uses: [\"User\"], extra: 1)")
    try sandbox.write(edited, to: "Package.swift")
    #expect(sandbox.run("update Feed --uses User,Likes").status == .success)
    #expect(
      try sandbox.read("Package.swift")
        .contains("module(\"Feed\", uses: [\"Likes\", \"User\"], extra: 1)"))
  }

  /// The table of a module whose rows are nowhere else takes a step; it is never made anew.
  @Test func appendsAStepToASource() throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
    #expect(
      sandbox.run(
        "new-module Notes --entity Notes --kind list --without network --fields id:Int64,title:String"
      )
      .status == .success)
    let table = try sandbox.read(file).range(of: "CREATE TABLE").map {
      try sandbox.read(file)[$0.lowerBound...].prefix(150)
    }

    #expect(
      sandbox.run("update Notes --fields +likes:Int").err
        == "error: rows that users have kept would have no value for `+likes:Int`; give one, such "
        + "as `+likes:Int=0`, or make it `Int?`")
    #expect(sandbox.run("update Notes --fields +likes:Int=0").status == .success)
    #expect(
      sandbox.run("update Notes --fields -likes --without storage").out.contains(
        "The column likes and what users have kept in it go with the next start"))

    let text = try sandbox.read(file)
    #expect(text.contains(try #require(table)))
    #expect(
      text.contains(
        """
          private static let addLikes = \"""
            ALTER TABLE "notes" ADD COLUMN "likes" INTEGER NOT NULL DEFAULT 0;
            \"""

          private static let dropLikes = \"""
            ALTER TABLE "notes" DROP COLUMN "likes";
            \"""

        """))
    #expect(sandbox.run("status --strict").status == .success)
  }

  /// Users have taken the steps: they stay in the ledger while the table is not in use.
  @Test(arguments: ["--without database", "--with network"])
  func keepsTheStepsOfATableThatIsNotInUse(words: String) throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
    #expect(
      sandbox.run(
        "new-module Notes --entity Notes --kind list --without network --fields id:Int64,title:String"
      )
      .status == .success)
    #expect(sandbox.run("update Notes --fields +likes:Int=3").status == .success)
    let before = try sandbox.tree()

    let left = sandbox.run("update Notes \(words)")
    #expect(
      left.out.contains(
        "What users have kept in its table stays in their files, and is read no more"))
    let back =
      words.contains("without")
      ? words.replacing("without", with: "with") : words.replacing("with", with: "without")
    #expect(sandbox.run("update Notes \(back)").status == .success)
    #expect(
      try sandbox.tree().filter { !$0.key.contains("history") }
        == before.filter { !$0.key.contains("history") })

    // What became of the fields meanwhile is a step of its own.
    #expect(sandbox.run("update Notes \(words)").status == .success)
    #expect(sandbox.run("update Notes --fields -likes,+by:String?").status == .success)
    #expect(sandbox.run("update Notes \(back)").status == .success)
    #expect(
      try sandbox.read(file).contains(
        """
          private static let dropLikesAndAddBy = \"""
            ALTER TABLE "notes" DROP COLUMN "likes";
        """))
  }

  /// Where rows are nowhere else and stay behind, it is said, and only there.
  @Test(arguments: ["item", "list"], ["network", "table", "storage", "memory", "nothing kept"])
  func tellsOfRowsThatStayBehind(kind: String, from: String) throws {
    let without: [String: Set<String>] = [
      "network": [], "table": ["network"], "storage": ["network", "database"],
      "memory": ["network", "database", "storage"], "nothing kept": ["database", "storage"],
    ]
    let sandbox = try Sandbox.demo()
    let gone = try #require(without[from])
    let words = gone.isEmpty ? "" : " --without \(gone.sorted().joined(separator: ","))"
    #expect(
      sandbox.run("new-module Notes --kind \(kind) --fields id:Int64,title:String\(words)").status
        == .success)
    for (place, other) in without where place != from {
      let changes = [("without", other.subtracting(gone)), ("with", gone.subtracting(other))]
        .filter { !$1.isEmpty }.map { "--\($0) \($1.sorted().joined(separator: ","))" }
      let run = sandbox.run("update Notes --dry-run \(changes.joined(separator: " "))")

      #expect(run.status == .success, "\(from) to \(place): \(run.err)")
      #expect(
        run.out.contains("What users have kept in its \(from) stays in their files")
          == ["table", "storage"].contains(from), "\(from) to \(place): \(run.out)")
    }
  }

  /// Who has the tables has taken the own step: it stays before those that come.
  @Test(arguments: ["Migration(\"own\", own)", "Migration(2, own)"])
  func keepsAStepThatSomeoneWrote(step: String) throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
    #expect(
      sandbox.run("new-module Notes --without network --fields id:Int64,name:String").status
        == .success)
    let alone = "      Migration(\"createTable\", createTable)\n"
    let first = "      Migration(\"createTable\", createTable),\n"
    let own = "      \(step),\n"
    let text = try sandbox.read(file)
    #expect(text.contains(alone))
    try sandbox.write(
      text.replacing(alone, with: first + own) + "\nlet own = \"SELECT 1\"\n", to: file)

    #expect(sandbox.run("update Notes --fields +likes:Int=0").status == .success)
    #expect(sandbox.run("update Notes --fields +stars:Int=0,-likes").status == .success)

    let steps = ["addLikes", "addStarsAndDropLikes"].map { "      Migration(\"\($0)\", \($0)),\n" }
    #expect(try sandbox.read(file).contains(first + own + steps.joined() + "    ])\n"))
  }

  /// Earlier versions counted the steps, and had one line for the first.
  @Test func keepsAStepThatSomeoneCounted() throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
    #expect(
      sandbox.run("new-module Notes --without network --fields id:Int64,name:String").status
        == .success)
    let list =
      "    module: \"Notes\",\n    migrations: [\n      Migration(\"createTable\", createTable)\n    ])\n"
    let old = "    module: \"Notes\", migrations: [Migration(1, createTable)])\n"
    let path = "Sources/Modules/Notes/.scaffold.json"
    let base = try sandbox.read(file).replacing(list, with: old)
    let escaped = { (text: String) in
      text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
    try sandbox.write(
      sandbox.read(path).replacing(escaped(list), with: escaped(old)), to: path)
    let own =
      "    module: \"Notes\",\n    migrations: [\n      Migration(1, createTable),\n"
      + "      Migration(2, own),\n    ])\n"
    try sandbox.write(
      base.replacing(old, with: own) + "\nlet own = \"SELECT 1\"\n", to: file)

    #expect(sandbox.run("update Notes --fields +likes:Int=0").err == "")

    #expect(
      try sandbox.read(file).contains(
        """
            migrations: [
              Migration("createTable", createTable),
              Migration(2, own),
              Migration("addLikes", addLikes),
            ])

        """))
  }

  @Test func asksForAValueOfRowsThatAreThere() throws {
    let sandbox = try Sandbox.demo()
    let file = "Sources/Modules/Notes/Data/NotesDatabase.swift"
    #expect(sandbox.run("new-module Notes --without network").status == .success)

    let outcome = sandbox.run(
      ["update", "Notes", "--fields", "+of:String=\"one, two\" +likes:Int +by:String"],
      answers: ["3", "it's me"])

    #expect(outcome.status == .success)
    let text = try sandbox.read(file)
    #expect(text.contains("\"of\" TEXT NOT NULL DEFAULT 'one, two';"))
    #expect(text.contains("\"likes\" INTEGER NOT NULL DEFAULT 3;"))
    #expect(text.contains("\"by\" TEXT NOT NULL DEFAULT 'it''s me';"))
  }

  /// What people wrote calls a field by the name that it had: only they know what is meant there.
  @Test func tellsWhereAFieldStillHasItsOldName() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --fields id:Int64,title:String").status == .success)
    #expect(
      sandbox.run("new-module Feed --uses Notes --fields id:Int64,title:String").status == .success)
    try sandbox.write(
      "import NotesBusiness\n\nextension Notes {\n  var shout: String { title + \"!\" }\n}\n",
      to: "Sources/Modules/Notes/View/Shout.swift")
    try sandbox.write(
      """
      import NotesBusiness

      // The title of the notes.
      let words = { () -> String in let title = "title"; return title }
      let shown = { (notes: Notes) in "\\(notes.title)" }
      let others = [1].map { any($0).title }

      """, to: "Sources/Modules/Feed/Business/Shown.swift")
    let (view, business) = ("Sources/Modules/Notes/View", "Sources/Modules/Feed/Business")

    let outcome = sandbox.run("update Notes --fields title~name")

    #expect(
      outcome
        == Outcome(
          """
          Updated Notes: \(outcome.out.prefix { $0 != "\n" }.dropFirst("Updated Notes: ".count))
            fields: id:Int64 title:String → id:Int64 name:String
            renamed there too, `name`: \(business)/Shown.swift
            renamed there too, `name`: \(view)/Shout.swift
            \(business)/Shown.swift:6 still says `title`; the field is `name` now
          """))
    #expect(
      try sandbox.read(view + "/Shout.swift").contains(#"var shout: String { name + "!" }"#))
    #expect(
      try sandbox.read(business + "/Shown.swift") == """
        import NotesBusiness

        // The title of the notes.
        let words = { () -> String in let title = "title"; return title }
        let shown = { (notes: Notes) in "\\(notes.name)" }
        let others = [1].map { any($0).title }

        """)
  }

  /// What people wrote makes values of a type that has other fields now: only they know what to give. A
  /// renamed field is followed where the type is said.
  @Test(arguments: [
    ("+likes:Int", "id:title:", "id:title:likes:"), ("-title", "id:title:", "id:"),
    ("+likes:Int,title~name", "id:name:", "id:name:likes:"),
  ])
  func tellsWhereAValueIsMadeWithTheFieldsOfThen(edit: String, then: String, now: String) throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Notes --fields id:Int64,title:String").status == .success)
    let file = "Sources/Modules/Notes/Business/Made.swift"
    try sandbox.write(
      """
      struct Other {
        let id: Int, title: String
      }

      nonisolated extension Notes {
        static let one = Notes(id: 1, title: f(a, b: c))
        static let two: Notes = .init(
          id: 2, title: "two")
        static let three = [Notes.init(id: 3, title: "")]
        static let other = Other(id: 1, title: "")
        static let copy = Notes(id: 1, like: two)
        init(double notes: Notes) {
          self.init(id: notes.id, title: "")
        }
      }

      """, to: file)
    try sandbox.write(
      "import NotesBusiness\n\nlet mine = Notes(id: 1, title: \"\")\n", to: "Sources/App/Mine.swift"
    )
    try sandbox.write("let mine = Notes(id: 1, title: \"\")\n", to: "Sources/App/Foreign.swift")

    let lines = sandbox.run("update Notes --fields \(edit)").out.split(separator: "\n")

    let told = lines.filter { $0.contains(" makes ") }.map { String($0.trimmingPrefix("  ")) }
    let made = [
      ("Sources/App/Mine.swift:3", then), ("\(file):6", then), ("\(file):7", "id:title:"),
      ("\(file):9", then), ("\(file):13", "id:title:"),
    ]
    #expect(told == made.map { "\($0) makes `Notes(\($1))`; it is `Notes(\(now))` now" })
  }

  @Test func tellsNotesToPrograms() throws {
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run("new-module Notes --without network --fields id:Int64,title:String,old:Int")
        .status == .success)

    #expect(
      sandbox.run("update Notes --fields -old --json").out.contains(
        """
          "notes": [
            "The column old and what users have kept in it go with the next start"
          ],
        """))
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
