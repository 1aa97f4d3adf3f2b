import Testing

@testable import Ground

/// What targets import, declare and link, in each kind of project that is no package.
@Suite struct ProjectDependenciesTests {
  private static let files = [
    "App/Main.swift": "import Models\nimport Player\nimport StoreUI\n@main struct Main {}\n",
    "Notice/Notice.swift": "import Models\nimport Player\nstruct Notice {}\n",
    "Player/Player.swift": "import Disk\npublic struct Player {}\n",
    "Disk/Disk.swift": "public struct Disk {}\n",
    "Tests/Tests.swift": "import App\nimport Player\n",
    "Kit/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Kit",
      products: [
        .library(name: "Models", targets: ["Models"]),
        .library(name: "Store", targets: ["StoreUI"]),
      ],
      targets: [.target(name: "Models"), .target(name: "StoreUI", dependencies: ["Models"])])
    """,
    "Kit/Sources/Models/Model.swift": "public struct Model {}\n",
    "Kit/Sources/StoreUI/Store.swift": "import Models\npublic struct Store {}\n",
    "scaffold.json": """
    {
      "version": 2,
      "tiers": [
        { "name": "Top", "targets": ["App", "Notice"] },
        { "name": "Low", "targets": ["Player", "Disk", "Models", "StoreUI"] }
      ],
      "app": [], "tests": ["Tests"],
      "forbid": [{ "from": "Notice", "to": "Disk", "link": true, "reason": "it is slow" }]
    }

    """,
  ]

  /// The app has all it imports; the extension lacks one, has one too many, and links what it may not.
  static let xcodeGen = """
    name: App
    packages: { Kit: { path: Kit } }
    targetTemplates:
      Base: { dependencies: [{ package: Kit, product: Models }] }
    targets:
      App:
        type: application
        templates: [Base]
        sources: App
        dependencies:
          - target: Player
          - target: Notice
          - package: Kit
            product: Store
          - sdk: StoreKit.framework
      Notice:
        type: app-extension
        sources: Notice
        dependencies:
          - framework: Disk.framework
          - target: Player
      Player: { type: framework, sources: Player, dependencies: [{ target: Disk }] }
      Disk: { type: framework, sources: Disk }
      AppTests:
        type: bundle.unit-test
        sources: Tests
        dependencies: [{ target: App }]
    """

  static let tuist = """
    import ProjectDescription

    let project = Project(
      name: "App",
      targets: [
        .target(
          name: "App", product: .app, sources: ["App/**"],
          dependencies: [
            .package(product: "Models"), .package(product: "Store"), .target(name: "Player"),
            .sdk(name: "StoreKit", type: .framework),
          ]),
        .target(
          name: "Notice", product: .appExtension, sources: ["Notice/**"],
          dependencies: [.xcframework(path: "Disk.xcframework"), .target(name: "Player")]),
        .target(
          name: "Player", product: .framework, sources: ["Player/**"],
          dependencies: [.target(name: "Disk")]),
        .target(name: "Disk", product: .framework, sources: ["Disk/**"]),
        .target(
          name: "AppTests", product: .unitTests, sources: ["Tests/**"],
          dependencies: [.target(name: "App"), .xctest]),
      ])
    """

  static let xcode = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( A, N, L, D, T, );
        attributes = { TargetAttributes = { T = { TestTargetID = A; }; }; }; };
      G = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      FA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      FN = { isa = PBXFileSystemSynchronizedRootGroup; path = Notice; sourceTree = "<group>"; };
      FL = { isa = PBXFileSystemSynchronizedRootGroup; path = Player; sourceTree = "<group>"; };
      FD = { isa = PBXFileSystemSynchronizedRootGroup; path = Disk; sourceTree = "<group>"; };
      FT = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
      DL = { isa = PBXTargetDependency; target = L; };
      DN = { isa = PBXTargetDependency; target = N; };
      DD = { isa = PBXTargetDependency; target = D; };
      M = { isa = XCSwiftPackageProductDependency; productName = Models; };
      S = { isa = XCSwiftPackageProductDependency; productName = Store; };
      RD = { isa = PBXFileReference; path = Disk.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      BD = { isa = PBXBuildFile; fileRef = RD; };
      BM = { isa = PBXBuildFile; productRef = M; };
      LN = { isa = PBXFrameworksBuildPhase; files = ( BD, ); };
      LA = { isa = PBXFrameworksBuildPhase; files = ( BM, ); };
      A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( FA, );
        buildPhases = ( LA, ); dependencies = ( DL, DN, ); packageProductDependencies = ( M, S, );
        productType = "com.apple.product-type.application"; };
      N = { isa = PBXNativeTarget; name = Notice; fileSystemSynchronizedGroups = ( FN, );
        buildPhases = ( LN, ); dependencies = ( DL, );
        productType = "com.apple.product-type.app-extension"; };
      L = { isa = PBXNativeTarget; name = Player; fileSystemSynchronizedGroups = ( FL, );
        dependencies = ( DD, ); productType = "com.apple.product-type.framework"; };
      D = { isa = PBXNativeTarget; name = Disk; fileSystemSynchronizedGroups = ( FD, );
        productType = "com.apple.product-type.framework"; };
      T = { isa = PBXNativeTarget; name = AppTests; fileSystemSynchronizedGroups = ( FT, );
        productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """

  @Test(arguments: [
    ("project.yml", xcodeGen, 20), ("Project.swift", tuist, 14),
    ("App.xcodeproj/project.pbxproj", xcode, 16),
  ])
  func holdsTargetsAgainstTheirImports(file: String, text: String, line: Int) throws {
    let sandbox = try Sandbox(Self.files.merging([file: text]) { $1 })
    let lines = sandbox.run("check").out.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      lines.map { String($0.drop { $0 != " " }) }
        == [
          " error: `Notice` may not link `Disk`: scaffold.json forbids it (it is slow); take it out of its dependencies [forbid]",
          " error: `Notice` imports `Models` and does not declare it; add it to the target's dependencies in \(file) [undeclared]",
        ].sorted { one, _ in file < "Notice" ? one.contains("link") : one.contains("imports") })
    #expect(lines.contains { $0.hasPrefix("\(file):\(line):") })
  }

  /// A library that another one needs has to be linked with it; one that nobody needs has not.
  @Test func tellsWhatNobodyImports() throws {
    let text = Self.xcodeGen.replacing(
      "- target: Player\n      - target: Notice", with: "- target: Notice"
    )
    .replacing("    sources: Notice\n", with: "    sources: Notice\n")
    let sandbox = try Sandbox(
      Self.files.merging([
        "project.yml": text, "App/Main.swift": "import Models\n@main struct Main {}\n",
      ]) { $1 })
    let lines = sandbox.run("check").out.split(separator: "\n").filter { $0.hasSuffix("[unused]") }
    #expect(
      lines.map { String($0.drop { $0 != " " }) } == [
        " error: `App` declares `Store` and never imports it; take it out of its dependencies [unused]"
      ])
  }
}
