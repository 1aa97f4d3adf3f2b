import Testing

@testable import Ground
@testable import Model
@testable import Scaffold
@testable import Templates

/// What a ledger owns, and that no command touches what it names besides.
@Suite struct LedgerClaimsTests {
  @Test(arguments: [
    ("Sources/Modules/Login/View/A.swift", true), ("Sources/Modules/Login/.hidden", true),
    ("Sources/App/Modules/LoginAssembly.swift", true),
    ("Sources/App/Modules/AppRoute+Login.swift", true), ("Tests/Login/LoginTests.swift", true),
    ("LocalServer/GET me.json", true), ("Docs/Login.md", true),
    ("Sources/App/Modules/LoginCodeAssembly.swift", false),
    ("Sources/App/Modules/AppRoute+Other.swift", false), ("Sources/App/Loginout.swift", false),
    ("Sources/Modules/Other/View/A.swift", false), ("Sources/Modules/LoginCode/Login.swift", false),
    ("sources/modules/Other/Login.swift", false), ("Sources/Modules/Login.swift", false),
    (".env", false), (".ENV", false), ("scaffold.json", false), ("Scaffold.JSON", false),
    ("Package.swift", false), ("Login/Package.swift", false), ("README.md", false),
    (".github/workflows/Login.yml", false), ("Sources/Modules/Login/.scaffold.json", false),
    (".scaffold-backup/1/Login.swift", false), ("Sources/App/AppDelegate.swift", false),
  ])
  func aModuleOwns(_ path: String, _ isOwn: Bool) throws {
    let claims = LedgerClaims(
      in: try ProjectPath("Sources/Modules/Login"),
      of: try ProjectFile(JSONSource(file: "scaffold.json", bytes: Array(#"{"version":1}"#.utf8))),
      modules: ["Login", "LoginCode", "Other"])
    let file = try ProjectPath(path)
    let ledger = Ledger(
      tool: "0", template: "t", digest: "", answers: [], files: [file: ""], insertions: [])

    let owned = claims.owned(ledger)

    #expect(owned.files.keys.contains(file) == isOwn)
    #expect(owned.foreign == (isOwn ? [] : [file]))
  }

  static let named = [
    "../../../.env", "../../../scaffold.json", "../Other/Business/Other.swift",
    "../../../README.md", "../../App/App.swift", "../Other/.scaffold.json",
  ]

  /// - Parameter text: what the ledger says that the file was.
  private static func project(naming path: String, as text: String) throws -> Sandbox {
    let sandbox = try Sandbox.project([
      ".env": "SECRET\n", "README.md": "Mine\n", "Sources/App/App.swift": "let app = 1\n",
    ])
    _ = sandbox.run("new-module Login Other --template tiny")
    let place = String(path.absolute(in: "/Sources/Modules/Login").dropFirst())
    try sandbox.changeLedger(of: "Sources/Modules/Login") { ledger in
      ledger.files[try ProjectPath(place)] = text == "same" ? try sandbox.read(place) : text
    }
    return sandbox
  }

  @Test(
    arguments: named,
    [
      "remove-module Login", "remove-module Login --force", "update", "update Login --is-public",
      "rename-module Login SignIn", "repair --accept-missing",
    ])
  func leavesWhatIsNotItsOwn(path: String, words: String) throws {
    for text in ["same", "other\n"] {
      let sandbox = try Self.project(naming: path, as: text)
      let place = String(path.absolute(in: "/Sources/Modules/Login").dropFirst())
      let before = try sandbox.read(place)

      let outcome = sandbox.run(words)

      #expect(outcome.status == .success, "\(outcome)")
      #expect(try sandbox.read(place) == before)
      guard !words.hasPrefix("repair") else { continue }
      #expect(
        outcome.err
          == "note: the ledger of Login names what is not its own, which is left alone: \(place)")
    }
  }

  /// What people's own Swift has of the tool goes when a project leaves it; the rest is not read.
  @Test func ejectLeavesWhatIsNotItsOwn() throws {
    let sandbox = try Self.project(naming: "../../../.env", as: "same")
    try sandbox.write("# scaffold:modules\nSECRET\n", to: ".env")
    #expect(sandbox.run("eject").status == .success)
    #expect(try sandbox.read(".env") == "# scaffold:modules\nSECRET\n")
  }

  /// A module that is called as a file of somebody else is.
  @Test func leavesWhatOthersHave() throws {
    let sandbox = try Sandbox.demo()
    _ = sandbox.run("new-module Login App2 --template module --fields name:String")
    let ledger = "Sources/Modules/Login/.scaffold.json"
    let path = "Sources/App/Modules/App2Assembly.swift"
    try sandbox.write(
      sandbox.read(ledger).replacing(
        #""files": {"#, with: #""files": { "../../App/Modules/App2Assembly.swift": "x","#),
      to: ledger)
    let before = try sandbox.read(path)
    #expect(sandbox.run("remove-module Login --force").status == .success)
    #expect(try sandbox.read(path) == before)
  }

  @Test(arguments: [
    (#"{ "file": "../../../Package.swift", "marker": "modules", "line": "module(\"Other\"),", "key": "" }"#),
    (#"{ "file": "../../../Package.swift", "marker": "modules", "line": "module(\"Other\"),", "key": "module(\"Other\"" }"#),
  ])
  func takesOutNoLineOfOthers(insertion: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Other --template tiny")
    let ledger = "Sources/Modules/Login/.scaffold.json"
    try sandbox.write(
      sandbox.read(ledger).replacing(#""insertions": ["#, with: #""insertions": [ \#(insertion),"#),
      to: ledger)
    #expect(sandbox.run("remove-module Login --force").status == .success)
    #expect(
      try sandbox.read("Package.swift")
        == "let modules = [\n  // scaffold:modules\n  module(\"Other\"),\n  // scaffold:end\n]\n")
  }
}
