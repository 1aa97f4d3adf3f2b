/// A file of a template that gives a file, and where it belongs.
struct TemplateEntry: Sendable {
  /// Its path in the template.
  let file: String
  /// The path without the folder of its part, as the rules see it.
  let path: String
  /// The part that it belongs to; `nil` if it is always there.
  var part: String?
  /// The variant of the part, by its index; `nil` for the part as it is.
  var variant: Int?
}

extension TemplateEntry {
  private static let suffix = ".stencil"

  /// True if the text has tags; any other is copied as it stands.
  var isRendered: Bool { file.hasSuffix(Self.suffix) }

  /// The path of what it gives, with tags of its own.
  var target: String { isRendered ? String(path.dropLast(Self.suffix.count)) : path }

  /// True if it is a part, which only others include: its name, or that of a folder it is in,
  /// starts with `_`.
  static func isPart(_ file: String) -> Bool {
    var file = file
    return file.withUTF8 { file in
      file.indices.contains { index in
        file[index] == UInt8(ascii: "_") && (index == 0 || file[index - 1] == UInt8(ascii: "/"))
      }
    }
  }
}
