/// The files of one template by their paths: those inside the tool, and a team's own, which win.
struct TemplateFiles: Sendable {
  private var texts: [String: FileText]
  /// The digest, where the build knows it.
  private let knownDigest: String?

  /// The files of a template inside the tool.
  init(_ embedded: EmbeddedTemplate) {
    texts = Dictionary(
      uniqueKeysWithValues: embedded.files.map { ($0.path.description, .embedded($0.text)) })
    knownDigest = embedded.digest.description
  }

  /// Files of a team's own.
  init(_ files: [(path: String, text: String)]) {
    texts = Dictionary(files.map { ($0.path, .own($0.text)) }) { $1 }
    knownDigest = nil
  }

  private init(_ texts: [String: FileText]) {
    self.texts = texts
    knownDigest = nil
  }
}

extension TemplateFiles {
  /// The text of a file. One inside the tool becomes a text when it is asked for.
  enum FileText: Sendable {
    case embedded(StaticString)
    case own(String)
  }

  /// These files with others, which win.
  func overlaid(by own: TemplateFiles) -> TemplateFiles {
    TemplateFiles(texts.merging(own.texts) { $1 })
  }

  var paths: [String] { texts.keys.sorted() }

  /// The text of a file; empty if there is no such file.
  func text(at path: String) -> String { texts[path]?.string ?? "" }

  /// The bytes of a file; none if there is no such file.
  func bytes(at path: String) -> [UInt8] { texts[path]?.bytes ?? [] }

  /// The texts of all files.
  var all: [String: String] { texts.mapValues(\.string) }

  /// Tells one state of the files from another.
  var digest: String { knownDigest ?? TemplateDigest.text(of: all) }
}

extension TemplateFiles.FileText {
  fileprivate var string: String {
    switch self {
    case .embedded(let text): text.description
    case .own(let text): text
    }
  }

  fileprivate var bytes: [UInt8] {
    switch self {
    case .embedded(let text):
      Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    case .own(let text): Array(text.utf8)
    }
  }
}
