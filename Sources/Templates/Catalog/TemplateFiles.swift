/// The files of one template by their paths: those inside the tool, and a team's own, which win.
struct TemplateFiles: Sendable {
  /// The template inside the tool, if there is one of that name.
  private let embedded: EmbeddedTemplate?
  private let own: [String: String]
}

extension TemplateFiles {
  init(_ embedded: EmbeddedTemplate) {
    self.init(embedded: embedded, own: [:])
  }

  /// Files of a team's own.
  init(_ files: [(path: String, text: String)]) {
    self.init(embedded: nil, own: Dictionary(files.map { ($0.path, $0.text) }) { $1 })
  }

  /// These files with others, which win.
  func overlaid(by other: TemplateFiles) -> TemplateFiles {
    let others = other.embedded == nil ? other.own : other.all
    return TemplateFiles(embedded: embedded, own: own.merging(others) { $1 })
  }

  /// These files without some of them.
  func leavingOut(_ paths: Set<String>) -> TemplateFiles {
    paths.isEmpty ? self : TemplateFiles(embedded: nil, own: all.filter { !paths.contains($0.key) })
  }

  /// True if they are as they were when the tool was built.
  var areEmbedded: Bool { own.isEmpty && embedded != nil }

  var paths: [String] {
    let paths = embedded?.paths.map(\.description) ?? []
    return own.isEmpty ? paths : Set(paths).union(own.keys).sorted()
  }

  /// The text of a file; empty if there is no such file.
  func text(at path: String) -> String { own[path] ?? embedded?.text(at: path)?.description ?? "" }

  /// The bytes of a file; none if there is no such file.
  func bytes(at path: String) -> [UInt8] {
    if let text = own[path] { return Array(text.utf8) }
    return embedded?.text(at: path).map { Array($0.bytes) } ?? []
  }

  /// The texts of all files.
  var all: [String: String] {
    guard let embedded else { return own }
    let files = zip(embedded.paths, embedded.texts).map { ($0.description, $1.description) }
    return Dictionary(uniqueKeysWithValues: files).merging(own) { $1 }
  }

  /// Distinguishes one state of the files from another.
  var digest: String {
    guard areEmbedded, let embedded else { return TemplateDigest.text(of: all) }
    return embedded.digest.description
  }
}

extension EmbeddedTemplate {
  /// The text of a file, found by halves: the files are in the order of their paths.
  fileprivate func text(at path: String) -> StaticString? {
    var path = path
    return path.withUTF8 { path in
      var (low, high) = (0, paths.count)
      while low < high {
        let middle = (low + high) / 2
        let other = paths[middle].bytes
        if other.elementsEqual(path) { return texts[middle] }
        if other.lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
