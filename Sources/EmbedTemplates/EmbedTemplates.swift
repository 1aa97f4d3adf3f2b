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
    let templates = Dictionary(grouping: files) { String($0.0.prefix { $0 != "/" }) }
      .mapValues { files in
        files.map { (path: String($0.0.drop { $0 != "/" }.dropFirst()), text: $0.1) }
      }
    let source = code(for: templates)
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

  /// The Swift file that has the templates, in order: the same files give the same bytes.
  private static func code(for templates: [String: [(path: String, text: String)]]) -> String {
    let entries = templates.sorted { $0.key < $1.key }.map { name, files in
      let digest = TemplateDigest.text(of: Dictionary(uniqueKeysWithValues: files))
      let files = files.map { "        (\(literal($0.path)), \(literal($0.text)))," }
      return """
            EmbeddedTemplate(
              name: \(literal(name)), digest: \(literal(digest)),
              files: [
        \(files.joined(separator: "\n"))
              ]),
        """
    }
    return """
      extension Catalog {
        /// The files in `Templates/`.
        static let embeddedTemplates: [EmbeddedTemplate] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
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
