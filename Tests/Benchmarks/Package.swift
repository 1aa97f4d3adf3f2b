// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "scaffold", path: "../..")],
  targets: [
    .executableTarget(
      name: "render-benchmark",
      dependencies: [.product(name: "Templates", package: "scaffold")])
  ],
  swiftLanguageModes: [.v6]
)
