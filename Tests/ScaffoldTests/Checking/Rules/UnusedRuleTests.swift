import Testing

@Suite struct UnusedRuleTests {
  /// Who imports a module has what that hands on, and what is handed on by that in its turn.
  @Test(arguments: [
    ("@_exported import Words", "import Bytes", true),
    ("import Words", "import Bytes", false),
    ("@_exported import Words", "import Lines", true),
    ("@_exported import Words", "import Files", false),
  ])
  func countsWhatIsHandedOn(_ bytes: String, _ reading: String, isUsed: Bool) throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [ { "name": "Reading", "targets": ["Reading"] },
        { "name": "Ground", "targets": ["Bytes", "Lines", "Files", "Words"] } ] }
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Tool",
        targets: [
          .target(name: "Words"),
          .target(name: "Files"),
          .target(name: "Bytes", dependencies: ["Words"]),
          .target(name: "Lines", dependencies: ["Bytes"]),
          .target(name: "Reading", dependencies: ["Bytes", "Lines", "Files", "Words"]),
        ]
      )

      """,
      "Sources/Words/A.swift": "struct A {}\n",
      "Sources/Files/A.swift": "struct A {}\n",
      "Sources/Bytes/A.swift": "\(bytes)\n",
      "Sources/Lines/A.swift": "@_exported import Bytes\n",
      "Sources/Reading/A.swift": "\(reading)\n",
    ])

    let isNamed = sandbox.run("check").out.contains("`Reading` declares `Words`")

    #expect(isNamed != isUsed)
  }
}
