import Testing

@testable import Generation

/// What can be read in a manifest without running it.
@Suite struct ForeignManifestTests {
  @Test(arguments: [
    ("", ForeignManifest.Platforms.none),
    ("platforms: [.iOS(.v17), .macOS(.v14)],", .list([".iOS(.v17)", ".macOS(.v14)"])),
    (
      "platforms: [\n  .iOS(\"16.4\"), // old\n  .macOS(.v10_15),\n],",
      .list([".iOS(\"16.4\")", ".macOS(.v10_15)"])
    ),
    (
      "platforms: [SupportedPlatform.tvOS(.v18)],", .list(["SupportedPlatform.tvOS(.v18)"])
    ),
    ("platforms: platforms,", .unreadable),
    ("platforms: [.iOS(oldest)],", .unreadable),
    ("platforms: [.iOS(.v17)] + others,", .unreadable),
    ("/* platforms: [.iOS(.v17)], */", .none),
  ])
  func readsThePlatforms(text: String, platforms: ForeignManifest.Platforms) {
    let manifest = manifest("let package = Package(name: \"Kit\", \(text) targets: [])")
    #expect(manifest.platforms == platforms)
  }

  @Test func platformsThatAreSetLaterCannotBeRead() {
    let manifest = manifest(
      "let package = Package(name: \"Kit\")\npackage.platforms = [.iOS(.v17)]")
    #expect(manifest.platforms == .unreadable)
  }

  @Test(arguments: [
    ("let package = Package(name: \"Kit\")", false),
    ("let package = Package(name: \"Kit\", swiftLanguageVersions: [.v5])", true),
    ("let package = Package(name: \"Kit\", swiftLanguageModes: [.v6])", true),
    ("let package = Package(name: \"Kit\")\npackage.swiftLanguageVersions = [.v5]", true),
    (
      "let package = Package(name: \"Kit\")\n#if os(Linux)\npackage.swiftLanguageModes = [.v5]\n#endif",
      true
    ),
  ])
  func knowsWhetherItNamesLanguageModes(text: String, hasLanguageModes: Bool) {
    #expect(manifest(text).hasLanguageModes == hasLanguageModes)
  }

  @Test(arguments: [
    ("import PackageDescription\n\nlet core = \"Core\"\nlet package = Package(name: core)", true),
    ("var all: [Target] = []\nfor name in names { all.append(.target(name: name)) }", true),
    ("if isDebug { package.targets += [] } else { package.products = [] }", true),
    ("func make() {}", false),
    ("var all: [Target] { [] }", false),
    ("extension Target {}", false),
    ("if isDebug { func make() {} }", false),
    ("let = 1", false),
  ])
  func knowsWhetherThereAreOnlyValues(text: String, isPlain: Bool) {
    #expect(manifest(text).isPlain == isPlain)
  }

  @Test(arguments: [
    ("let package = Package(name: \"Kit\")", true),
    ("var package: Package = .init(name: \"Kit\")", true),
    ("let kit = Package(name: \"package\")", false),
    ("// let package = Package()", false),
    ("func make() { let package = Package(name: \"Kit\") }", false),
  ])
  func knowsWhetherThereIsAPackage(text: String, hasPackage: Bool) {
    #expect(manifest(text).hasPackage == hasPackage)
  }

  @Test func readsNamesAndPaths() {
    let manifest = manifest(
      """
      let core = "Core"
      let package = Package(
        name: "Kit",
        products: [.library(name: "Kit", targets: ["Kit"])],
        // .target(name: "Gone"),
        targets: [.target(name: "KitCore", path: "Code"), .target(name: core)])
      func module() {}
      """)
    #expect(manifest.name == "Kit")
    #expect(manifest.names == ["Kit", "KitCore"])
    #expect(manifest.paths == ["Code"])
    #expect(manifest.isDeclared("module"))
    #expect(!manifest.isDeclared("Kit"))
  }

  @Test(arguments: [
    ([], "[.iOS(.v17), .macOS(.v14)]"),
    (
      [".iOS(.v13)", ".macOS(.v15)", ".tvOS(\"16.4\")"],
      "[.iOS(.v17), .macOS(.v15), .tvOS(\"16.4\")]"
    ),
    ([".visionOS(.v1)", ".iOS(.v18)"], "[.iOS(.v18), .macOS(.v14), .visionOS(.v1)]"),
  ])
  func raisesWhatDoesNotSuffice(before: [String], after: String) {
    #expect(before.compactMap { SupportedPlatform($0) }.raised.text == after)
  }

  private func manifest(_ text: String) -> ForeignManifest {
    ForeignManifest(Array("// swift-tools-version: 6.0\n\(text)\n".utf8))
  }
}

extension SupportedPlatform: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text)! }
}
