import Testing

/// Targets are read where a project declares them, whatever its kind.
@Suite struct DeclaredTargetsTests {
  /// Two tiers, by the names of targets.
  static let architecture = """
    { "version": 1, "exclude": ["Old"],
      "tiers": [ { "name": "View", "targets": ["Weibo"] },
        { "name": "Business", "targets": ["Model_Kit"] },
        { "name": "Data", "targets": ["Storage"] } ] }
    """

  /// The one target of an app may be called App: its folders say more than that.
  @Test(arguments: ["App", "Shop"]) func folderBeforeTargetOfAll(target: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "layout": "folders",
        "tiers": [ { "name": "View", "folders": ["View"] },
          { "name": "Business", "folders": ["Logic"] }, { "name": "Data", "folders": ["Data"] } ] }
      """,
      "project.yml": "targets:\n  \(target):\n    type: application\n    sources: [Code]\n",
      "Code/View/Row.swift": "struct Row { let reply: Reply }\n",
      "Code/Logic/Rows.swift": "struct Rows {}\n",
      "Code/Data/Reply.swift": "struct Reply {}\n",
    ])
    #expect(
      sandbox.run("check").out == """
        Code/View/Row.swift:1:25: error: View may not name `Reply`, which is Data; go through \
        Business [tier]
        Code/Data/Reply.swift:1:8: note: `Reply` is declared here

        1 violation in 1 of 3 files
        """)
  }

  /// Files that no target has are drawn with the target that their folder is called as.
  @Test func drawsOneBoxForATarget() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [ { "name": "View", "targets": ["Screens"] },
          { "name": "Data", "targets": ["Storage"] } ] }
      """,
      "project.yml": """
      targets:
        Screens:
          sources: [Screens]
        Storage:
          sources:
            - path: Storage
              excludes: [Old.swift]

      """,
      "Screens/Row.swift": "import Storage\n", "Storage/Old.swift": "import Screens\n",
      "Storage/Store.swift": "struct Store {}\n",
    ])
    let lines = sandbox.run("graph --format mermaid").out.split(separator: "\n")
    let drawn = lines.filter { $0.contains("]:::") || $0.contains("-->") }.map(String.init)
    #expect(
      drawn == [
        #"    Screens["Screens"]:::box0"#, #"    Storage["Storage"]:::box1"#,
        "  Screens --> Storage", "  Storage -->|1 violation| Screens",
      ])
  }

  /// The files of the targets; the folders are called otherwise.
  static let files = [
    "scaffold.json": architecture,
    "App/Screen.swift": "import Model_Kit\nimport Storage\n",
    "App/Old.swift": "import Storage\n",
    "App/Bridge.m": "#import <Storage/Storage.h>\n#import \"Storage/Own.h\"\n// @import Storage;\n",
    "App/Bridge.h": "@import Storage;\n@import UIKit;\n",
    "Kit/Model.swift": "import Storage\nimport Weibo\n",
    "Disk/Store.swift": "import Foundation\n",
  ]

  static let lines = """
    App/Bridge.h:1:9: error: View may not import `Storage`, which is Data; go through Business [tier]
    App/Bridge.m:1:10: error: View may not import `Storage`, which is Data; go through Business [tier]
    App/Screen.swift:2:8: error: View may not import `Storage`, which is Data; go through Business \
    [tier]
    Kit/Model.swift:2:8: error: Business may not import `Weibo`, which is View; pass in what it \
    needs, or move the code [tier]
    """

  static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( A, K, S, ); };
      G = { isa = PBXGroup; children = ( F, O, B, H, KG, SG, ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App/Screen.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = App/Bridge.m; sourceTree = SOURCE_ROOT; };
      H = { isa = PBXFileReference; path = App/Bridge.h; sourceTree = SOURCE_ROOT; };
      KG = { isa = PBXGroup; path = Kit; children = ( M, ); sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
      SG = { isa = PBXFileSystemSynchronizedRootGroup; path = Disk; sourceTree = "<group>"; };
      BF = { isa = PBXBuildFile; fileRef = F; };
      BB = { isa = PBXBuildFile; fileRef = B; };
      BH = { isa = PBXBuildFile; fileRef = H; };
      BM = { isa = PBXBuildFile; fileRef = M; };
      AP = { isa = PBXSourcesBuildPhase; files = ( BF, BB, BH, ); };
      KP = { isa = PBXSourcesBuildPhase; files = ( BM, ); };
      A = { isa = PBXNativeTarget; name = Weibo; buildPhases = ( AP, );
        productType = "com.apple.product-type.application"; };
      K = { isa = PBXNativeTarget; name = "Model-Kit"; buildPhases = ( KP, );
        productType = "com.apple.product-type.framework"; };
      S = { isa = PBXNativeTarget; name = Disk; fileSystemSynchronizedGroups = ( SG, );
        buildConfigurationList = L; productType = "com.apple.product-type.framework"; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
      C = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { PRODUCT_NAME = Storage; }; };
    }; rootObject = P; }
    """

  static let xcodeGen = """
    name: Weibo
    include: [Kit/target.yml]
    targets:
      Weibo:
        type: application
        sources:
          - path: App
            excludes: [Old.swift]
      Storage:
        type: framework
        sources: Disk
    """

  static let tuist = """
    import ProjectDescription

    let project = Project(
      name: "Weibo",
      targets: [
        .target(name: "Weibo", product: .app, sources: [.glob("App/**", excluding: "App/Old.swift")]),
        .target(name: "Model-Kit", product: .framework, sources: ["Kit/**/*.swift"]),
        .target(name: "Storage", product: .staticFramework, sources: "Disk/**"),
      ])
    """

  @Test(arguments: [
    ["Weibo.xcodeproj/project.pbxproj": project],
    [
      "project.yml": xcodeGen,
      "Kit/target.yml":
        "targets:\n  Model-Kit:\n    type: framework\n    sources: { path: . }\n",
    ],
    ["Project.swift": tuist],
  ])
  func findsImportsBetweenThem(declarations: [String: String]) throws {
    let sandbox = try Sandbox(Self.files.merging(declarations) { $1 })
    let outcome = sandbox.run("check")
    let tiers = outcome.out.split(separator: "\n").filter { $0.hasSuffix("[tier]") }
    // A file that an Xcode project does not list is new, and is judged as those beside it.
    let isXcode = declarations.keys.contains { $0.hasSuffix(".pbxproj") }
    let lines = Self.lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var expected = lines
    if isXcode { expected.insert(Self.lineOfNewFile, at: 2) }
    #expect(tiers.map(String.init) == expected)
    // What no target takes is in no tier.
    #expect(
      outcome.out.split(separator: "\n").filter { $0.hasSuffix("[stray]") }
        .allSatisfy { $0.hasPrefix("App/Old.swift") || $0.hasPrefix("App:1") })
    #expect(
      outcome.err.split(separator: "\n").filter { $0.hasPrefix("note: no target") }
        == (isXcode ? ["\(Self.noteOfNewFile)"] : []))
    let place = sandbox.run("explain App/Old.swift --json").out
    #expect(place.contains("\"target\": \"Weibo\"") == isXcode)
  }

  static let lineOfNewFile =
    "App/Old.swift:1:8: error: View may not import `Storage`, which is Data; go through Business [tier]"

  static let noteOfNewFile =
    "note: no target names 1 file, such as `App/Old.swift`; what stands beside it says where it belongs"

  /// The file beside it is generated from it.
  @Test func takesTheProjectBeforeWhatItIsMadeFrom() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(Self.project, to: "Weibo.xcodeproj/project.pbxproj")
    try sandbox.write("targets: [", to: "project.yml")
    #expect(!sandbox.run("check").out.contains("project.yml"))
  }

  /// What cannot be read is reported once, with its place, and the rest is checked.
  @Test(arguments: [
    (
      "Weibo.xcodeproj/project.pbxproj", "{ objects = {\n  A = ;\n}; }",
      "Weibo.xcodeproj/project.pbxproj:2:7: error: `Weibo.xcodeproj/project.pbxproj` cannot be "
        + "read: expected a value"
    ),
    (
      "project.yml", "targets:\n  Weibo: [\n",
      "project.yml:2:10: error: `project.yml` cannot be read: this `[` is never closed; "
    ),
    (
      "Package.swift",
      "let package = Package(\n  name: \"Kit\", targets: [ .target(name: \"View\")",
      "Package.swift:1:22: error: `Package.swift` cannot be read: `(` is never closed; fix it there"
    ),
    (
      "Kit/Package.swift", "let package = Package(name: \"Kit\"))\n",
      "Kit/Package.swift:1:35: error: `Kit/Package.swift` cannot be read: `)` closes nothing; fix"
    ),
    (
      "Project.swift", "import ProjectDescription\nlet project = Project(name: \"W)\n",
      "Project.swift:2:22: error: `Project.swift` cannot be read: `(` is never closed; fix it there"
    ),
  ])
  func goesOnBesideWhatItCannotRead(file: String, text: String, line: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "layout": "folders",
        "tiers": [ { "name": "View", "folders": ["View"] }, { "name": "Data", "folders": ["Data"] } ] }
      """,
      "View/Screen.swift": "struct Screen { let reply: Reply }\n",
      "Data/Reply.swift": "struct Reply { let screen: Screen }\n",
      file: text,
    ])
    let lines = sandbox.run("check").out.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix(line) } == 1, "\(lines)")
    #expect(lines.count { $0.hasSuffix("[tier]") } == 1)
  }

  /// Files of XcodeGen that include one another are followed a hundred deep; a thousand exhausted the stack.
  @Test func endsALongChainOfIncludes() throws {
    let architecture = #"{ "version": 1, "tiers": [ { "name": "View", "folders": ["View"] } ] }"#
    var files = ["scaffold.json": architecture, "project.yml": "include: 0.yml\n"]
    for number in 0..<1_000 { files["\(number).yml"] = "include: \(number + 1).yml\n" }
    #expect(
      try Sandbox(files).run("check").out == """
        98.yml:1:1: error: `98.yml` cannot be read: files include one another more than 100 deep; \
        fix it there [unreadable]

        1 violation in 1 of 1 file
        """)
  }

  /// A folder `Core/Data` is no CoreData, nor does a pattern make others' packages ours.
  @Test func onlyDeclaredTargetsAreModules() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "modules": "Sources",
        "tiers": [ { "name": "View", "folders": ["View"] },
          { "name": "Data", "folders": ["Data"], "targets": ["*Services"] } ] }
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Feed", path: "Sources/Feed"), .target(name: "Core", path: "Sources/Core"),
          .target(name: "FeedServices")])
      """,
      "Sources/Feed/View/A.swift":
        "import CoreData\nimport AuthenticationServices\nimport CoreView\nimport HummingServices\n",
      "Sources/Core/Data/B.swift": "struct B {}\n",
      "Sources/Core/View/B.swift": "struct C {}\n",
      "Sources/FeedServices/C.swift": "import Core\nimport FeedServices\n",
    ])
    let lines = sandbox.run("check --format json").out
    #expect(!lines.contains("\"tier\"") && !lines.contains("\"module\""), "\(lines)")
  }
}
