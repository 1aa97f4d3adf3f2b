#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes the files of a folder as a Swift file: `EmbedTemplates <output> <folder> <path> …`.
///
/// A build-tool plugin runs it; see `Plugins/EmbedTemplatesPlugin`. Nothing else of the tool can be built
/// before, so it does without Foundation, which takes longer to compile and to link than all of it.
@main
struct EmbedTemplates {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 3 else { fail("usage: EmbedTemplates <output> <folder> <path> …") }
    let (output, folder) = (words[1], words[2])
    // The same files give the same bytes.
    let files = words.dropFirst(3).sorted().map { path -> (path: String, text: String) in
      guard let text = contents(of: "\(folder)/\(path)") else { fail("cannot read \(path)") }
      return (path, text)
    }
    let templates = Dictionary(grouping: files) { String($0.path.prefix { $0 != "/" }) }
      .mapValues { files in
        files.map { (path: String($0.path.drop { $0 != "/" }.dropFirst()), text: $0.text) }
      }
    let source = code(for: templates)
    // What is as it was needs no compiling again.
    guard contents(of: output) != source else { return }
    guard save(source, to: output) else { fail("cannot write \(output)") }
  }

  private static func fail(_ problem: String) -> Never {
    let line = Array("EmbedTemplates: \(problem)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
  }

  /// The text of a file; `nil` if there is none, or no text.
  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
    }
    return String(utf8: bytes)
  }

  private static func save(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
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
