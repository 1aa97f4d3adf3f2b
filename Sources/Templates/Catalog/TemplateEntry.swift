/// A file of a template that gives a file, and all about it that no answer changes.
struct TemplateEntry: Sendable {
  /// Its path in the template.
  let file: String
  /// The path without the folder of its layer, as the rules see it.
  let path: String
  /// The layer it is in, the later one wins; 0 if there are none.
  let layer: Int
  /// The rules about it, as their places in `template.json`.
  let rules: [Int]
}

extension TemplateEntry {
  /// - Returns: `nil` for a part, which only others include, and for a file in no layer.
  init?(_ file: String, of info: TemplateInfo) {
    guard !Self.isPart(file), let (layer, path) = info.layers.path(of: file) else { return nil }
    self.file = file
    self.layer = layer
    self.path = path
    rules = info.rules.indices.filter { info.rules[$0].pattern.matches(path) }
  }

  private static let suffix = ".stencil"

  /// Whether the text has tags; any other is copied as it stands.
  var isRendered: Bool { file.hasSuffix(Self.suffix) }

  /// The path of what it gives, with tags of its own.
  var target: String { isRendered ? String(path.dropLast(Self.suffix.count)) : path }

  /// Whether the name of the file, or of a folder it is in, starts with `_`.
  static func isPart(_ file: String) -> Bool {
    var isStart = true
    for byte in file.utf8 {
      if isStart, byte == UInt8(ascii: "_") { return true }
      isStart = byte == UInt8(ascii: "/")
    }
    return false
  }
}
