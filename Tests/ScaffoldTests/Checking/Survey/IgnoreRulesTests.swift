import Testing

/// What git leaves out is not checked.
@Suite struct IgnoreRulesTests {
  static let files = [
    "a/A.swift", "a/b/B.swift", "a/b/c/C.swift", "vendor/x/V.swift", "Build/y/Y.swift",
    "sp ace/S.swift", "d/Build/D.swift", "d/keep/K.swift", "e/f/g/G.swift", "e/f/F.gen.swift",
    "R.gen.swift", "a/keep.gen.swift",
  ]

  /// The same files that `git ls-files --others --exclude-standard` says.
  @Test func readsPatternsAsGitDoes() throws {
    let sandbox = try Sandbox(
      Self.files.reduce(into: [".git/HEAD": "", "a/.gitignore": "B.swift\n"]) { $0[$1] = "" })
    try sandbox.write(
      """
      # what is built
      /Build/
      vendor/*
      !vendor/x
      *.gen.swift
      !keep.gen.swift
      a/**/c
      e/f/g/
      sp\\ ace/
      [Dd]/kee?/

      """, to: ".gitignore")
    try sandbox.write(
      """
      { "version": 2, "tiers": [ { "name": "View", "folders": ["View"] } ] }
      """, to: "scaffold.json")
    let lines = sandbox.run("check").out.split(separator: "\n").filter { $0.hasSuffix("[stray]") }
    let told = """
      a/A.swift:1:1: error: `a`, with 2 files, is in no tier; move them into one, or name the \
      folder in scaffold.json [stray]
      d/Build/D.swift:1:1: error: `d` is in no tier; move the file into one, or name the folder \
      in scaffold.json [stray]
      vendor/x/V.swift:1:1: error: `vendor` is in no tier; move the file into one, or name the \
      folder in scaffold.json [stray]
      """
    #expect(lines.joined(separator: "\n") == told)
  }

  /// Where many `**` could each take any of many folders, one after another is tried.
  @Test func manyStarsTakeNoLongerThanOne() throws {
    let folders = Array(repeating: "a", count: 30).joined(separator: "/")
    let stars = String(repeating: "**/", count: 12)
    let names = String(repeating: "*a", count: 40)
    let sandbox = try Sandbox([
      ".git/HEAD": "", "\(folders)/b.swift": "", "\(folders)/c.swift": "",
      "\(folders)/\(String(repeating: "a", count: 200)).swift": "",
      ".gitignore": "\(stars)a/b.swift\n\(stars)a/\(names)b\na/\(stars)\(names).swift\n",
      "scaffold.json": #"{ "version": 2, "tiers": [ { "name": "View", "folders": ["View"] } ] }"#,
    ])
    let lines = sandbox.run("check").out.split(separator: "\n").filter { $0.hasSuffix("[stray]") }
    #expect(
      lines == [
        """
        \(folders)/c.swift:1:1: error: `a` is in no tier; move the file into one, or name the folder \
        in scaffold.json [stray]
        """
      ])
  }

  /// Patterns above the project count up to the repository's own folder.
  @Test func looksAboveTheProject() throws {
    let sandbox = try Sandbox([
      ".git/HEAD": "", ".gitignore": "Apps/*/Made\n", "Apps/Weibo/View/A.swift": "",
      "Apps/Weibo/Made/B.swift": "",
      "Apps/Weibo/scaffold.json":
        #"{ "version": 1, "sources": ["View"], "tiers": [ { "name": "View", "folders": ["View"] } ] }"#,
    ])
    #expect(!sandbox.run("check", in: "Apps/Weibo").out.contains("Made"))
  }
}
