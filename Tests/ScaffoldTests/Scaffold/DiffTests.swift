import Testing

@testable import Ground

/// `scaffold diff`: what is ours since generation, as one patch.
@Suite struct DiffTests {
  private static let handler = "Sources/Modules/Feed/Business/FeedHandler.swift"
  private static let row = "Sources/Modules/Feed/View/FeedRoute.swift"

  /// A project with two modules, as generated and committed.
  private static func project() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    for name in ["Feed", "Login"] {
      #expect(sandbox.run("new-module \(name)").status == .success)
    }
    return sandbox
  }

  /// Edits, files that are gone and new ones, in a module, beside it and in another one.
  private static func edit(_ sandbox: Sandbox) throws {
    try sandbox.write("// ours\n" + sandbox.read(handler), to: handler)
    try sandbox.remove(row)
    try sandbox.write("// new\n", to: "Sources/Modules/Feed/View/Ours.swift")
    let line = #"modules += module("Feed")"#
    try sandbox.write(
      sandbox.read("Package.swift").replacing(line, with: line + "  // ours"), to: "Package.swift")
    let readme = "README.md"
    try sandbox.write(sandbox.read(readme) + "Ours.\n", to: readme)
  }

  @Test func isNothingWhereAllIsAsGenerated() throws {
    let sandbox = try Self.project()

    for words in ["diff", "diff Feed", "diff Login Feed"] {
      let nothing = Outcome(status: .success, out: "", err: "note: all is as generated")
      #expect(sandbox.run(words) == nothing)
    }
  }

  @Test func showsWhatIsOursOfAModule() throws {
    let sandbox = try Self.project()
    let route = try sandbox.read(Self.row)
    let first = try sandbox.read(Self.handler)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let manifest = try sandbox.read("Package.swift").split(separator: "\n")
    let place = try #require(manifest.firstIndex { $0.hasPrefix(#"modules += module("Feed")"#) })
    try Self.edit(sandbox)
    let gone = route.split(separator: "\n", omittingEmptySubsequences: false).dropLast()

    let outcome = sandbox.run("diff Feed")

    let patch = outcome.out.split(separator: "\n", omittingEmptySubsequences: false)
    let files = patch.filter { $0.hasPrefix("diff --git ") }.map { $0.split(separator: " b/")[1] }
    let expected = [
      "Package.swift", Self.handler, Self.row, "Sources/Modules/Feed/View/Ours.swift",
    ]
    #expect(files.map(String.init) == expected)
    #expect(outcome.out.contains("@@ -1,3 +1,4 @@\n+// ours\n \(first[0])\n \(first[1])\n"))
    #expect(outcome.out.contains("-\(manifest[place])\n+\(manifest[place])  // ours\n"))
    #expect(outcome.out.contains("+++ /dev/null\n@@ -1,\(gone.count) +0,0 @@\n"))
    #expect(outcome.out.hasSuffix("@@ -0,0 +1 @@\n+// new"))
    #expect(sandbox.run("diff Login").out == "")
  }

  /// Applied in reverse, it leaves what was generated.
  @Test(arguments: ["diff", "diff Feed Login"])
  func leavesWhatWasGenerated(words: String) throws {
    let sandbox = try Self.project()
    let before = try sandbox.tree()
    try Self.edit(sandbox)
    try sandbox.commitAll()

    let patch = sandbox.run(words).out
    try sandbox.write(patch + "\n", to: "ours.patch")
    #expect(try sandbox.git("apply", "-R", "ours.patch") == "")
    try sandbox.remove("ours.patch")

    let readme = "README.md"
    if words != "diff" {
      #expect(try sandbox.read(readme).hasSuffix("Ours.\n"))
      try sandbox.write(String(sandbox.read(readme).dropLast("Ours.\n".count)), to: readme)
    }
    #expect(try sandbox.tree().filter { !$0.key.hasPrefix(".git/") && $0.key != ".git" } == before)
  }

  @Test func tellsPrograms() throws {
    let sandbox = try Self.project()
    try sandbox.write("// new\n", to: "Sources/Modules/Feed/View/Ours.swift")

    #expect(
      sandbox.run("diff Feed --json")
        == Outcome(
          """
          {
            "version": 1,
            "files": [
              "Sources/Modules/Feed/View/Ours.swift"
            ],
            "diff": "diff --git a/Sources/Modules/Feed/View/Ours.swift b/Sources/Modules/Feed/View/\
          Ours.swift\\nnew file mode 100644\\n--- /dev/null\\n+++ b/Sources/Modules/Feed/View/\
          Ours.swift\\n@@ -0,0 +1 @@\\n+// new\\n"
          }
          """))
  }

  @Test func refusesAModuleThatThereIsNot() throws {
    #expect(
      try Self.project().run("diff Feeds")
        == Outcome(.refused, err: "error: there is no module `Feeds`; there are Feed, Login"))
  }
}
