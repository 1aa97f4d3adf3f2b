import Testing

/// `scaffold check` on what `scaffold` itself makes, and on what people then do to it.
@Suite struct GeneratedPackageTests {
  /// What stays of a module that is gone has nothing to build with.
  @Test func findsWhatNeedsAModuleThatIsGone() throws {
    let sandbox = try Sandbox.generated()
    let kept = "Sources/App/Modules/TimelineAssembly.swift"
    let own = "Sources/App/Ours.swift"
    try sandbox.write(sandbox.read(kept) + "\n// ours\n", to: kept)
    try sandbox.write("import CoreData\nimport ProfileBusiness\nimport TimelineView\n", to: own)
    #expect(sandbox.run("check").status == .success)
    #expect(sandbox.run("remove-module Timeline").status == .success)
    let line = { (name: String) in
      try sandbox.read(kept).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasSuffix("import " + name) }.map { $0 + 1 } ?? 0
    }
    let places = [
      (kept, try line("TimelineBusiness"), "TimelineBusiness"),
      (kept, try line("TimelineView"), "TimelineView"), (own, 3, "TimelineView"),
    ]
    let found = places.map { file, line, name in
      "\(file):\(line):8: error: `App` imports `\(name)`, and no target is called so; its module is "
        + "gone or has no such tier, take the import out with what needs it [undeclared]"
    }

    let lines = sandbox.run("check").out.split(separator: "\n").map(String.init)

    #expect(Array(lines.prefix { $0.contains("[undeclared]") }) == found)
    try sandbox.remove(kept)
    try sandbox.write("import CoreData\nimport ProfileBusiness\n", to: own)
    #expect(sandbox.run("check").status == .success)
  }

  @Test(arguments: [
    ["Login --ui both", "SignUp --kind form", "Feed --kind list --uses Login,SignUp"],
    ["Login --pattern mvc --without network,storage,database"],
  ])
  func isClean(modules: [String]) throws {
    let sandbox = try Sandbox.demo()
    for words in modules { #expect(sandbox.run("new-module \(words)").status == .success) }
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
  }

  @Test(arguments: ["", "--base-prefix Acme"])
  func isCleanInAPackageOfSomeoneElse(words: String) throws {
    let sandbox = try Sandbox.package()
    #expect(sandbox.run("new-module Account \(words)").status == .success)
    #expect(sandbox.run("new-module Login --uses Account --without storage").status == .success)
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
  }

  /// One file put in, and all that is then said.
  static let wrongs = [
    (
      "Sources/Modules/Login/View/Own.swift", "import Core\n  import LoginData\n",
      """
      Sources/Modules/Login/View/Own.swift:2:10: error: View of Login may not import `LoginData`, \
      which is Data of Login; go through Business [tier]
      """
    ),
    (
      "Sources/Modules/Login/View/Other.swift", "import Core; import struct TimelineData.Status",
      """
      Sources/Modules/Login/View/Other.swift:1:28: error: View of Login may not import \
      `TimelineData`, which is Data of Timeline; go through Business [tier]
      """
    ),
    (
      "Sources/Modules/Login/View/Screens.swift", "import TimelineView\n",
      """
      Sources/Modules/Login/View/Screens.swift:1:8: error: View of Login may not import \
      `TimelineView`, which is View of Timeline; modules meet in Business only [module]
      """
    ),
    (
      "Sources/Modules/Login/View/Skip.swift", "import TimelineBusiness\n",
      """
      Sources/Modules/Login/View/Skip.swift:1:8: error: View of Login may not import \
      `TimelineBusiness`, which is Business of Timeline; go through Business of Login [module]
      """
    ),
    (
      "Sources/Modules/Login/Business/Looks.swift", "\u{FEFF}import SwiftUI\r\n",
      """
      Sources/Modules/Login/Business/Looks.swift:1:11: error: Business of Login may not import \
      `SwiftUI`, which is for View; move what needs it there [framework]
      """
    ),
    (
      "Sources/Modules/Login/Business/Wire.swift",
      "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n",
      """
      Sources/Modules/Login/Business/Wire.swift:2:8: error: Business of Login may not import \
      `FoundationNetworking`, which is for Data; move what needs it there [framework]
      """
    ),
    (
      "Sources/Modules/Login/Data/Up.swift", "@testable import LoginBusiness\n",
      """
      Sources/Modules/Login/Data/Up.swift:1:18: error: Data of Login may not import \
      `LoginBusiness`, which is Business of Login; pass in what it needs, or move the code [tier]
      """
    ),
    (
      "Sources/Modules/Login/Business/Peer.swift", "import TimelineBusiness\n",
      """
      Sources/Modules/Login/Business/Peer.swift:1:8: error: `Login` may not import \
      `TimelineBusiness`, as it does not say that it uses `Timeline`; add `uses: ["Timeline"]` to \
      its line in Package.swift [module]
      """
    ),
    (
      "Sources/Modules/Login/Data/Transitive.swift", "import BaseSQLite\n",
      """
      Sources/Modules/Login/Data/Transitive.swift:1:8: error: `LoginData` imports `BaseSQLite` and \
      does not declare it; add it to the target's dependencies in Package.swift [undeclared]
      """
    ),
    (
      "Sources/Modules/Login/Business/Export.swift", "@_exported import LoginData\n",
      """
      Sources/Modules/Login/Business/Export.swift:1:19: error: Business of Login hands `LoginData`, \
      which is Data of Login, on to whoever imports it; import it without `@_exported` [tier]
      """
    ),
    (
      "Sources/Modules/Login/Tests/Peek.swift", "@testable import TimelineData\n",
      """
      Sources/Modules/Login/Tests/Peek.swift:1:18: error: a test of Login may not import \
      `TimelineData`, which is Data of Timeline; modules meet in Business only [module]
      """
    ),
    (
      "Sources/Modules/Login/Stray.swift", "\n\nimport LoginData\n",
      """
      Sources/Modules/Login/Stray.swift:1:1: error: `Sources/Modules/Login` is in no tier; move the \
      file into one, or name the folder in scaffold.json [stray]
      """
    ),
    (
      "Extra/Stray.swift", "let x = 1\n",
      """
      Extra/Stray.swift:1:1: error: `Extra` is in no tier; move the file into one, or name the \
      folder in scaffold.json [stray]
      """
    ),
    (
      "Sources/App/Raw.swift", "import LoginData\n",
      """
      Sources/App/Raw.swift:1:8: error: the app may not import `LoginData`, which is Data of Login; \
      go through View or Business [tier]
      """
    ),
    (
      "Sources/Base/Business/Down.swift", "import LoginBusiness\n",
      """
      Sources/Base/Business/Down.swift:1:8: error: Business may not import `LoginBusiness`, which is \
      Business of Login; pass in what it needs, or move the code [module]
      """
    ),
    (
      "Sources/Base/Core/Looks.swift", "import UIKit\n",
      """
      Sources/Base/Core/Looks.swift:1:8: error: what all tiers share may not import `UIKit`, which is \
      for View; move what needs it there [framework]
      """
    ),
    (
      "Sources/Base/Core/Down.swift", "import LoginBusiness\n",
      """
      Sources/Base/Core/Down.swift:1:8: error: what all tiers share may not import `LoginBusiness`, \
      which is Business of Login; pass in what it needs, or move the code [tier]
      """
    ),
    (
      "Sources/Modules/Login/View/Down.swift", "import App\n",
      """
      Sources/Modules/Login/View/Down.swift:1:8: error: View of Login may not import `App`, which is \
      the app; pass in what it needs, or move the code [tier]
      """
    ),
  ]

  @Test func finds() throws {
    let sandbox = try Sandbox.generated()
    for (path, text, line) in Self.wrongs {
      try sandbox.write(text, to: path)
      #expect(
        sandbox.run("check").withoutCounts
          == .violations(line, "1 violation in 1 of N files"))
      try sandbox.remove(path)
    }
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    for (path, text, _) in Self.wrongs { try sandbox.write(text, to: path) }
    #expect(
      sandbox.run("check").withoutCounts
        == .violations(
          Self.wrongs.sorted { $0.0 < $1.0 }.map(\.2).joined(separator: "\n"),
          "18 violations in 18 of N files"))
  }

  @Test func findsWhatIsDeclaredAndNeverImported() throws {
    let sandbox = try Sandbox.generated()
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing(
        #"dependencies: ["Core", "BaseBusiness"]"#,
        with: #"dependencies: ["Core", "BaseBusiness", "BaseData"]"#), to: "Package.swift")
    #expect(
      sandbox.run("check").withoutCounts
        == .violations(
          """
          Package.swift:43:46: error: `BaseView` declares `BaseData` and never imports it; take \
          it out of its dependencies [unused]
          """, "1 violation in 1 of N files"))
  }

  @Test func findsACycleOfThreeModules() throws {
    let sandbox = try Sandbox.generated()
    for (module, used) in [
      ("Login", "Timeline"), ("Timeline", "Profile"), ("Profile", "Login"),
    ] {
      let manifest = try sandbox.read("Package.swift")
      try sandbox.write(
        manifest.replacing(
          "module(\"\(module)\")", with: "module(\"\(module)\", uses: [\"\(used)\"])"),
        to: "Package.swift")
    }
    #expect(
      sandbox.run("check").withoutCounts
        == .violations(
          """
          Package.swift:6:12: error: these modules use each other in a cycle: Login → Timeline → \
          Profile → Login; take one of the uses out [cycle]
          Package.swift:8:12: note: `Timeline` uses `Profile` here
          Package.swift:7:12: note: `Profile` uses `Login` here
          """, "1 violation in 1 of N files"))

    try sandbox.write("\nimport TimelineBusiness\n", to: "Sources/Modules/Login/Business/A.swift")
    try sandbox.write(" import ProfileBusiness", to: "Sources/Modules/Timeline/Business/A.swift")
    try sandbox.write("import LoginBusiness", to: "Sources/Modules/Profile/Business/A.swift")
    #expect(
      sandbox.run("check").withoutCounts
        == .violations(
          """
          Sources/Modules/Login/Business/A.swift:2:8: error: these modules use each other in a \
          cycle: Login → Timeline → Profile → Login; take one of the uses out [cycle]
          Sources/Modules/Timeline/Business/A.swift:1:9: note: `Timeline` uses `Profile` here
          Sources/Modules/Profile/Business/A.swift:1:8: note: `Profile` uses `Login` here
          """, "1 violation in 1 of N files"))
  }

  /// The cases of tuist#6706 and tuist#7281, and more of their kind.
  static let innocents = [
    "// import LoginData\n", "/** import LoginData */\n", "/*\nimport LoginData\n*/\n",
    "/* /* */ import LoginData */\n", "/// ```\n/// import LoginData\n/// ```\n",
    "#if os(macOS)\n// import LoginData\n#endif\n",
    "func generate() {\n  let string = \"\"\"\nimport LoginData // as text\n\"\"\"\n}\n",
    "let string = #\"\"\"\nimport LoginData\n\"\"\"#\n", "let string = \"import LoginData\"\n",
    "let string = \"\\(\"import LoginData\")\"\n", "let pattern = /import LoginData/\n",
    "let pattern = #/\n  import LoginData\n/#\n",
    "let `import` = 1, LoginData = 2\n", "f(import: LoginData)\n", "x.import(LoginData)\n",
    // The third case of tuist#6706: what is only for one platform is declared so, and imported so.
    "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\n",
  ]

  @Test func raisesNoFalseAlarm() throws {
    let sandbox = try Sandbox.generated()
    for (number, text) in Self.innocents.enumerated() {
      try sandbox.write(text, to: "Sources/Modules/Login/View/Innocent\(number).swift")
    }
    try sandbox.write(
      "#if canImport(BaseSQLite)\nimport BaseSQLite\n#else\nimport SQLite3\n#endif\n",
      to: "Sources/Base/Data/Platform.swift")
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
  }
}
