import Testing

/// What nearly breaks the rules about lines between markers.
@Suite struct RegistrationRuleTests {
  /// What is between the markers of a module that has registered `module("Login"),`, and what breaks.
  private static let rows: [(lines: [String], found: [String])] = [
    ([#"module("Login"),"#], []),
    ([#"module("Login", uses: ["Feed"]),"#], []),
    ([#"module("LoginHistory"),"#, #"module("Login"),"#], []),
    ([#"module("Login"),"#, "extra(", "1),", "extra(", "2),"], []),
    ([#"module("Login"),"#, "// twice", "// twice"], []),
    ([], ["1:1 unregistered"]),
    ([#"// module("Login"),"#], ["1:1 unregistered"]),
    ([#"module("Login"),"#, #"module("Login", uses: ["Feed"]),"#], ["4:1 duplicate"]),
    ([#"module("Login"),"#, "extra,", #"module("Login"),"#], ["5:1 duplicate"]),
    ([#"module("Login"),"#, "extra,", "extra,"], ["5:1 duplicate"]),
    (["// scaffold:allow unregistered built elsewhere"], []),
    // Nobody knows yet what will be there.
    (["<<<<<<< a", "=======", ">>>>>>> b"], ["3:1 conflict"]),
  ]

  private static let projectFile = """
    { "version": 1, "name": "Demo",
      "tiers": [ { "name": "View", "folders": ["View"] },
                 { "name": "Business", "folders": ["Business"] },
                 { "name": "Data", "folders": ["Data"] } ] }

    """

  @Test(arguments: rows)
  func findsNoMoreThanThere(lines: [String], found: [String]) throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(Self.projectFile, to: "scaffold.json")
    let rows = ["// scaffold:modules"] + lines + ["// scaffold:end"]
    try sandbox.write(
      "let modules = [\n" + rows.map { "\($0)\n" }.joined() + "]\n", to: "Package.swift")

    let told = sandbox.run("check --format xcode").out.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "Package.swift:")
      return words.count > 1 ? words[1] : nil
    }
    let rules = ["unregistered", "duplicate", "conflict"]
    let places = told.compactMap { line in
      rules.first { line.contains("[\($0)]") }.map { rule in
        line.split(separator: ": ")[0] + " " + rule
      }
    }
    #expect(places.map { String($0) } == found)
  }

  @Test(arguments: ["Sources/Modules/Login/.scaffold.json", "Login/Data/Text.xcstrings"])
  func findsConflictsInRecords(_ path: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": Self.projectFile, path: "{\n<<<<<<< a\n=======\n>>>>>>> b\n}\n",
    ])
    #expect(sandbox.run("check --format xcode").out.contains("\(path):2:1: error: two branches"))
  }

  @Test func readsNoLedgerThatIsNone() throws {
    let sandbox = try Sandbox([
      "scaffold.json": Self.projectFile, "Sources/Modules/Login/.scaffold.json": "{\n  1\n}\n",
    ])
    #expect(
      sandbox.run("check --format xcode").out.contains(
        "Sources/Modules/Login/.scaffold.json:2:3: error: "
          + "`Sources/Modules/Login/.scaffold.json` cannot be read: expected a key in quotes"))
  }
}
