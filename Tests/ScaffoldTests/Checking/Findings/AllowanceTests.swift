import Testing

@testable import Checking
@testable import Ground

/// `// scaffold:allow RULE reason`
@Suite struct AllowanceTests {
  static let rules = Rules.excusable.joined(separator: ", ")

  /// An exception that ends in March is distinguished from February on, and is an error from April
  /// on.
  @Test(arguments: [
    ("2026-12", nil), ("2027-01", nil),
    ("2027-02", "warning: this exception ends with 2027-03; fix what it allows"),
    ("2027-03", "warning: this exception ends with 2027-03; fix what it allows"),
    (
      "2027-04",
      "error: this exception ended with 2027-03; fix what it allowed, or name a later month"
    ),
  ])
  func ends(month: String, told: String?) throws {
    let text = "import LoginData // scaffold:allow tier until 2027-03 the old player goes"
    let allowance = try #require(
      Array(text.utf8).withUnsafeBufferPointer { Allowance.all(in: $0) }.first)
    let finding = AllowRule.finding(
      of: allowance, in: "A.swift", isGranted: true, month: try #require(Month(month[...])))
    #expect(finding.map { "\($0.severity.rawValue): \($0.message)" } == told)
    #expect(allowance.hasEnded(in: try #require(Month(month[...]))) == (month == "2027-04"))
  }

  @Test(arguments: ["until 2001-01 the old player goes", "until 2001-01"])
  func isNoExceptionAnyMore(reason: String) throws {
    let sandbox = try Sandbox.twoTiers(view: "import LoginData // scaffold:allow tier \(reason)\n")
    let rules = sandbox.run("check").out.split(separator: "\n").compactMap {
      $0.contains(": error: ") ? $0.split(separator: "[").last.map(String.init) : nil
    }
    #expect(rules == ["tier]", "allow]"])
  }

  /// A file of View, and what is said of it; nothing, if the exception is granted.
  @Test(arguments: [
    ("import LoginData // scaffold:allow tier until March\n", ""),
    ("import LoginData // scaffold:allow tier until 9999-12 the old player goes\n", ""),
    ("import LoginData // scaffold:allow tier until March", ""),
    ("import LoginData // scaffold:allow tier until March\r\nlet x = 1\r\n", ""),
    ("import LoginData //scaffold:allow  tier\tuntil March", ""),
    ("import LoginData /* scaffold:allow tier until March */", ""),
    ("/* scaffold:allow tier until March */ import LoginData", ""),
    ("// scaffold:allow tier until March\nimport LoginData\n", ""),
    ("/// scaffold:allow tier until March\nimport LoginData\n", ""),
    ("/** scaffold:allow tier until March */\nimport LoginData\n", ""),
    ("// scaffold:allow tier until March\n\n// More words.\n\nimport LoginData\n", ""),
    ("/*\n  scaffold:allow tier until March,\n  when it goes\n*/\nimport LoginData\n", ""),
    ("import /* scaffold:allow tier why */ LoginData", ""),
    ("// scaffold:allow tier why\n@testable\nimport LoginData", "3:8: tier"),
    ("// scaffold:allow tier why\n#if DEBUG\nimport LoginData\n#endif", "3:8: tier"),
    ("#if DEBUG\n// scaffold:allow tier why\nimport LoginData\n#endif", ""),
    ("import LoginData\n// scaffold:allow tier why\n", "1:8: tier"),
    ("import LoginData\nimport LoginData // scaffold:allow tier why\n", "1:8: tier"),
    ("// scaffold:allow tier why\nimport Core\nimport LoginData\n", "3:8: tier"),
    ("// scaffold:allow framework why\nimport LoginData\n", "2:8: tier"),
    ("let text = \"// scaffold:allow tier why\"; import LoginData", "1:49: tier"),
    ("let text = \"\"\"\n// scaffold:allow tier why\n\"\"\"; import LoginData", "3:13: tier"),
    ("// see scaffold:allow tier why\nimport LoginData", "2:8: tier"),
    ("// scaffold:allowed tier why\nimport LoginData", "2:8: tier"),
    (
      "// scaffold:allow tier why\n// scaffold:allow framework why\nimport LoginData;import CoreData",
      ""
    ),
    ("import LoginData; import CoreData // scaffold:allow tier why", "1:26: framework"),
  ])
  func grants(text: String, left: String) throws {
    let sandbox = try Sandbox.twoTiers(view: text)
    let outcome = sandbox.run("check --format xcode")
    let lines = outcome.out.split(separator: "\n").filter { $0.contains(": error: ") }
    let rules = lines.filter { !$0.hasSuffix("[allow]") }.map { line in
      let place = line.split(separator: ".swift:")[1].split(separator: " error: ")[0]
      return place + " " + line.split(separator: "[").last.unsafelyUnwrapped.dropLast()
    }
    #expect(rules.joined(separator: "\n") == left)
  }

  /// Comments that are wrong themselves.
  @Test(arguments: [
    (
      "import LoginData // scaffold:allow tier\n",
      """
      LoginView/A.swift:1:8: error: View of Login may not import `LoginData`, which is Data of Login; \
      go through Business [tier]
      LoginView/A.swift:1:18: error: `scaffold:allow tier` needs a reason; \
      write `// scaffold:allow tier because …` [allow]
      """
    ),
    (
      "\n  // scaffold:allow\nlet x = 1\n",
      """
      LoginView/A.swift:2:3: error: `scaffold:allow` needs a rule and a reason; choose from \
      \(AllowanceTests.rules) [allow]
      """
    ),
    (
      "// scaffold:allow teir until March\n",
      """
      LoginView/A.swift:1:1: error: unknown rule `teir`; did you mean `tier`?; choose from \
      \(AllowanceTests.rules) [allow]
      """
    ),
    (
      "// scaffold:allow unreadable why not\n",
      """
      LoginView/A.swift:1:1: error: unknown rule `unreadable`; choose from \
      \(AllowanceTests.rules) [allow]
      """
    ),
    (
      "import Core // scaffold:allow tier until March\n",
      """
      LoginView/A.swift:1:13: error: nothing here breaks the rule `tier`; take the comment out [allow]
      """
    ),
    (
      "// scaffold:allow tier a\n// scaffold:allow tier b\nimport LoginData\n",
      """
      LoginView/A.swift:2:1: error: nothing here breaks the rule `tier`; take the comment out [allow]
      """
    ),
    (
      "// scaffold:allow tier\u{1B}[31m x\n",
      """
      LoginView/A.swift:1:1: error: unknown rule `tier\\u{1b}[31m`; choose from \
      \(AllowanceTests.rules) [allow]
      """
    ),
    (
      "/* scaffold:allow tier why",
      """
      LoginView/A.swift:1:1: error: nothing here breaks the rule `tier`; take the comment out [allow]
      """
    ),
  ])
  func complains(text: String, lines: String) throws {
    let sandbox = try Sandbox.twoTiers(view: text)
    let count = lines.split(separator: "\n").count
    #expect(
      sandbox.run("check")
        == .violations(lines, "\(count) violation\(count == 1 ? "" : "s") in 1 of 3 files"))
  }

  @Test func worksInAManifest() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [ { "name": "View", "targets": ["*View"] },
        { "name": "Data", "targets": ["*Data"] } ] }
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "AView", dependencies: [
          "BView", // scaffold:allow unused it registers itself
          // scaffold:allow unused it does so too
          "CView",
          "DView", "AData",
        ]),
        .target(name: "BView"), .target(name: "CView"), .target(name: "DView"),
        .target(name: "AData"),
      ])

      """,
      "Sources/AView/A.swift": "import AData", "Sources/AData/A.swift": "",
      "Sources/BView/A.swift": "", "Sources/CView/A.swift": "",
      "Sources/DView/A.swift": "",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Package.swift:8:5: error: `AView` declares `DView` and never imports it; take it out of its \
          dependencies [unused]
          """, "1 violation in 1 of 5 files"))
  }

  /// A stray file and a cycle are reported at one place; the exception stands there.
  @Test func worksForWholeFilesAndCircles() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "uses": { "A": ["B"], "B": ["A"] },
        "tiers": [ { "name": "Data", "folders": ["Data"] } ] }
      """,
      "Loose/A.swift": "// scaffold:allow stray it is for scripts\n",
      "Sources/Modules/A/Data/A.swift": "import BData // scaffold:allow cycle they are one\n",
      "Sources/Modules/B/Data/B.swift": "import AData\n",
    ])
    #expect(sandbox.run("check") == Outcome("No violations in 3 files"))
  }
}

extension Sandbox {
  /// A module whose View is a single file.
  static func twoTiers(view: String) throws -> Sandbox {
    try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [ { "name": "View", "folders": ["*View"] },
        { "name": "Business", "folders": ["*Business"] },
        { "name": "Data", "folders": ["*Data"], "frameworks": ["CoreData"] } ] }
      """,
      "LoginView/A.swift": view, "LoginBusiness/A.swift": "import LoginData\n",
      "LoginData/A.swift": "",
    ])
  }
}
