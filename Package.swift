// swift-tools-version: 6.0

import PackageDescription

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
    .executableTarget(name: "EmbedTemplates"),
    .plugin(
      name: "EmbedTemplatesPlugin", capability: .buildTool(), dependencies: ["EmbedTemplates"]),
    .target(name: "Templates", plugins: ["EmbedTemplatesPlugin"]),
    .executableTarget(name: "Scaffold", dependencies: ["Templates"]),
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
      name: "ScaffoldTests", dependencies: ["Scaffold", "Templates"],
      exclude: ["Diagram/Fixtures", "Graph/Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
