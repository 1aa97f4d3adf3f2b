import Testing

@testable import Ground
@testable import Model

/// Modules that get other options, and keep what was edited and what users have.
@Suite struct UpdateAnswersTests {
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
}
