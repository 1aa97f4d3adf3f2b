/// A folder of a template whose files are there under a condition, or only where something needs them:
/// `list/template.json`, with the files beside it at the paths that they get.
///
///     { "summary": "Lists of rows.", "needs": ["phases"], "names": ["rows"] }
package struct Part: Sendable {
  /// The name of its folder.
  package let name: String
  package let info: TemplateInfo
  /// The words of code that ask for it: the types of its files, and what `names` adds.
  package let words: Set<String>

  /// - Throws: `DataError` or `TemplateError` for what its `template.json` says.
  init(_ name: String, of template: String, files: TemplateFiles, paths: [String]) throws {
    self.name = name
    info = try TemplateInfo(ofPart: name, of: template, files: files)
    words = Set(info.names + paths.compactMap(Self.type))
  }

  /// The type that code knows a file by: that of its name, if modules can use it.
  private static func type(ofFileAt path: String) -> String? {
    guard path.hasPrefix("Sources/") || path.hasPrefix("Tests/Support/") else { return nil }
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let file = path[(slash.map(bytes.index(after:)) ?? path.startIndex)...]
    guard file.hasSuffix(".swift") || file.hasSuffix(".swift.stencil") else { return nil }
    let name = file.utf8.prefix { $0 != UInt8(ascii: ".") }
    return name.contains(UInt8(ascii: "+")) ? nil : String(Substring(name))
  }
}

extension Part {
  /// The parts without which its files do not compile.
  package var needs: [String] { info.needs }

  /// The parts that bring this one where all of them are there; none if it comes by need alone.
  package var with: [String] { info.with }
}
