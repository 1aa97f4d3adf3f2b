/// A folder of a template whose files are there only where something needs them: `list/template.json`,
/// with the files beside it at the paths that they get.
///
///     { "version": 1, "summary": "Lists of rows.", "needs": ["phases"], "names": ["rows"] }
package struct Part: Sendable {
  /// The name of its folder.
  package let name: String
  package let summary: String
  /// The same in other languages, by their tags.
  package let translations: [String: String]
  /// The parts without which its files do not compile.
  package let needs: [String]
  /// The parts that bring this one where all of them are there; none if it comes by need alone.
  package let with: [String]
  /// The words of code that ask for it: the types of its files, and what `names` adds.
  package let words: Set<String>
  /// True of it only where this holds.
  let condition: Condition?

  /// - Throws: `DataError` or `TemplateError` for what its `template.json` says.
  init(_ name: String, of template: String, files: TemplateFiles, paths: [String]) throws {
    self.name = name
    let path = "\(name)/\(Template.infoPath)"
    let source = JSONSource(file: "\(template)/\(path)", bytes: files.bytes(at: path))
    var object = try JSONObject(source.parse(), in: source, called: Template.infoPath)
    try object.takeVersion()
    summary = try object.text("summary")
    translations = try object.translations(of: "summary", source.text)
    let texts = { (object: inout JSONObject, key: String) throws(DataError) -> [String] in
      guard let list = object.take(key) else { return [] }
      return try source.texts(list, called: key)
    }
    needs = try texts(&object, "needs")
    with = try texts(&object, "with")
    words = try Set(texts(&object, "names")).union(paths.compactMap(Self.type))
    condition = try object.condition()
    try object.finish(
      knowing: ["version", "summary", "needs", "with", "names", "if"])
  }

  /// The type that code knows a file by: that of its name, if modules can use it.
  private static func type(ofFileAt path: String) -> String? {
    guard path.hasPrefix("Sources/") || path.hasPrefix("Tests/Support/") else { return nil }
    let file = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard file.hasSuffix(".swift") || file.hasSuffix(".swift.stencil") else { return nil }
    let name = file.prefix { $0 != "." }
    return name.contains("+") ? nil : String(name)
  }
}

extension Part {
  /// The folders among the files of a template that are parts.
  package static func folders(among paths: [String]) -> [String] {
    paths.compactMap { path in
      guard path.utf8.last == UInt8(ascii: "n"), path.hasSuffix("/" + Template.infoPath) else {
        return nil
      }
      let folder = path.dropLast(Template.infoPath.utf8.count + 1)
      return folder.contains("/") ? nil : String(folder)
    }
  }

  /// The part that a file of a template is in, and its path there; `nil` if it is in none.
  package static func path(
    of file: String, in folders: Set<String>
  ) -> (part: String, path: String)? {
    guard !folders.isEmpty else { return nil }
    let folder = String(file.prefix { $0 != "/" })
    return folders.contains(folder) ? (folder, String(file.dropFirst(folder.count + 1))) : nil
  }
}
