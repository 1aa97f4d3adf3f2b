// swift-tools-version: 6.0

import PackageDescription

/// `Tests/build` asks for more than others may: no flag of these is for a user's build.
let isTested = Context.environment["SCAFFOLD_QUICK"] != nil

/// What the compiler has to think about for long is reported: most often, one long expression.
let limits: [SwiftSetting] =
  isTested
  ? [
    .unsafeFlags(["-Xfrontend", "-warn-long-function-bodies=200"]),
    .unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=100"]),
  ] : []

/// A file imports what it uses itself, of others' extensions too.
let exact: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")] + limits

/// What reads text is optimised for the tests: its loops over bytes take ten times as long when they are
/// not, and the tests read megabytes.
let quick: [SwiftSetting] = isTested ? [.unsafeFlags(["-O"])] : []

// Who imports Ground lists Speaking too, which that hands on: SwiftPM builds a target again only where one
// that it lists has changed.
let package = Package(
  name: "scaffold",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "scaffold", targets: ["Scaffold"]),
    .library(name: "Templates", targets: ["Templates"]),
    .plugin(name: "ScaffoldCheck", targets: ["ScaffoldCheck"]),
    .plugin(name: "ScaffoldGraph", targets: ["ScaffoldGraph"]),
    .plugin(name: "ScaffoldCommand", targets: ["ScaffoldCommand"]),
  ],
  targets: [
    .executableTarget(name: "Embed"),
    .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["Embed"]),
    .target(
      name: "Speaking", path: "Sources/Scaffold/Speaking", swiftSettings: exact + quick),
    .target(
      name: "Phrases", dependencies: ["Speaking"], path: "Sources/Scaffold/Phrases",
      exclude: ["Languages"], swiftSettings: exact + quick, plugins: ["EmbedPlugin"]),
    .target(
      name: "Templates", dependencies: ["Speaking"], swiftSettings: limits + quick,
      plugins: ["EmbedPlugin"]),
    .target(
      name: "Ground", dependencies: ["Speaking"], path: "Sources/Scaffold/Ground",
      swiftSettings: exact + quick),
    .target(
      name: "SwiftReading", dependencies: ["Speaking", "Ground", "Templates"],
      path: "Sources/Scaffold/SwiftReading", swiftSettings: exact + quick),
    .target(
      name: "DocumentReading", dependencies: ["Speaking", "Templates"],
      path: "Sources/Scaffold/DocumentReading", swiftSettings: exact + quick),
    .target(
      name: "Fields", dependencies: ["Speaking", "Ground", "Templates"],
      path: "Sources/Scaffold/Fields",
      swiftSettings: exact + quick),
    .target(
      name: "Inference",
      dependencies: ["Speaking", "Fields", "Ground", "DocumentReading", "Templates"],
      path: "Sources/Scaffold/Inference", swiftSettings: exact + quick),
    .target(
      name: "Merging", dependencies: ["Speaking", "Ground", "SwiftReading"],
      path: "Sources/Scaffold/Merging", swiftSettings: exact + quick),
    .target(
      name: "Model",
      dependencies: [
        "Speaking", "Fields", "Ground", "SwiftReading", "DocumentReading", "Templates",
      ],
      path: "Sources/Scaffold/Model", swiftSettings: exact),
    .target(
      name: "Generation",
      dependencies: [
        "Speaking", "Fields", "Ground", "SwiftReading", "Merging", "Model", "Templates",
      ],
      path: "Sources/Scaffold/Generation", swiftSettings: exact),
    .target(
      name: "Checking",
      dependencies: [
        "Speaking", "Ground", "SwiftReading", "DocumentReading", "Merging", "Model", "Templates",
      ],
      path: "Sources/Scaffold/Checking", swiftSettings: exact),
    .target(
      name: "Drawing",
      dependencies: ["Speaking", "Ground", "SwiftReading", "Model", "Checking", "Templates"],
      path: "Sources/Scaffold/Drawing", swiftSettings: exact),
    .target(
      name: "CommandLine", dependencies: ["Phrases", "Ground", "Speaking", "Model", "Templates"],
      path: "Sources/Scaffold/CommandLine", swiftSettings: exact),
    .target(
      name: "ToolServing", dependencies: ["Templates"], path: "Sources/Scaffold/ToolServing",
      swiftSettings: exact),
    .executableTarget(
      name: "Scaffold",
      dependencies: [
        "Speaking", "Fields", "Ground", "SwiftReading", "Merging", "Model", "Generation",
        "Checking", "Drawing", "CommandLine", "ToolServing", "DocumentReading", "Inference",
        "Phrases", "Templates",
      ],
      path: "Sources/Scaffold/Scaffold", swiftSettings: exact),
    .plugin(
      name: "ScaffoldCheck",
      capability: .command(
        intent: .custom(
          verb: "scaffold-check", description: "Hold the package against its architecture.")),
      dependencies: ["Scaffold"]),
    .plugin(
      name: "ScaffoldGraph",
      capability: .command(
        intent: .custom(verb: "scaffold-graph", description: "Draw the package's architecture.")),
      dependencies: ["Scaffold"]),
    .plugin(
      name: "ScaffoldCommand",
      capability: .command(
        intent: .custom(verb: "scaffold", description: "Generate three-tier modules."),
        permissions: [.writeToPackageDirectory(reason: "It writes the modules it generates.")]),
      dependencies: ["Scaffold"]),
    .testTarget(
      name: "ScaffoldTests",
      dependencies: [
        "Embed", "Speaking", "Phrases", "Fields", "Ground", "SwiftReading", "DocumentReading",
        "Inference", "Merging", "Model", "Generation", "Checking", "Drawing", "CommandLine",
        "ToolServing", "Scaffold", "Templates",
      ],
      exclude: [
        "Drawing/Diagram/Fixtures", "Drawing/Graph/Fixtures", "Fuzz/Corpus",
        "Inference/Fixtures", "Phrases/Fixtures",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
