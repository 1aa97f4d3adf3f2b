import Foundation

/// The repository these tests belong to.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // ScaffoldTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// Set by `./test --long`.
  static let isLongRun = ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
