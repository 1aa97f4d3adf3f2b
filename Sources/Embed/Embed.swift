#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes the files of a folder as a Swift file: `Embed <output> <folder> <path> …`. They are phrases if the
/// folder is called `Languages`, and templates otherwise.
///
/// A build-tool plugin runs it; see `Plugins/EmbedPlugin`. Nothing else of the tool can be built
/// before, so it does without Foundation, which takes longer to compile and to link than all of it.
@main
struct Embed {
  typealias File = (path: String, text: String)

  static func main() {
    let words = CommandLine.arguments
    guard words.count > 3 else { fail("usage: Embed <output> <folder> <path> …") }
    let (output, folder) = (words[1], words[2])
    // The same files give the same bytes.
    let files = words.dropFirst(3).sorted().map { path -> File in
      guard let text = contents(of: "\(folder)/\(path)") else { fail("cannot read \(path)") }
      return (path, text)
    }
    let source: String
    do throws(BadPhrase) {
      source = try folder.hasSuffix("/Languages") ? languages(files) : templates(files)
    } catch {
      fail("\(folder)/\(error.path):\(error.line): error: \(error.problem)")
    }
    // What is as it was needs no compiling again.
    guard contents(of: output) != source else { return }
    guard save(source, to: output) else { fail("cannot write \(output)") }
  }

  private static func fail(_ problem: String) -> Never {
    let line = Array("\(problem)\n".utf8)
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
}

// MARK: - Swift

extension Embed {
  /// The Swift file that has the templates, in order.
  private static func templates(_ files: [File]) -> String {
    var templates: [String: [(path: String, text: String)]] = [:]
    for file in files {
      let name = file.path.prefix { $0 != "/" }
      let path = String(file.path.dropFirst(name.count + 1))
      templates[String(name), default: []].append((path, file.text))
    }
    let entries = templates.sorted { $0.key < $1.key }.map { name, files in
      let digest = TemplateDigest.text(of: Dictionary(uniqueKeysWithValues: files))
      let (paths, texts) = (files.map { literal($0.path) }, files.map { literal($0.text) })
      return """
            EmbeddedTemplate(
              name: \(literal(name)), digest: \(literal(digest)),
              paths: [
                \(paths.joined(separator: ",\n        "))
              ],
              texts: [
                \(texts.joined(separator: ",\n        "))
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

  /// The Swift file that has the languages, in order.
  private static func languages(_ files: [File]) throws(BadPhrase) -> String {
    let entries = try Phrase.byLanguage(in: files).sorted { $0.key < $1.key }.map { tag, phrases in
      "    SpokenLanguage(tag: \(literal(tag)), phrases: \(literal(text(of: phrases)))),"
    }
    return """
      extension SpokenLanguage {
        /// The folders in `Languages`.
        static let embedded: [SpokenLanguage] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }

  /// Phrases of English and another language in turn, `\0` behind each.
  static func text(of phrases: [Phrase]) -> String {
    phrases.map { "\($0.english)\0\($0.said)\0" }.joined()
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
