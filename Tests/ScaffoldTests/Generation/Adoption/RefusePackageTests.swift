import Testing

/// The packages that cannot have modules as they are, and the options that say nothing to one.
@Suite struct RefusePackageTests {
  /// One refusal a line: what is wrong, and the way out.
  @Test(arguments: [
    (
      ["Package.swift": Sandbox.manifest.replacing("6.2", with: "5.8")], "",
      "`Package.swift` has the tools version 5.8; raise its first line to "
        + "`// swift-tools-version: 6.2`, which makes Swift 6 its language"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("6.2", with: "5.10") + "func make() {}\n"], "",
      "`Package.swift` has the tools version 5.10; raise its first line to "
        + "`// swift-tools-version: 6.2`, which makes Swift 6 its language"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("let package", with: "let kit")], "",
      "`Package.swift` has no variable `package`; write `let package = Package(…)` in it"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("v17", with: "v16")], "",
      "`Package.swift` supports platforms older than iOS 17 and macOS 14, which modules need; "
        + "raise its `platforms:`, or `--raise-platforms` does so at its end"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("[.iOS(.v17), .macOS(.v14)]", with: "all")],
      " --raise-platforms",
      "`Package.swift` makes its platforms in a way that cannot be read; "
        + "write them in full: `platforms: [.iOS(.v17), .macOS(.v14)]`"
    ),
    (
      ["Package.swift": Sandbox.manifest + "func module() {}\n"], "",
      "`Package.swift` declares `module`, which the lines at its end need; rename it there"
    ),
    (
      ["Sources/Base/A.swift": ""], "",
      "`Sources/Base` exists already; `--sources <dir>` puts Base and modules into another folder"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("Sources/Kit", with: "Sources")], "",
      "`Sources` is in the folder `Sources` of another target; "
        + "`--sources <dir>` puts Base and modules into another"
    ),
    (
      ["Sources/A.swift": ""], "",
      "`Sources` holds the files of the only target; "
        + "move them to a folder there that has the target's name"
    ),
    (
      [
        "Package.swift": Sandbox.manifest
          + "// scaffold:base\n// scaffold:end\n// scaffold:modules\n// scaffold:end\n"
      ], "",
      "`Package.swift` has lines `// scaffold:` but there is no `scaffold.json`; "
        + "restore that from version control, or take the lines out"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("\"Kit\", path", with: "\"LoginData\", path")],
      "", nil
    ),
  ])
  func refuses(_ files: [String: String], options: String, saying message: String?) throws {
    let sandbox = try Sandbox.package(files)
    let before = try sandbox.tree()

    let expected =
      message.map { Outcome(.refused, err: "error: \($0)") }
      ?? Outcome(
        .usage,
        err: "error: `Login` would clash with the target `LoginData`; choose another module name")
    #expect(sandbox.run("new-module Login\(options)") == expected)
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (
      "--base-prefix acme",
      "`acme` is no prefix for targets; use letters and digits, starting with a capital"
    ),
    (
      "--sources ../Out",
      "`../Out` is no folder of the project; "
        + "give `--sources` the way to one from there, such as `Sources`"
    ),
  ])
  func refusesBadWords(_ options: String, saying message: String) throws {
    let sandbox = try Sandbox.package()
    #expect(
      sandbox.run("new-module Login \(options)") == Outcome(.usage, err: "error: " + message))
  }

  @Test(arguments: [
    ("--base-prefix Acme", "a package or app"), ("--raise-platforms", "a package"),
    ("--sources Code", "a package or app"), ("--layout package", "an Xcode app"),
    ("--app-target Weibo", "an Xcode app"),
  ])
  func itsOptionsAreForProjectsOfOthers(_ options: String, need: String) throws {
    let outcome = try Sandbox.project().run("new-module Login --template tiny \(options)")
    let name = options.split(separator: " ")[0]
    #expect(
      outcome
        == Outcome(
          .usage,
          err: "error: `\(name)` is for the first module in "
            + "\(need) that scaffold did not make; leave it out"))
  }

  @Test(arguments: ["--layout package", "--layout folders", "--app-target Kit"])
  func aPackageHasNoUseForTheOptionsOfApps(_ options: String) throws {
    let sandbox = try Sandbox.package()
    let name = options.split(separator: " ")[0]
    let refusal = Outcome(
      .usage,
      err: "error: `\(name)` is for the first module in "
        + "an Xcode app that scaffold did not make; leave it out")

    #expect(sandbox.run("new-module Login \(options)") == refusal)
    #expect(sandbox.run("new-module Login").status == .success)
    #expect(sandbox.run("new-module Home \(options)") == refusal)
  }
}
