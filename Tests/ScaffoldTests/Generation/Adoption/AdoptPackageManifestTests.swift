import Testing

/// What a package's manifest says of tools, platforms and names is respected, and changed where asked.
@Suite struct AdoptPackageManifestTests {
  @Test func aPrefixKeepsOutOfTheWayOfTargets() throws {
    let sandbox = try Sandbox.package([
      "Package.swift": Sandbox.manifest.replacing("\"Kit\", path", with: "\"Core\", path")
    ])
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login")
        == Outcome(
          .refused,
          err: "error: `Package.swift` has the name `Core` already; `--base-prefix Acme` calls "
            + "ours `AcmeCore`"))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("new-module Login --base-prefix Acme").status == .success)
    #expect(sandbox.run("new-module Orders").status == .success)
    let swift = try sandbox.texts().filter { $0.key.hasSuffix(".swift") }
    let lines = swift.filter { $0.key.hasPrefix("Sources/") }.values
      .flatMap { $0.split(separator: "\n").map(String.init) }
    let imports = Set(
      lines.filter { $0.contains("import ") && !$0.contains("//") }
        .map { String($0.split(separator: " ").last ?? "") })
    #expect(
      imports.filter { $0.contains("Base") || $0.contains("Core") }.sorted() == [
        "AcmeBaseBusiness", "AcmeBaseData", "AcmeBaseSQLite", "AcmeBaseTesting", "AcmeBaseView",
        "AcmeCore",
      ])
    #expect(
      try sandbox.read("Sources/Base/SQLite/module.modulemap").hasPrefix("module AcmeBaseSQLite "))
    #expect(
      sandbox.run("new-module Home --base-prefix Other")
        == Outcome(
          .usage,
          err: "error: `--base-prefix` was settled with the first module as `Acme`; leave it out"))
    _ = sandbox.run("remove-module Login")
    _ = sandbox.run("remove-module Orders")
    #expect(try sandbox.tree() == before)
  }

  @Test func raisesThePlatformsIfAsked() throws {
    let old = Sandbox.manifest.replacing(
      "[.iOS(.v17), .macOS(.v14)]", with: "[.iOS(.v13), .tvOS(.v13)]")
    let sandbox = try Sandbox.package(["Package.swift": old])
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --raise-platforms")

    #expect(
      outcome.out.split(separator: "\n").prefix(2) == [
        "Added the Base layers to the package Kit in Sources/Base",
        "Raised the platforms in Package.swift: [.iOS(.v17), .macOS(.v14), .tvOS(.v13)]",
      ])
    #expect(
      try sandbox.read("Package.swift").contains(
        "\npackage.platforms = [.iOS(.v17), .macOS(.v14), .tvOS(.v13)]\n"))
    #expect(sandbox.run("new-module Orders --raise-platforms").status == .success)
    _ = sandbox.run("remove-module Orders")
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  /// A manifest for older tools gets the tools version that modules need, and gives it back. What
  /// was meant for Swift 5 stays in its language mode.
  @Test(arguments: [
    (" 6.0", "", "from 6.0 to 6.2", nil), (" 6.1.1 // since then", "", "from 6.1.1 to 6.2", nil),
    (" 6.0", "func make() {}\n", "from 6.0 to 6.2", nil),
    ("5.9", "", "from 5.9 to 6.2; its targets stay in the language mode 5", "[.v5]"),
    (" 5.10", "package.swiftLanguageVersions = [.v5]\n", "from 5.10 to 6.2", nil),
  ])
  func raisesTheToolsVersion(
    version: String, ending: String, note: String, modes: String?
  ) throws {
    let old = Sandbox.manifest.replacing(" 6.2", with: version) + ending
    let sandbox = try Sandbox.package(["Package.swift": old])
    let before = try sandbox.tree()
    let number = version.prefix { !$0.isNumber } + "6.2"
    let lines = old.replacing(version.split(separator: " //")[0], with: number)
    let shown = sandbox.run("new-module Login --dry-run").out.split(separator: "\n")
      .map { String($0).trimmed }

    let outcome = sandbox.run("new-module Login")

    #expect(
      outcome.out.split(separator: "\n").prefix(2) == [
        "Added the Base layers to the package Kit in Sources/Base",
        "Raised the tools version in Package.swift \(note)",
      ])
    let manifest = try sandbox.read("Package.swift")
    #expect(manifest.hasPrefix(lines + "\n// scaffold:base\n"))
    #expect(manifest.contains("\npackage.swiftLanguageModes = [.v5]\n") == (modes != nil))
    let firsts = [old, manifest].map { $0.prefix { $0 != "\n" } }
    #expect(shown.contains("- " + firsts[0]))
    #expect(shown.contains("+ " + firsts[1]))
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  @Test func keepsAToolsVersionThatSomeoneRaisedFurther() throws {
    let old = Sandbox.manifest.replacing("6.2", with: "6.1")
    let sandbox = try Sandbox.package(["Package.swift": old])
    _ = sandbox.run("new-module Login")
    try sandbox.write(
      sandbox.read("Package.swift").replacing(": 6.2", with: ": 6.3"), to: "Package.swift")

    _ = sandbox.run("remove-module Login")

    #expect(try sandbox.read("Package.swift") == old.replacing("6.1", with: "6.3"))
  }

  @Test func usesTheManifestThatSwiftPMPicks() throws {
    let sandbox = try Sandbox.package([
      "Package.swift": Sandbox.manifest.replacing("6.2", with: "5.9"),
      "Package@swift-6.0.swift": Sandbox.manifest,
    ])
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login").status == .success)
    #expect(try sandbox.read("Package.swift") == Sandbox.manifest.replacing("6.2", with: "5.9"))
    #expect(try sandbox.read("Package@swift-6.0.swift").contains("package.targets += module("))
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }
}
