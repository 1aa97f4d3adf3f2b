// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Weibo",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .systemLibrary(name: "BaseSQLite", path: "Sources/Base/SQLite"),
    .target(
      name: "Weibo",
      dependencies: [.target(name: "BaseSQLite", condition: .when(platforms: [.linux]))],
      path: "Weibo"
    ),
    .testTarget(name: "WeiboTests", dependencies: ["Weibo"], path: "WeiboTests"),
  ],
  swiftLanguageModes: [.v6]
)
