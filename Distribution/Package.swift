// swift-tools-version: 6.0

import PackageDescription

/// The command plugins with a tool that is built already: nothing is compiled but the plugins.
///
/// `pack` puts the tool beside this file; in a release its address and its checksum stand here.
let package = Package(
  name: "scaffold-plugins",
  products: [
    .plugin(name: "ScaffoldCheck", targets: ["ScaffoldCheck"]),
    .plugin(name: "ScaffoldGraph", targets: ["ScaffoldGraph"]),
    .plugin(name: "ScaffoldCommand", targets: ["ScaffoldCommand"]),
  ],
  targets: [
    .binaryTarget(name: "Scaffold", path: "Scaffold.artifactbundle"),
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
  ]
)
