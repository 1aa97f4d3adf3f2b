import Foundation
import Testing

@testable import Ground

/// Modules that get another name, and the code of theirs and of others that names them.
@Suite struct RenameModuleTests {
  private static let kinds = [
    "--kind item", "--kind list --entity Post", "--kind form --ui both", "--kind list --ui swiftui",
    "--kind list --without network --fields id:Int64,title:String", "--without storage",
    "--kind item --without network,database", "--kind form --pattern mvc",
    "--kind list --screens list,detail,create,edit --ui swiftui --pattern mv",
    "--fields user:User{name:String,at:Date},labels:[Label{name:String}],state:enum(a,b),mood:enum(c,d)?",
  ]

  private func project(_ words: String = "") throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login \(words)").status == .success)
    return sandbox
  }

  @Test(arguments: kinds)
  func thereAndBackIsAsBefore(words: String) throws {
    let sandbox = try project(words)
    #expect(sandbox.run("new-module Feed --uses Login").status == .success)
    try sandbox.write(
      """
      import LoginBusiness

      /// Login stays in comments, and login in texts.
      struct Uses {
        let handler: any LoginHandling
        let login = "Login"
      }

      """, to: "Sources/Modules/Feed/Business/Uses.swift")
    try sandbox.write("Login\n", to: "Sources/Modules/Login/notes.txt")
    let handler = "Sources/Modules/Login/Business/LoginHandler.swift"
    try sandbox.write(
      try sandbox.read(handler)
        + "\nextension LoginHandler {\n  var mine: String { \"Login\" }\n}\n",
      to: handler)
    let before = try sandbox.tree()

    #expect(sandbox.run("rename-module Login SignIn").status == .success)

    #expect(try sandbox.paths().allSatisfy { !$0.contains("Login") || $0.contains("Templates") })
    #expect(
      try sandbox.read("Sources/Modules/Feed/Business/Uses.swift") == """
        import SignInBusiness

        /// Login stays in comments, and login in texts.
        struct Uses {
          let handler: any SignInHandling
          let login = "Login"
        }

        """)
    #expect(
      try sandbox.read("Sources/Modules/SignIn/Business/SignInHandler.swift")
        .hasSuffix("extension SignInHandler {\n  var mine: String { \"Login\" }\n}\n"))
    #expect(try sandbox.read("Sources/Modules/SignIn/notes.txt") == "Login\n")
    #expect(try sandbox.read("Package.swift").contains("module(\"Feed\", uses: [\"SignIn\"])"))
    #expect(sandbox.run("check").status == .success)

    #expect(sandbox.run("rename-module SignIn Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  /// An entity that is called as the module will be stays, there and back.
  @Test func thereAndBackKeepsAnEntityOfTheNewName() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Catalog --entity Product").status == .success)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("rename-module Catalog Product")
        == Outcome("Renamed the module Catalog to Product: 22 files"))
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
    #expect(
      sandbox.run("rename-module Product Catalog")
        == Outcome("Renamed the module Product to Catalog: 22 files"))
    #expect(try sandbox.tree() == before)
  }

  /// A word that means something else too under one of the names is no name of the module's.
  @Test(arguments: [
    "Catalog Product --entity Product", "Product Catalog --entity Catalog",
    "Item Row2 --kind list", "Login 登录",
  ])
  func thereAndBackKeepsSmallWords(_ row: String) throws {
    let words = row.split(separator: " ").map(String.init)
    let (old, new) = (words[0], words[1])
    let sandbox = try Sandbox.demo()
    #expect(
      sandbox.run(["new-module", old] + words.dropFirst(2)).status == .success)
    let small = old.lowercased()
    try sandbox.write(
      "extension \(old)Handler {\n  func own(\(small): Int) -> Int { \(small) }\n}\n",
      to: "Sources/Modules/\(old)/Business/Own.swift")
    let route = new.first?.isASCII ?? false ? "let route = AppRoute.\(small)(.start)\n" : ""
    try sandbox.write(route, to: "Sources/App/Own.swift")
    let before = try sandbox.tree()

    #expect(sandbox.run("rename-module \(old) \(new)").status == .success)
    #expect(
      try sandbox.read("Sources/App/Own.swift")
        == route.replacing(small, with: new.lowercased()))
    #expect(sandbox.run("rename-module \(new) \(old)").status == .success)
    #expect(try sandbox.tree() == before)
  }

  /// Also an entity that was asked to stay.
  @Test func thereAndBackLetsAnEntityFollowAgain() throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    #expect(sandbox.run("rename-module Login SignIn --entity Login=Login").status == .success)
    #expect(sandbox.run("rename-module SignIn Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func keepsPermissionsAndCountsWhatIsThere() throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    let folder = "Sources/Modules/Login"
    try sandbox.remove("\(folder)/Data/LoginNetwork.swift")
    try sandbox.write("echo\n", to: "\(folder)/run.sh")
    for (path, mode) in [("run.sh", 0o755), ("Business/Login.swift", 0o640)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: sandbox.root.path + "/\(folder)/\(path)")
    }

    #expect(
      sandbox.run("rename-module Login SignIn").out.hasPrefix(
        "Renamed the module Login to SignIn: 2 files"))

    for (path, mode) in [("run.sh", 0o755), ("Business/SignIn.swift", 0o640)] {
      let path = sandbox.root.path + "/Sources/Modules/SignIn/" + path
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(found as? Int == mode)
    }
  }

  /// A module that nobody edited is as if it had been made under its new name, but for the names that
  /// servers and devices know.
  @Test(arguments: ["--kind item", "--kind list", "--kind form"])
  func isAsIfMadeSo(words: String) throws {
    let sandbox = try project(words)
    #expect(sandbox.run("rename-module Login SignIn").status == .success)

    let other = try Sandbox.demo()
    #expect(other.run("new-module SignIn \(words)").status == .success)
    let paths = try other.paths()
    let found = try sandbox.paths().map { path in
      path.replacing(" login.json", with: " sign-in.json")
        .replacing("LocalServer/login/", with: "LocalServer/sign-in/")
    }
    #expect(found.sorted() == paths.sorted())
    for path in paths where path.hasSuffix(".swift") {
      let renamed = try sandbox.read(path).replacing("\"login", with: "\"sign-in")
        .replacing("\"Login\"", with: "\"SignIn\"")
        .replacing(" /login", with: " /sign-in")
      #expect(renamed == (try other.read(path)))
    }
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))
  }

  @Test func keepsWhatServersAndDevicesKnow() throws {
    let sandbox = try project("--kind list --without network --fields id:Int64,title:String")
    #expect(sandbox.run("rename-module Login SignIn").status == .success)

    let database = try sandbox.read("Sources/Modules/SignIn/Data/SignInDatabase.swift")
    #expect(database.contains("module: \"Login\""))
    #expect(database.contains("CREATE TABLE \"login\""))
    // A field that is added later goes to the same table.
    #expect(sandbox.run("update SignIn --fields +likes:Int=0").status == .success)
    #expect(
      try sandbox.read("Sources/Modules/SignIn/Data/SignInDatabase.swift")
        .contains("ALTER TABLE \"login\" ADD COLUMN \"likes\""))
  }

  /// Also those of a storage, whichever type of Base has them.
  @Test(arguments: [
    ("", "lastID"), ("--kind list", "updatedAt"), ("--without database", "last"),
    ("--kind list --without database", "kept"), ("--kind list --without network,database", "kept"),
  ])
  func keepsTheKeysOfAStorage(words: String, key: String) throws {
    let sandbox = try project(words)
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(
      try sandbox.read("Sources/Modules/SignIn/Data/SignInStorage.swift")
        .contains("(\"login.\(key)\", in: store)"))
  }

  /// Two modules in one table would have each other's rows.
  @Test func keepsTheTableFromOthers() throws {
    let sandbox = try project("--without network --fields id:Int64,title:String")
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    let error =
      "error: the table `login` holds what users have kept in SignIn, which was called so before; "
      + "choose another name"

    #expect(sandbox.run("new-module Login --kind list --without network").err == error)
    #expect(sandbox.run("new-module Login --kind list").status == .success)
    #expect(sandbox.run("update Login --without network").err == error)
  }

  static let keys: [(words: String, key: String)] = [
    ("", "Login"), ("--kind list --without storage", "Login"), ("--without database", "login.last"),
    ("--kind form --without database", "login.latest"),
    ("--kind list --without database", "login.kept"),
    ("--kind list --without network,database", "login.kept"),
  ]

  /// Two modules that write the same key would read each other's values.
  @Test(arguments: keys)
  func keepsTheKeysOfDevicesFromOthers(_ row: (words: String, key: String)) throws {
    let (words, key) = row
    let sandbox = try project(words)
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login \(words)")

    #expect(
      outcome
        == Outcome(
          .refused,
          err: "error: devices know by `\(key)` what SignIn keeps, which was called so before; "
            + "choose another name, or leave out with `--without` what keeps it"))
    #expect(try sandbox.tree() == before)
  }

  /// What keeps nothing takes no key, until it is to keep something.
  @Test func keepsTheKeysFromLaterAnswers() throws {
    let sandbox = try project("--without network,database")
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(sandbox.run("new-module Login --without network,database,storage").status == .success)
    let error =
      "error: devices know by `login.last` what SignIn keeps, which was called so before; "
      + "choose another name, or leave out with `--without` what keeps it"

    #expect(sandbox.run("update Login --with storage").err == error)
    #expect(sandbox.run("update Login --ui both").status == .success)
    #expect(sandbox.run("update SignIn --fields +likes:Int?").status == .success)
  }

  /// A table that could be made anew has its old name if someone asks for that.
  @Test func keepsTheTableOfACacheFromOthers() throws {
    let sandbox = try project("--kind list --without storage")
    #expect(sandbox.run("rename-module Login SignIn --keep-table").status == .success)
    #expect(sandbox.run("new-module Feed --kind list --without storage").status == .success)
    #expect(
      sandbox.run("rename-module Feed Login").err
        == "error: devices know by `login` what SignIn keeps, which was called so before; "
        + "choose another name, or leave out with `--without` what keeps it")
  }

  /// Texts are never renamed: SQL of the team's own would look for a table that is no more.
  @Test func keepsTheTableThatSomeoneNames() throws {
    let sandbox = try project("--kind list --entity Post --without storage")
    let file = "Sources/Modules/Login/Data/LoginIndex.swift"
    try sandbox.write(
      """
      // The index of "login_post".
      let posts = "login_posts"
      let index = \"""
        CREATE INDEX "by_title" ON "login_post" ("title")
        \"""

      """, to: file)

    let outcome = sandbox.run("rename-module Login SignIn --entity Post=Story")

    #expect(
      outcome.out.contains(
        "\nIts table stays `login_post`, which is named at "
          + "Sources/Modules/SignIn/Data/LoginIndex.swift:4"))
    let database = try sandbox.read("Sources/Modules/SignIn/Data/SignInDatabase.swift")
    #expect(database.contains("CREATE TABLE \"login_post\""))
    #expect(sandbox.run("rename-module SignIn Login --entity Story=Post").status == .success)
    try sandbox.write("", to: file)
    #expect(!sandbox.run("rename-module Login SignIn").out.contains("Its table"))
    #expect(
      try sandbox.read("Sources/Modules/SignIn/Data/SignInDatabase.swift")
        .contains("CREATE TABLE \"sign_in_post\""))
  }

  @Test func renamesTheEntityIfAsked() throws {
    let sandbox = try project("--entity User")
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(try sandbox.paths().contains("Sources/Modules/SignIn/Business/User.swift"))
    #expect(sandbox.run("rename-module SignIn SignIn --entity User=Account").status == .success)
    #expect(try sandbox.paths().contains("Sources/Modules/SignIn/Business/Account.swift"))
    #expect(sandbox.run("status --strict").status == .success)
  }

  /// A team's own template may know no entity.
  @Test func renamesWhatHasNoEntity() throws {
    let sandbox = try Sandbox.project([
      "Templates/report/template.json": """
      { "version": 1, "summary": "A report.", "variables": [] }

      """,
      "Templates/report/View/{{ name }}Report.swift.stencil": "struct {{ name }}Report {}\n",
    ])
    #expect(sandbox.run("new-module Sales --template report").status == .success)
    #expect(
      sandbox.run("rename-module Sales Turnover")
        == Outcome("Renamed the module Sales to Turnover: 1 file"))
    #expect(
      try sandbox.read("Sources/Modules/Turnover/View/TurnoverReport.swift")
        == "struct TurnoverReport {}\n")
  }

  /// What was put into the line that registers it stays in it; a line that was taken out stays out.
  @Test func keepsWhatWasMadeOfItsRegistrations() throws {
    let sandbox = try project()
    let manifest = try sandbox.read("Package.swift")
      .replacing("module(\"Login\")", with: "module(\"Login\", tests: false)")
    try sandbox.write(manifest, to: "Package.swift")
    let home = try sandbox.read("Sources/App/AppHomeEntry.swift")
      .replacing("    AppHomeEntry.login\n", with: "")
    try sandbox.write(home, to: "Sources/App/AppHomeEntry.swift")

    #expect(sandbox.run("rename-module Login SignIn").status == .success)

    #expect(try sandbox.read("Package.swift").contains("module(\"SignIn\", tests: false)"))
    #expect(try sandbox.read("Sources/App/AppHomeEntry.swift") == home)
  }

  static let refused: [(words: String, error: String)] = [
    ("Nobody SignIn", "there is no module `Nobody`; there are Feed, Login"),
    ("Login Feed", "`Feed`"),
    ("Login feed", "did you mean `Feed`?"),
    ("Login LOGIN", "differs from the module `Login` by letter case only"),
    ("Login Login", "`Login` is called so already"),
    ("Login App", "`App`"),
    ("Login String", "`String`"),
    ("Login SignIn --entity User", "`User` is no pair of names; write `--entity Old=New`"),
    ("Login SignIn --entity User=Account", "the entity is not called `User`; it is called `Login`"),
    ("Login SignIn --entity Login=View", "`View`"),
    (
      "Login SignIn",
      "`SignInHandler`, which renamed code would be called by, is something else at "
        + "Sources/Modules/Login/Business/Mine.swift:2; rename that first, or choose another name"
    ),
  ]

  /// Code of the app that names the module would mean something else.
  @Test func refusesATypeOfTheApp() throws {
    let sandbox = try project()
    try sandbox.write("enum SignInText {}\n", to: "Sources/App/Own.swift")

    #expect(
      sandbox.run("rename-module Login SignIn").err
        == "error: `SignInText`, which renamed code would be called by, is something else at "
        + "Sources/App/Own.swift:1; rename that first, or choose another name")
  }

  @Test func keepsTheOrderThatImportsWereGiven() throws {
    let sandbox = try project()
    let path = "Sources/Modules/Login/Business/Own.swift"
    try sandbox.write("import Zoo\nimport LoginData\nimport Core\n", to: path)
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(
      try sandbox.read(path.replacing("Login", with: "SignIn"))
        == "import Zoo\nimport SignInData\nimport Core\n")
  }

  @Test(arguments: refused)
  func refuses(_ row: (words: String, error: String)) throws {
    let sandbox = try project()
    #expect(sandbox.run("new-module Feed").status == .success)
    try sandbox.write(
      "let a = LoginHandler.self\nstruct SignInHandler {}\n",
      to: "Sources/Modules/Login/Business/Mine.swift")
    let before = try sandbox.tree()

    let outcome = sandbox.run("rename-module \(row.words)")

    #expect(outcome.status != .success)
    #expect(outcome.err.contains(row.error), "\(outcome.err)")
    #expect(try sandbox.tree() == before)
  }
}
