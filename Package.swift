// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "scaffold",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "scaffold", targets: ["Scaffold"]),
    .library(name: "Templates", targets: ["Templates"]),
  ],
  targets: [
    .executableTarget(name: "EmbedTemplates"),
    .plugin(
      name: "EmbedTemplatesPlugin", capability: .buildTool(), dependencies: ["EmbedTemplates"]),
    .target(name: "Templates", plugins: ["EmbedTemplatesPlugin"]),
    .executableTarget(name: "Scaffold", dependencies: ["Templates"]),
    .testTarget(
      name: "ScaffoldTests", dependencies: ["Scaffold", "Templates"],
      exclude: ["Diagram/Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
