import Testing

@testable import Generation

/// The lines by which teams pin the version of a tool.
@Suite struct VersionPinsTests {
  static let lines: [(file: String, text: String, version: String?, line: Int)] = [
    ("Mintfile", "nicklockwood/SwiftFormat@0.55.0\nOWNER/scaffold@0.2.0\n", "0.2.0", 2),
    ("Mintfile", "# OWNER/scaffold@0.1.0\n", nil, 0),
    ("Mintfile", "OWNER/scaffold-kit@1.0.0\nOWNER/myscaffold@1.0.0\n", nil, 0),
    ("Mintfile", "OWNER/scaffold\n", nil, 0),
    ("mise.toml", "[tools]\n\"ubi:OWNER/scaffold\" = \"0.2.0\"\n", "0.2.0", 2),
    (".tool-versions", "ubi:OWNER/scaffold 0.2.0\n", "0.2.0", 1),
    (
      ".pre-commit-config.yaml",
      "repos:\n  - repo: https://github.com/OWNER/scaffold\n    rev: v0.2.0\n", "0.2.0", 3
    ),
    (
      ".pre-commit-config.yaml",
      "repos:\n  - repo: https://github.com/OWNER/scaffold\n  - repo: o/other\n    rev: v9.1.0\n",
      nil, 0
    ),
    (".github/workflows/ci.yml", "    - uses: OWNER/scaffold@v0.2.0\n", "0.2.0", 1),
    (
      "Package.swift",
      ".package(url: \"https://github.com/OWNER/scaffold.git\", exact: \"0.2.0\")\n",
      "0.2.0", 1
    ),
    ("Package.swift", ".package(name: \"scaffold\", path: \"../scaffold\")\n", nil, 0),
    (
      "Package.resolved",
      """
          {
            "identity" : "scaffold",
            "location" : "https://github.com/OWNER/scaffold.git",
            "state" : {
              "revision" : "0123456789abcdef",
              "version" : "0.2.0"
            }
      """, "0.2.0", 6
    ),
  ]

  @Test(arguments: lines)
  func areRead(_ file: String, _ text: String, _ version: String?, _ line: Int) {
    let pins = VersionPin.all(in: file, Array(text.utf8))

    #expect(pins.map(\.version) == [version].compactMap(\.self))
    #expect(pins.map(\.place.line) == (version == nil ? [] : [line]))
  }

  @Test func takeALowerBoundForOne() {
    let line = ".package(url: \"https://github.com/OWNER/scaffold.git\", from: \"0.1.0\")"

    #expect(VersionPin.all(in: "Package.swift", Array(line.utf8)).map(\.isLowerBound) == [true])
  }
}
