import Foundation

@testable import Scaffold

extension Sandbox {
  /// The manifest of a package as others write them.
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
        name: "Kit",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "Kit", path: "Sources/Kit")]
    )

    """

  static let packageFiles = [
    "Package.swift": manifest, "Sources/Kit/Kit.swift": "public struct Kit {}\n",
  ]

  static func package(_ files: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(packageFiles.merging(files) { $1 })
  }

  /// The files at the top, and the folders below it two deep.
  func topPaths() throws -> [String] {
    Set(try paths().map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
  }

  /// Every file with its text.
  func texts() throws -> [String: String] {
    try paths().reduce(into: [:]) { $0[$1] = try read($1) }
  }
}

extension Outcome {
  /// What was said, whatever the numbers of files are.
  var withoutCounts: Outcome {
    let text = out.replacing(/\d+ (?<what>files|as generated)/) { "N \($0.output.what)" }
    return Outcome(status: status, out: text, err: err)
  }

  /// What was said, but for the parts that the project's own files get.
  var withoutParts: Outcome {
    let lines = out.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("Base gains: ") && !$0.hasPrefix("Base loses: ") }
    return Outcome(status: status, out: kept.joined(separator: "\n"), err: err)
  }

  /// What was said, but for the command that installs SQLite's header on this machine.
  var withoutHint: Outcome {
    let lines = out.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("SQLite's header is missing") }
    return Outcome(status: status, out: kept.joined(separator: "\n"), err: err)
  }
}
