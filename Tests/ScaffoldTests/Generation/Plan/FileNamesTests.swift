import Testing

@testable import Ground

/// What the files of a module may be called, whoever gave the name.
@Suite struct FileNamesTests {
  private static let program = "makes SwiftPM take the target for a program"
  private static let otherType = "give the field or its type another name"

  @Test(arguments: ["item", "list", "form", "login"])
  func refusesEntitiesOfEachKind(_ kind: String) throws {
    try refuses(
      "new-module Feed --kind \(kind) --entity Main",
      saying: "a file `Main.swift` \(Self.program); choose another entity name")
    // The thing of a sign-in is a `User`, whatever the module is called.
    guard kind != "login" else { return }
    try refuses(
      "new-module Main --kind \(kind)",
      saying: "a file `Main.swift` \(Self.program); give the entity another name with `--entity`")
  }

  @Test(arguments: [
    (
      "Linux main:Main{a:Int}",
      "a file `LinuxMain.swift` is what SwiftPM runs in place of the tests"
    ),
    ("XCT main:enum(a,b)", "a file `XCTMain.swift` is what SwiftPM runs in place of the tests"),
    ("Ma in:In{a:Int}", "a file `MaIn.swift` \(program)"),
    ("Pack age:[Age{a:Int}]", "a file `PackAge.swift` makes editors take its folder for a package"),
    ("Feed handler:Handler{a:Int}", "`FeedHandler` is a type of the module's own"),
    ("Feed storage:enum(a,b)", "`FeedStorage` is a type of the module's own"),
    // The same name in another tier, which depends on it.
    ("Feed route:Route{a:Int}", "`FeedRoute` is a type of the module's own"),
    ("Feed text:Text{a:Int}", "`FeedText` is a type of the module's own"),
    ("Feed dto:DTO{a:Int}", "`FeedDTO` is a type of the module's own"),
    ("Feed x:X{a:Int},xDTO:XDTO{a:Int}", "`FeedXDTO` is a type of the module's own"),
    ("Entry row:Row{a:Int}", "`EntryRow` is a type of the project that the generated code uses"),
  ])
  func refusesTypesOfFields(_ words: String, saying problem: String) throws {
    let parts = words.split(separator: " ")
    try refuses(
      ["new-module", String(parts[0]), "--fields", String(parts[1]).replacing(",x", with: " x")],
      saying: problem + "; " + Self.otherType)
  }

  /// `Main` is a good name for a module, and for what no file is called after.
  @Test(arguments: [
    "Main --entity Article", "Feed --fields main:Main{a:Int}",
    "Recipe --fields steps:[Step{a:Int}]",
    "Linux --kind list --entity Post", "Packages --kind list --entity Parcel",
    "Feed --fields assembly:Assembly{a:Int}",
  ])
  func takes(_ words: String) throws {
    #expect(try Sandbox.demo().run("new-module \(words) --dry-run").status == .success)
  }

  @Test func refusesWhatARenamedModuleWouldHave() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Feed --fields main:Main{a:Int}").status == .success)
    try refuses(
      "rename-module Feed Main",
      saying: "a file `Main.swift` \(Self.program); give the entity another name with `--entity`",
      in: sandbox)
    try refuses(
      "rename-module Feed Feed --entity Feed=Linux",
      saying: "a file `LinuxMain.swift` is what SwiftPM runs in place of the tests; "
        + Self.otherType,
      in: sandbox)
  }

  @Test func refusesWhatANewFieldWouldBring() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Ma").status == .success)
    try refuses(
      "update Ma --fields +in:In{a:Int}?",
      saying: "a file `MaIn.swift` \(Self.program); \(Self.otherType)", in: sandbox)
  }

  /// What is inferred from a reply gets another name by itself.
  @Test func findsOtherNamesForWhatAServerSends() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(#"[{ "id": 1, "age": { "from": 1, "to": 2 } }]"#, to: "packs.json")
    #expect(sandbox.run("new-module Packs --from-json packs.json").status == .success)
    #expect(sandbox.run("new-module Packages --from-json packs.json").status == .success)
    let files = try sandbox.paths().filter { $0.hasPrefix("Sources/Modules/Pack") }
      .filter { $0.contains("/Business/") && !$0.contains("+") && !$0.contains("Handl") }
    #expect(
      files == [
        "Sources/Modules/Packages/Business/Packages.swift",
        "Sources/Modules/Packages/Business/PackagesAge.swift",
        "Sources/Modules/Packs/Business/Pack.swift",
        "Sources/Modules/Packs/Business/PackValue.swift",
      ])
  }

  /// A name that has compiled so far may stay.
  @Test func updatesWhatIsThere() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Feed --entity Parcel").status == .success)
    let ledger = "Sources/Modules/Feed/.scaffold.json"
    let old = try sandbox.ledger(of: "Sources/Modules/Feed")
    let text = try sandbox.read(ledger)
    try sandbox.write(text.replacing("Parcel", with: "Package"), to: ledger)
    try sandbox.changeLedger(of: "Sources/Modules/Feed") { ledger in
      ledger.files = Dictionary(
        uniqueKeysWithValues: try old.files.map { path, text in
          (
            try ProjectPath(path.text.replacing("Parcel", with: "Package")),
            text.replacing("Parcel", with: "Package")
          )
        })
    }
    for path in try sandbox.paths() where path.hasPrefix("Sources/Modules/Feed/") && path != ledger
    {
      let text = try sandbox.read(path)
      try sandbox.remove(path)
      try sandbox.write(
        text.replacing("Parcel", with: "Package"), to: path.replacing("Parcel", with: "Package"))
    }
    #expect(sandbox.run("update Feed --fields +likes:Int?").err == "")
    #expect(sandbox.run("rename-module Feed Post").err == "")
    #expect(sandbox.run("rename-module Post Post --entity Package=Parcel").err == "")
  }

  // MARK: - Templates of a team

  @Test(arguments: [
    ("Business/main.swift", program),
    ("View/{{ name | lowercase }}/Main.swift.stencil", program),
    ("Data/main.c", program),
    ("Tests/LinuxMain.swift", "is what SwiftPM runs in place of the tests"),
    ("Business/Package.swift", "makes editors take its folder for a package"),
  ])
  func refusesFilesOfATemplate(_ path: String, saying effect: String) throws {
    let sandbox = try Sandbox.project(["Templates/tiny/\(path)": ""])
    let given = path.replacing("{{ name | lowercase }}", with: "feed")
      .replacing(".stencil", with: "")
    try refuses(
      "new-module Feed --template tiny",
      saying: "`tiny/\(path)` gives `Sources/Modules/Feed/\(given)`, which \(effect); rename it",
      status: .badData, in: sandbox)
  }

  /// One target takes no two files of a name, in whatever folders they are; two targets do.
  @Test func tellsTargetsApart() throws {
    let files = ["Business/Lists/Sorting.swift", "View/Sorting.swift"]
      .map { ("Templates/tiny/\($0)", "") }
    let sandbox = try Sandbox.project(Dictionary(uniqueKeysWithValues: files))
    #expect(sandbox.run("new-module Feed --template tiny").status == .success)

    try sandbox.write("", to: "Templates/tiny/Business/sorting.swift")
    try refuses(
      "new-module Post --template tiny",
      saying: "`tiny/Business/sorting.swift` gives "
        + "`Sources/Modules/Post/Business/Lists/Sorting.swift`, which another file gives too; "
        + "rename one",
      status: .badData, in: sandbox)
  }

  /// A program of a team's own is none of the libraries.
  @Test func takesProgramsElsewhere() throws {
    let info =
      #"{ "version": 1, "summary": "x", "files": [ { "path": "a", "to": "Sources/Tool/main.swift" }, "#
      + #"{ "path": "b", "to": "Tools/Package.swift" } ] }"#
    let sandbox = try Sandbox.project([
      "Templates/odd/template.json": info, "Templates/odd/a": "", "Templates/odd/b": "",
    ])
    #expect(sandbox.run("new-module Feed --template odd").err == "")
  }

  private func refuses(
    _ command: String, saying message: String, status: ExitCode = .usage, in sandbox: Sandbox? = nil
  ) throws {
    try refuses(
      command.split(separator: " ").map(String.init), saying: message, status: status, in: sandbox)
  }

  private func refuses(
    _ words: [String], saying message: String, status: ExitCode = .usage, in sandbox: Sandbox? = nil
  ) throws {
    let sandbox = try sandbox ?? .demo()
    let before = try sandbox.tree()
    #expect(sandbox.run(words) == Outcome(status, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }
}
