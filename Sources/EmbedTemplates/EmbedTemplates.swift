import Foundation

/// Writes a folder of templates as a Swift file: `EmbedTemplates <folder> <output>`.
///
/// A build-tool plugin runs it; see `Plugins/EmbedTemplatesPlugin`.
@main
struct EmbedTemplates {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let output = URL(filePath: CommandLine.arguments[2])
    let files = try paths(in: folder).map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    let entries = files.map { "    (\(literal($0)), \(literal($1)))," }
    let digests = digests(of: files).sorted { $0.key < $1.key }
      .map { "    \(literal($0.key)): \(literal($0.value))," }
    let lines = [
      "extension Catalog {",
      "  /// The files of `Templates/`, by path.",
      "  static let embeddedFiles: [(path: StaticString, text: StaticString)] = [",
    ]
    let others = ["  ]", "", "  static let embeddedDigests: [String: String] = ["]
    let source = (lines + entries + others + digests + ["  ]", "}", ""]).joined(separator: "\n")
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

  /// The digest of each template: of the files in each of the folders.
  private static func digests(of files: [(path: String, text: String)]) -> [String: String] {
    Dictionary(grouping: files) { String($0.path.prefix { $0 != "/" }) }.mapValues { files in
      let paths = files.map { (String($0.path.drop { $0 != "/" }.dropFirst()), $0.text) }
      return TemplateDigest.text(of: Dictionary(uniqueKeysWithValues: paths))
    }
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
