import Foundation
import Testing

@testable import Ground
@testable import Scaffold

/// Modules that were written by hand, and get a ledger.
@Suite struct AdoptModuleTests {
  private static let home = "Sources/Modules/Login"
  private static let ledger = home + "/.scaffold.json"

  private func tiny(_ words: String = "") throws -> Sandbox {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny \(words)").status == .success)
    return sandbox
  }

  /// What the tool made, without its ledger, is read as what it was made with.
  @Test(arguments: [
    "new-module Login --kind list --entity Post --ui both --without storage --fields "
      + "id:UUID,photo_url:URL?,tags:[String],posted:Date",
    "new-module Login --kind form --pattern mvc --fields mail:String,password:Secret",
    "new-module Login --without network,database --uses Other",
    "new-module Login --kind list --entity Post --screens list,detail,create,edit,delete,search --fields "
      + "id:Int64,photo:Image?,site:URL,body:LongText,mail:Email,phone:Phone?,name:String,due:Day,"
      + "made:Date,seen:Timestamp(s)?,sent:Timestamp(ms),price:Decimal,doc:JSON,tags:[String]",
    "new-module Login --kind form --fields name:String,about:LongText?,born:Day,mail:Email,word:Secret",
    "new-module Login --fields id:UUID,days:[Day],pages:[String:URL]",
  ])
  func readsWhatItWasMadeWith(command: String) throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Other").status == .success)
    #expect(sandbox.run(command).status == .success)
    let before = try sandbox.tree()
    try sandbox.remove(Self.ledger)

    let outcome = sandbox.run("adopt-module \(Self.home)")

    #expect(outcome.status == .success)
    #expect(!outcome.out.contains("differs") && !outcome.out.contains("missing"))
    #expect(try sandbox.tree() == before)
  }

  /// Types that were declared with their fields are read from where they stand.
  @Test func readsTypesThatCameWithFields() throws {
    let sandbox = try Sandbox.demo()
    let fields =
      "id:Int64 state:enum(open,\"not planned\",plus_one(\"+1\"))? "
      + "user:User{id:Int64 face:Image team:Team{name:LongText at:Timestamp(ms)?}} "
      + "labels:[Label{name:String mood:enum(good,bad)}]?"
    #expect(
      sandbox.run(["new-module", "Login", "--kind", "list", "--entity", "Post", "--fields", fields])
        .status == .success)
    let before = try sandbox.tree()
    try sandbox.remove(Self.ledger)

    #expect(sandbox.run("adopt-module \(Self.home)").status == .success)

    #expect(try sandbox.tree() == before)
  }

  @Test func tellsHowFilesCompare() throws {
    let sandbox = try tiny("--entity User --kind list")
    try sandbox.remove(Self.ledger)
    try sandbox.write("struct User {}\nstruct Mine {}\n", to: Self.home + "/Business/User.swift")
    try sandbox.remove(Self.home + "/Data/LoginNetwork.swift")
    try sandbox.write("", to: Self.home + "/notes.txt")
    let manifest = try sandbox.read("Package.swift").replacing("  module(\"Login\"),\n", with: "")
    try sandbox.write(manifest, to: "Package.swift")
    let before = try sandbox.tree()

    let outcome = sandbox.run("adopt-module \(Self.home) --template tiny --entity User")

    #expect(
      outcome
        == Outcome(
          """
          Adopted Login
            kind      item     the default, as nothing says otherwise
            entity    User     given
            without   network  read from its files
            isPublic  no       the default, as nothing says otherwise
            differs  Sources/Modules/Login/Business/User.swift
            0 files as the template gives them
            1 file of its own
          Not registered in Package.swift
          Next: scaffold adopt-module Sources/Modules/Login --again --register adds the lines
          """))
    var after = try sandbox.tree()
    #expect(after.removeValue(forKey: Self.ledger) != nil)
    #expect(after == before)
    #expect(
      sandbox.run("status").out == """
        Login
          unregistered  Package.swift
          edited        Sources/Modules/Login/Business/User.swift
          0 as generated
        """)

    #expect(
      sandbox.run("adopt-module \(Self.home) --again --register --without storage").out == """
        Made the ledger of Login anew
          kind      item     recorded
          entity    User     recorded
          without   storage  given
          isPublic  no       recorded
          differs  Sources/Modules/Login/Business/User.swift
          missing  Sources/Modules/Login/Data/LoginNetwork.swift
          0 files as the template gives them
          1 file of its own
        Registered in Package.swift
        Next: scaffold update Login --dry-run
        """)
    #expect(try sandbox.read("Package.swift").contains("  module(\"Login\"),\n"))
    #expect(
      sandbox.run("adopt-module \(Self.home) --again").out
        == "Nothing to do: Login is in its ledger as the template gives it today")
  }

  /// From then on the tool does with it what it does with its own.
  @Test func isKnownFromThenOn() throws {
    let sandbox = try tiny()
    try sandbox.remove(Self.ledger)
    let file = Self.home + "/Business/Login.swift"
    try sandbox.write("struct Login {}\n\nstruct Mine {}\n", to: file)
    #expect(sandbox.run("adopt-module \(Self.home) --template tiny").status == .success)

    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
    try sandbox.write(
      "{% if isPublic %}public {% endif %}struct {{ entity }} {}\n// New.\n",
      to: "Templates/tiny/Business/{{ entity }}.swift.stencil")
    #expect(sandbox.run("update").status == .success)
    #expect(try sandbox.read(file).contains("// New.\n"))
    #expect(try sandbox.read(file).contains("struct Mine {}\n"))
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(sandbox.run("remove-module SignIn --force").status == .success)
    #expect(!(try sandbox.paths().contains { $0.hasPrefix("Sources/") }))
  }

  @Test func renamesTheFolderIfAsked() throws {
    let sandbox = try tiny()
    try sandbox.remove(Self.ledger)
    let before = try sandbox.tree()
    try FileManager.default.moveItem(
      at: sandbox.root.appending(path: Self.home),
      to: sandbox.root.appending(path: "Sources/Modules/old stuff"))

    let words = ["adopt-module", "old stuff", "--as", "Login", "--template", "tiny"]
    let outcome = sandbox.run(words, in: "Sources/Modules")

    #expect(outcome.out.contains("Renamed the folder Sources/Modules/old stuff to Login\n"))
    var after = try sandbox.tree()
    #expect(after.removeValue(forKey: Self.ledger) != nil)
    #expect(after == before)
  }

  /// Of what its files do not say, a person at a terminal is asked.
  @Test func asksWhatItCannotRead() throws {
    let sandbox = try Sandbox.project(["Sources/Modules/Login/Mine.swift": "struct Mine {}\n"])
    let outcome = sandbox.run(
      "adopt-module \(Self.home) --template tiny --entity User", answers: ["lst", "list", "", ""])
    #expect(
      outcome.err
        == "unknown value `lst` for `--kind`; did you mean `list`?; choose from item, list")
    #expect(
      outcome.out == """
        Adopted Login
          kind      list  given
          entity    User  given
          without   none  given
          isPublic  no    the default, as nothing says otherwise
          missing  Sources/Modules/Login/Business/User.swift
          missing  Sources/Modules/Login/Data/LoginNetwork.swift
          0 files as the template gives them
          1 file of its own
        Not registered in Package.swift
        Next: scaffold adopt-module Sources/Modules/Login --again --register adds the lines
        """)
  }

  @Test func tellsOfThePlanAsJSON() throws {
    let sandbox = try tiny()
    try sandbox.remove(Self.ledger)
    let outcome = sandbox.run("adopt-module \(Self.home) --template tiny --dry-run --json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let module = try #require(json["module"] as? [String: Any])
    #expect(module["name"] as? String == "Login")
    #expect(
      module["files"] as? [[String: String]] == [
        ["path": Self.home + "/Business/Login.swift", "state": "same"],
        ["path": Self.home + "/Data/LoginNetwork.swift", "state": "same"],
      ])
    #expect(!(try sandbox.paths().contains(Self.ledger)))
  }

  static let refused: [(words: String, status: ExitCode, error: String)] = [
    ("Sources/Modules/Nobody", .usage, "there is no `Sources/Modules/Nobody`; check the path"),
    (
      "Sources", .refused,
      "`Sources` is not a folder in `Sources/Modules`, where modules are; move it there"
    ),
    (
      ".", .refused, "`.` is not a folder in `Sources/Modules`, where modules are; move it there"
    ),
    (
      "..", .usage,
      "`..` is not in the project in `.`; name a file or folder of it, or another "
        + "project with `--at`"
    ),
    (
      "Sources/Modules/file", .refused,
      "`Sources/Modules/file` is a file where a folder should be; choose another"
    ),
    (
      "Sources/Modules/Login", .refused,
      "the module `Login` has a ledger; `--again` makes it anew from what the template gives today"
    ),
    (
      "Sources/Modules/Mine --again", .refused, "`Mine` has no ledger yet; leave `--again` out"
    ),
    (
      "Sources/Modules/Mine --as Login", .refused,
      "the module `Login` exists; choose another name"
    ),
    (
      "Sources/Modules/mine", .usage,
      "a module name starts with a capital; did you mean `Mine`?"
    ),
    (
      "Sources/Modules/Mine --again --as Yours", .usage,
      "`--again` and `--as` do not go together; leave one out"
    ),
    ("", .usage, "<dir> is missing; write `scaffold adopt-module <dir>`"),
    (
      "Sources/Modules/Mine --kind many", .usage,
      "unknown value `many` for `--kind`; choose from item, list"
    ),
  ]

  @Test(arguments: refused)
  func refuses(_ row: (words: String, status: ExitCode, error: String)) throws {
    let sandbox = try tiny()
    try sandbox.write("", to: "Sources/Modules/file")
    try sandbox.write("", to: "Sources/Modules/Mine/A.swift")
    if row.words.hasSuffix("/mine") { try sandbox.write("", to: "Sources/Modules/mine/A.swift") }
    let before = try sandbox.tree()
    let outcome = sandbox.run("adopt-module \(row.words) --template tiny")
    #expect(outcome == Outcome(row.status, err: "error: " + row.error))
    #expect(try sandbox.tree() == before)
  }
}
