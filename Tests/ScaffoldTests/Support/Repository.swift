import Foundation
import Testing

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

  /// The paths of the files in a folder.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
      .sorted().map { folder + "/" + $0 }
  }

  /// The file of the project's template that goes to a path, whatever part it is in; `nil` if there is
  /// none.
  static func projectFile(_ path: String) throws -> String? {
    try swiftFiles(below: "Templates/project").first { $0.hasSuffix("/" + path) }
  }

  /// The files of the project's template that go to a folder, as its projects have them.
  static func projectFiles(in folder: String) throws -> [String] {
    try swiftFiles(below: "Templates/project").filter { $0.contains("/" + folder + "/") }
  }

  /// The paths of the Swift files in a folder and in all below it.
  static func swiftFiles(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// Compares a text with a file. With `SCAFFOLD_RECORD` set, the file is written anew instead; git
  /// shows what has changed.
  static func expect(
    _ text: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] != nil {
      try Data(text.utf8).write(to: root.appending(path: path))
    }
    #expect(try read(path) == text, sourceLocation: sourceLocation)
  }
}
