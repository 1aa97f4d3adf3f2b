import Foundation
import Testing

@testable import Ground
@testable import SwiftReading

/// Lists the imports of files that are not ours, for `Tests/RealTrees/imports` to hold against what
/// the compiler says of them.
@Suite struct ImportListTests {
  static let files = ProcessInfo.processInfo.environment["SCAFFOLD_IMPORTS_OF"]
  static let list = ProcessInfo.processInfo.environment["SCAFFOLD_IMPORTS_TO"]

  /// A line for each import: the number of its file, line, column, whether in an `#if`, module.
  @Test(.enabled(if: ImportListTests.files != nil))
  func writesTheImportsOfEveryFile() throws {
    let files = try String(contentsOfFile: try #require(Self.files), encoding: .utf8)
    var lines = ""
    for (number, file) in files.split(separator: "\0").enumerated() {
      let bytes = try #require(try Disk.contents(of: String(file)))
      for found in bytes.withUnsafeBufferPointer(ImportScanner.imports(in:)) {
        lines +=
          "\(number)\t\(found.line)\t\(found.column)\t\(found.isConditional)\t\(found.module)\n"
      }
    }
    try Data(lines.utf8).write(to: URL(filePath: try #require(Self.list)))
  }
}
