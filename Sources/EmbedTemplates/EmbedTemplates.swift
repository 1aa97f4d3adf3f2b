import Foundation

/// Writes a folder of templates as a Swift file: `EmbedTemplates <folder> <output>`.
///
/// A build-tool plugin runs it; see `Plugins/EmbedTemplatesPlugin`.
@main
struct EmbedTemplates {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let output = URL(filePath: CommandLine.arguments[2])
    let entries = try paths(in: folder).map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return "    (\(literal(path)), \(literal(text))),"
    }
    let lines = [
      "extension Catalog {",
      "  /// The files of `Templates/`, by path.",
      "  static let embeddedFiles: [(path: StaticString, text: StaticString)] = [",
    ]
    let source = (lines + entries + ["  ]", "}", ""]).joined(separator: "\n")
    // What is as it was needs no compiling again.
    guard (try? String(contentsOf: output, encoding: .utf8)) != source else { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
  }

  /// The paths of all files below a folder, in order. What a file browser leaves behind is none.
  private static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".DS_Store") }
      .filter { path in
        var isFolder: ObjCBool = false
        let path = folder.appending(path: path).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// A text as a Swift literal on one line.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0": "\\0"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
