// swift-tools-version: 6.2
import PackageDescription

var modules: [Target] = []
// scaffold:modules
modules += module("Login")
modules += module("Me")
modules += module("Timeline", uses: ["Me"])
// scaffold:end

let package = Package(
  name: "LoginExample",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "App", targets: ["App"])],
  targets: base + app(showing: modules) + demoServer + terminal + program + endurance + stages
    + tests + exercises + modules,
  swiftLanguageModes: [.v6]
)

/// The targets that every module shares, one per tier.
var base: [Target] {
  [
    .target(name: "Core", path: "Sources/Base/Core"),
    .systemLibrary(
      name: "BaseSQLite",
      path: "Sources/Base/SQLite",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .target(
      name: "BaseData",
      dependencies: [
        "Core", .target(name: "BaseSQLite", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Base/Data"
    ),
    .target(
      name: "BaseBusiness",
      dependencies: ["Core", "BaseData"],
      path: "Sources/Base/Business"
    ),
    .target(
      name: "BaseView",
      dependencies: ["Core", "BaseBusiness"],
      path: "Sources/Base/View",
      resources: [.process("BaseText.xcstrings")]
    ),
  ]
}

/// The composition root, which depends on every module's business and view.
func app(showing modules: [Target]) -> [Target] {
  let visible = modules.map(\.name).filter { $0.hasSuffix("Business") || $0.hasSuffix("View") }
  return [
    .target(
      name: "App",
      dependencies: ["Core", "BaseData", "BaseBusiness", "BaseView"] + named(visible),
      path: "Sources/App",
      resources: [.process("AppText.xcstrings")]
    )
  ]
}

/// A server to study with and to test against; the app itself does not need it.
var demoServer: [Target] {
  [
    .target(name: "DemoServerKit", dependencies: ["Core"], path: "Sources/DemoServer/Kit"),
    .executableTarget(
      name: "DemoServer", dependencies: ["DemoServerKit"], path: "Sources/DemoServer/Main"),
    .testTarget(
      name: "DemoServerTests", dependencies: ["DemoServerKit", "Core", "BaseData", "BaseTesting"]),
  ]
}

/// The face of the app in a terminal, which knows nothing of the modules that it shows.
var terminal: [Target] {
  [
    .target(name: "TerminalFace", dependencies: ["Core"], path: "Sources/Terminal"),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["TerminalFace"],
      path: "Tests/TerminalProbe"
    ),
    .target(
      name: "TerminalTesting",
      dependencies: ["TerminalFace"],
      path: "Tests/TerminalTesting"
    ),
    .testTarget(
      name: "TerminalFaceTests",
      dependencies: ["Core", "TerminalFace", "TerminalProbe", "TerminalTesting"]
    ),
  ]
}

/// The app in a terminal: the face, what is behind it, and a server to talk to.
var program: [Target] {
  let shown = ["App", "Core", "BaseData", "BaseView", "LoginView", "MeView", "TimelineView"]
  return [
    .target(
      name: "LoginExampleKit",
      dependencies: named(shown + ["TerminalFace", "DemoServerKit"]),
      path: "Sources/LoginExample/Kit"
    ),
    .executableTarget(
      name: "LoginExample",
      dependencies: ["LoginExampleKit", "TerminalFace"],
      path: "Sources/LoginExample/Main"
    ),
    .executableTarget(
      name: "TimelineBenchmark",
      dependencies: named([
        "BaseData", "BaseView", "Core", "MeBusiness", "TimelineBusiness", "TimelineView",
      ]) + [
        .target(name: "BaseSQLite", condition: .when(platforms: [.linux]))
      ],
      path: "Benchmarks/Timeline"
    ),
    .testTarget(
      name: "LoginExampleTests",
      dependencies: named([
        "LoginExample", "LoginExampleKit", "TerminalFace", "DemoServerKit", "App", "Core",
        "BaseBusiness", "BaseTesting", "TerminalTesting", "TimelineView",
      ])
    ),
  ]
}

/// The login screen before it had tiers, for the study guide; the app does not need it.
var stages: [Target] {
  let guide = "Guide/FromMVC"
  return [
    .target(name: "FromMVCShared", path: "\(guide)/0-Shared"),
    .target(name: "AppleMVC", dependencies: ["FromMVCShared"], path: "\(guide)/1-AppleMVC"),
    .target(name: "VariantMVC", dependencies: ["FromMVCShared"], path: "\(guide)/2-VariantMVC"),
    .target(name: "MVVM", dependencies: ["FromMVCShared"], path: "\(guide)/3-MVVM"),
    .testTarget(
      name: "FromMVCTests",
      dependencies: ["FromMVCShared", "VariantMVC", "MVVM", "Core", "BaseTesting"]
    ),
  ]
}

/// What the app withstands: it is killed while it writes, and it meets files and texts of others.
var endurance: [Target] {
  let used = ["App", "Core", "BaseData", "TimelineData", "BaseTesting"]
  return [
    .executableTarget(
      name: "StorageProbe", dependencies: named(used), path: "Tests/StorageProbe"),
    .testTarget(
      name: "StorageProbeTests",
      dependencies: named(used + ["StorageProbe", "TerminalTesting", "TimelineView"])
    ),
    .testTarget(
      name: "RealProgramTests",
      dependencies: named(used + ["LoginExample", "DemoServerKit", "TerminalTesting"])
    ),
  ]
}

/// The tests of the base and of the app; a module brings its own.
var tests: [Target] {
  [
    .target(
      name: "BaseTesting",
      dependencies: ["Core", "BaseData", "BaseBusiness"],
      path: "Tests/Support"
    ),
    .testTarget(
      name: "BaseDataTests",
      dependencies: ["Core", "BaseData", "BaseTesting"]
    ),
    .testTarget(
      name: "BaseBusinessTests",
      dependencies: ["Core", "BaseData", "BaseBusiness", "BaseTesting"]
    ),
    .testTarget(
      name: "BaseViewTests",
      dependencies: ["Core", "BaseView", "BaseTesting"]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Core", "BaseData", "BaseBusiness", "BaseView", "BaseTesting", "TimelineView",
      ]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "App", "Core", "BaseData", "BaseView", "LoginView", "MeView", "TimelineView",
        "DemoServerKit", "BaseTesting", "LiveTesting",
      ]
    ),
  ]
}

/// The exercises of the guide, which are off until `EXERCISE` names one, and the app that they try.
var exercises: [Target] {
  [
    .target(
      name: "LiveTesting",
      dependencies: [
        "App", "Core", "BaseData", "BaseView", "LoginView", "TimelineView", "DemoServerKit",
        "BaseTesting",
      ],
      path: "Tests/LiveTesting"
    ),
    .testTarget(
      name: "ExerciseTests",
      dependencies: [
        "App", "BaseData", "TimelineBusiness", "TimelineView", "DemoServerKit", "LiveTesting",
      ]
    ),
  ]
}

/// The targets of one module, a target per tier; `uses` names the modules whose business it needs.
/// The view has a String Catalog, such as `LoginText.xcstrings`.
func module(
  _ name: String, tiers: [String] = ["Data", "Business", "View"], uses: [String] = []
) -> [Target] {
  let base = ["Core", "BaseData", "BaseBusiness"]
  let folder = "Sources/Modules/\(name)"
  let dependencies = [
    "Data": ["Core", "BaseData"],
    "Business": base + (tiers.contains("Data") ? ["\(name)Data"] : [])
      + uses.map { "\($0)Business" },
    "View": ["Core", "BaseView", "\(name)Business"],
  ]
  let tests = Target.testTarget(
    name: "\(name)Tests",
    dependencies: named(
      base + ["BaseView", "BaseTesting"] + tiers.map { name + $0 } + uses.map { "\($0)Business" }),
    path: "\(folder)/Tests"
  )
  return tiers.map { tier in
    .target(
      name: name + tier,
      dependencies: named(dependencies[tier, default: []]),
      path: "\(folder)/\(tier)",
      resources: tier == "View" ? [.process("\(name)Text.xcstrings")] : []
    )
  } + [tests]
}

func named(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}
