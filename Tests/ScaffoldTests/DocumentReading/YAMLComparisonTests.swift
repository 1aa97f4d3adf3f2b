import DocumentReading
import Foundation
import Templates
import Testing

/// `Tests/YAML/run` asks for it: what the tool reads in each document of a folder is written beside
/// the document, as `NAME.json`, or as `NAME.error` where the tool refuses it.
@Suite struct YAMLComparisonTests {
  private static let folder = ProcessInfo.processInfo.environment["SCAFFOLD_YAML"]

  @Test(.enabled(if: folder != nil))
  func writesWhatIsRead() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    #expect(!paths.isEmpty)
    for path in paths {
      let file = folder.appending(path: path)
      let source = JSONSource(
        file: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
      do {
        try Data(source.parseYAML().fileText.utf8).write(to: file.appendingPathExtension("json"))
      } catch let error as DataError {
        try Data(error.description.utf8).write(to: file.appendingPathExtension("error"))
      }
    }
  }
}
