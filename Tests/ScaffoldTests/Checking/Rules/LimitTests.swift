import Testing

@testable import Checking

/// What `scaffold.json` may say besides tiers, since version 2.
@Suite struct LimitTests {
  /// Two features of three tiers in one target, an app that puts them together, and a library.
  static let files = [
    "App/Main.swift": "struct Main { let feed: FeedScreen; let reply: FeedReply }\n",
    "Feed/View/FeedScreen.swift": "struct FeedScreen { let handler: FeedHandler }\n",
    "Feed/Business/FeedHandler.swift": "struct FeedHandler { let reply: FeedReply }\n",
    "Feed/Data/FeedReply.swift": "import Wire\nstruct FeedReply {}\n",
    "Login/View/LoginScreen.swift": "struct LoginScreen { let handler: LoginHandler }\n",
    "Login/Business/LoginHandler.swift": "import Wire\nstruct LoginHandler {}\n",
    "Flows/Flow.swift": "struct Flow { let feed: FeedScreen; let login: LoginHandler }\n",
    "Core/Money.swift": "struct Money {}\n",
  ]

  static let tiers = """
    { "name": "Flow", "folders": ["Flows"], "spans": true, "sees": ["View", "Business"] },
        { "name": "View", "folders": ["*/View"], "sees": ["Business"] },
        { "name": "Business", "folders": ["*/Business"] },
        { "name": "Data", "folders": ["*/Data"] }
    """

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Further lines of `scaffold.json`.
    let more: String
    var files: [String: String] = [:]
    var tiers = LimitTests.tiers
    /// What is reported, without the notes.
    var lines = ""
    var summary = ""
  }

  static let stories = [
    Story(
      testDescription: "the app depends on all tiers, and a tier all modules",
      more: #""app": { "places": ["App"], "sees": ["View", "Business", "Data"] }"#),
    Story(
      testDescription: "the app depends on less",
      more: #""app": { "places": ["App"], "sees": ["View"] }"#,
      lines: """
        App/Main.swift:1:48: error: the app may not name `FeedReply`, which is Data of Feed; go \
        through View [tier]
        """),
    Story(
      testDescription: "a rule is off, and a warning in one folder",
      more: #""rules": { "tier": { "App": "warning" }, "stray": "off" }"#,
      files: ["Loose/A.swift": "struct A {}\n"],
      lines: """
        App/Main.swift:1:48: warning: the app may not name `FeedReply`, which is Data of Feed; go \
        through Flow, View or Business [tier]
        """, summary: "No violations in 9 files, and 1 warning"),
    Story(
      testDescription: "a baseline in the file",
      more: #""app": { "places": ["App"], "sees": ["View"] }, "baseline": "known.json""#,
      files: [
        "known.json": """
        { "version": 1, "findings": [
          { "rule": "tier", "file": "App/Main.swift", "subject": "FeedReply", "count": 1 } ] }
        """
      ]),
    Story(
      testDescription: "what is forbidden, at once and by a chain",
      more: """
        "rules": { "tier": "off" }, "forbid": [
            { "from": "Feed/View", "to": "Wire", "reason": "it blocks", "chain": true },
            { "from": "app", "to": "Data" } ]
        """,
      lines: """
        App/Main.swift:1:48: error: `app` may not name `FeedReply`: scaffold.json forbids it; take \
        it out, or move what needs it [forbid]
        Feed/View/FeedScreen.swift:1:34: error: `Feed/View` depends on `Wire` by a chain, which \
        scaffold.json forbids (it blocks): Feed/View → Feed/Business → Feed/Data → Wire; take one \
        of the uses out [forbid]
        """),
    Story(
      testDescription: "what only some may use",
      more: #""rules": { "tier": "off" }, "only": { "Wire": ["Data"], "FeedHandler": ["Feed"] }"#,
      lines: """
        Login/Business/LoginHandler.swift:1:8: error: Business of Login may not import `Wire`, which \
        only `Data` may; go through there [only]
        scaffold.json:3:74: error: `FeedHandler` is the name of no target and of no folder with \
        Swift files; fix it, or take it out [vain]
        """),
    Story(
      testDescription: "what files have to have, and may not have",
      more: """
        "rules": { "tier": "off" }, "require": [
            { "files": "*Reply.swift", "import": ["Wire", "Core"], "conform": "Decodable" },
            { "files": ["*/View/*.swift"], "reason": "ADR 7",
              "not": { "import": "Wire", "conform": "Shape", "name": ["print", "Screen.main"] } } ]
        """,
      files: [
        // A conformance may be said elsewhere, and come by way of another.
        "Login/Data/LoginReply.swift":
          "import Wire\nimport Core\nstruct LoginReply { struct A {} }\n",
        "Login/Data/More.swift": "extension LoginReply: Reply {}\nprotocol Reply: Decodable {}\n",
        "Login/View/Odd.swift": """
        import Wire
        class Odd: Shape {
          func print() { self.print(); draw(print: 1); print(Screen.main, screen.main) }
        }
        """,
      ],
      lines: """
        Feed/Data/FeedReply.swift:1:1: error: the file has to import `Core`: scaffold.json requires \
        it; import it [require]
        Feed/Data/FeedReply.swift:2:8: error: `FeedReply` has to conform to `Decodable`: \
        scaffold.json requires it; declare it [require]
        Login/View/Odd.swift:1:8: error: the file may not import `Wire`: scaffold.json rules it out \
        (ADR 7); take it out [require]
        Login/View/Odd.swift:2:7: error: `Odd` may not conform to `Shape`: scaffold.json rules it out \
        (ADR 7); take it out [require]
        Login/View/Odd.swift:3:48: error: the file may not name `print`: scaffold.json rules it out \
        (ADR 7); take it out [require]
        Login/View/Odd.swift:3:54: error: the file may not name `Screen.main`: scaffold.json rules it \
        out (ADR 7); take it out [require]
        """),
    Story(
      testDescription: "files that are required to have something, and are none",
      more:
        #""rules": { "tier": "off" }, "require": { "files": "*Model.swift", "import": "Core" }"#,
      lines: """
        scaffold.json:3:53: error: no file is called `*Model.swift`; fix it, or take it out [vain]
        """),
    Story(
      testDescription: "what imports may hand on",
      more: #""imports": { "access": { "*": "internal", "Core": "public" } }"#,
      files: [
        "Core/Imports.swift": """
        public import Core
        package import Wire
        internal import Wire
        import Wire
        @_exported import Grid
        @testable import Pages
        """
      ],
      lines: """
        App/Main.swift:1:48: error: the app may not name `FeedReply`, which is Data of Feed; go \
        through Flow, View or Business [tier]
        Core/Imports.swift:2:16: error: `package import Wire` hands it on, and scaffold.json allows \
        `internal`; write `internal import Wire` [access]
        Core/Imports.swift:5:19: error: `@_exported import Grid` hands it on, and scaffold.json \
        allows `internal`; write `internal import Grid` [access]
        """),
    Story(
      testDescription: "what is written for those who make the app",
      more: ##""rules": { "stray": "off" }, "tests": ["#Preview", "#if DEBUG"]"##,
      files: [
        "App/Main.swift": "",
        "Feed/View/Parts.swift": """
        #Preview("all", traits: .fixed) { Row(FeedReply()) }
        struct Row_Previews: PreviewProvider { static var previews: some View { FeedReply() } }
        #if DEBUG && os(iOS)
        let one: FeedReply
        #if os(iOS)
        let two: FeedReply
        #endif
        #elseif OTHER
        let three: FeedReply
        #endif
        #if !DEBUG
        let four = 4
        #else
        let five: FeedReply
        #endif
        """,
      ],
      lines: """
        Feed/View/Parts.swift:9:12: error: View of Feed may not name `FeedReply`, which is Data of \
        Feed; go through Business [tier]
        """),
    Story(
      testDescription: "folders without circles, and files",
      more: #""rules": { "tier": "off" }, "acyclic": ["folders", "files"]"#,
      files: [
        "Core/Notes/Coin.swift": "struct Coin { let purse: Purse }\n",
        "Core/Purse/Purse.swift": "struct Purse { let coin: Coin; let strap: Strap }\n",
        "Core/Purse/Strap.swift": "struct Strap { let seam: Seam }\n",
        "Core/Purse/Seam.swift": "struct Seam {}\n",
      ],
      lines: """
        Core/Notes/Coin.swift:1:26: error: these folders use each other in a cycle: Core/Notes → \
        Core/Purse → Core/Notes; take one of the uses out [acyclic]
        Core/Notes/Coin.swift:1:26: error: these files use each other in a cycle: \
        Core/Notes/Coin.swift → Core/Purse/Purse.swift → Core/Notes/Coin.swift; take one of the uses \
        out [acyclic]
        """),
    Story(
      testDescription: "tiers by the names of files, and types for one tier",
      more: #""rules": { "tier": "off" }"#,
      files: [
        "Feed/Business/FeedViewModel.swift": "struct FeedViewModel { let session: URLSession }\n",
        "Feed/Data/Load.swift":
          "struct Load { let session: URLSession; let model: UserDefaults }\n",
      ],
      tiers: """
        { "name": "View", "folders": ["*/View"], "files": ["*ViewModel.swift"] },
            { "name": "Business", "folders": ["*/Business"] },
            { "name": "Data", "folders": ["*/Data", "Flows"], "types": ["URLSession"] }
        """,
      lines: """
        Feed/Business/FeedViewModel.swift:1:37: error: View may not name `URLSession`, which is for \
        Data; move what needs it there [type]
        """),
    Story(
      testDescription: "what a tier offers to others, and layers inside a folder",
      more: #""rules": { "tier": "off" }, "layers": { "*/View": ["Screens", "*Rows"] }"#,
      files: [
        "Feed/Business/Load.swift":
          "func load(_ a: Int = FeedReply.count) -> [FeedReply] { [FeedReply()] }\n",
        "Feed/Business/State.swift":
          "enum State { case loaded(FeedReply) }\nprivate let reply: FeedReply\n",
        "Feed/View/Screens/Home.swift": "struct Home { let row: FeedRow }\n",
        "Feed/View/FeedRows/FeedRow.swift": "struct FeedRow { let home: Home; let cell: Cell }\n",
        "Feed/View/FeedRows/Screens/Cell.swift": "struct Cell { let row: FeedRow }\n",
        "Login/View/Screens/Start.swift": "struct Start { let money: Money }\n",
      ],
      tiers: tiers.replacing("\"*/Business\"]", with: "\"*/Business\"], \"hides\": [\"Data\"]"),
      lines: """
        Feed/Business/FeedHandler.swift:1:33: error: Business of Feed offers `FeedReply`, which is \
        Data of Feed and is to be hidden; give a type of Business instead, or make it private \
        [signature]
        Feed/Business/Load.swift:1:43: error: Business of Feed offers `FeedReply`, which is Data of \
        Feed and is to be hidden; give a type of Business instead, or make it private [signature]
        Feed/Business/State.swift:1:26: error: Business of Feed offers `FeedReply`, which is Data of \
        Feed and is to be hidden; give a type of Business instead, or make it private [signature]
        Feed/View/FeedRows/FeedRow.swift:1:28: error: `*Rows` of `Feed/View` may not name `Home`, \
        which is of `Screens` above it; pass in what it needs, or move the code [layer]
        """),
  ]

  @Test(arguments: stories) func isHeldAgainst(_ story: Story) throws {
    let sandbox = try Sandbox(Self.files.merging(story.files) { $1 })
    try sandbox.write(
      """
      { "version": 2, "layout": "folders", "shared": ["Core"],
        "uses": { },
        \(story.more),
        "tiers": [ \(story.tiers) ] }
      """, to: "scaffold.json")
    let outcome = sandbox.run("check")
    let lines = outcome.out.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(lines.dropLast().joined(separator: "\n") == story.lines)
    if !story.summary.isEmpty { #expect(lines.last.map(String.init) == story.summary) }
    #expect(outcome.status == (story.lines.contains("error: ") ? .refused : .success))
  }

  /// What is wrong is reported with its place.
  @Test(arguments: [
    (
      #""rules": { "teir": "off" }"#,
      "2:20: unknown rule `teir`; did you mean `tier`?; choose from "
        + Rules.all.map { $0.name }.joined(separator: ", ")
    ),
    (
      #""rules": { "tier": "of" }"#,
      "2:20: unknown level `of`; did you mean `off`?; choose from off, warning, error"
    ),
    (
      #""rules": { "tier": { "../A": "off" } }"#,
      "2:30: `../A` leaves the project; use a path below its folder"
    ),
    (#""forbid": [{ "from": "A" }]"#, "2:12: `to` is missing; add it"),
    (#""require": { "import": "A" }"#, "2:12: `files` is missing; add it"),
    (#""require": [{ "files": "A.swift" }]"#, "2:13: `import` is missing; add it"),
    (
      #""require": { "files": "A.swift", "conforms": "B" }"#,
      "2:34: unknown key `conforms`; did you mean `conform`?"
    ),
    (#""imports": {}"#, "2:12: `access` is missing; add it"),
    (
      #""imports": { "access": "private" }"#,
      "2:24: unknown access `private`; choose from internal, package, public"
    ),
    (
      ##""tests": ["Tests", "#Previews"]"##,
      "2:20: unknown region `#Previews`; did you mean `#Preview`?; choose from #Preview, #if DEBUG"
    ),
    (#""only": { "A": "B" }"#, "2:16: `A` must be a list of texts, not a text"),
    (
      #""layers": { "View": "Rows" }"#, "2:21: `View` must be a list of texts, not a text"
    ),
    (#""layers": ["View"]"#, "2:11: `layers` must be an object, not a list"),
    (
      #""acyclic": ["modules"]"#,
      "2:13: unknown acyclic `modules`; choose from targets, folders, files"
    ),
    (
      #""app": { "sees": ["Vew"] }"#,
      "2:19: unknown tier `Vew`; did you mean `View`?; choose from View, Data"
    ),
  ])
  func refuses(text: String, saying message: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 2,
      \(text), "tiers": [ { "name": "View", "folders": ["View"] }, { "name": "Data" } ] }
      """, "View/A.swift": "",
    ])
    #expect(sandbox.run("check") == Outcome(.badData, err: "error: scaffold.json:" + message))
  }

  /// What is written for those who make the app is not judged, and needs its imports all the same.
  @Test func needsWhatAPreviewNeeds() throws {
    var files = NeedlessRule.example.good
    let project = try #require(files["scaffold.json"])
    files["scaffold.json"] = project.replacing(
      #""shared""#, with: ##""tests": ["#Preview"], "shared""##)
    files["Login/View/Title.swift"] = "import Core\n\n#Preview { Text(Money()) }\n"
    let sandbox = try Sandbox(files)
    #expect(sandbox.run("check") == Outcome("No violations in 3 files"))
    try sandbox.write("import Core\n\n#Preview { Text(1) }\n", to: "Login/View/Title.swift")
    #expect(sandbox.run("check").status == .refused)
  }

  /// A project of version 1 is read as it was.
  @Test func needsVersionTwo() throws {
    let sandbox = try Sandbox([
      "scaffold.json": #"{ "version": 1, "forbid": [], "tiers": [ { "name": "View" } ] }"#
    ])
    #expect(sandbox.run("check").err.contains("version"))
  }
}
