import Ground
import Model
import Templates

/// Plans copies of the tool's templates for a team to change, and the record of what they said.
package struct TemplateExporter {
  let builtIn: Catalog
  /// The folder that the plan is for, absolute.
  let root: String
  /// The folder of the templates in it; `nil` if it is the same.
  let folder: ProjectPath?

  package init(of builtIn: Catalog, to root: String, folder: ProjectPath?) {
    (self.builtIn, self.root, self.folder) = (builtIn, root, folder)
  }
}

extension TemplateExporter {
  /// - Parameter words: which files; none for all of them.
  /// - Throws: `UsageError` for a word that names no file, `UnknownTemplate`.
  package func plan(
    _ name: String, _ words: [String], with planner: inout Planner
  ) throws {
    let files = try builtIn.files(of: name)
    let chosen = words.isEmpty ? files : try Self.files(words, of: name, among: files)
    let old = try TemplateRecord(of: name, in: folder?.path(in: root) ?? root)
    for (path, text) in chosen.sorted(by: { $0.key < $1.key }) {
      try planner.write(text, to: place(of: path, in: name), base: old?.files[path])
    }
    let record = TemplateRecord(
      of: name, isWhole: chosen.count == files.count || old?.isWhole == true,
      files: (old?.files ?? [:]).merging(chosen) { $1 })
    try planner.writeLedger(
      record.text, to: place(of: TemplateRecord.name, in: name), isKnown: old != nil)
  }

  private static func files(
    _ words: [String], of name: String, among files: [String: String]
  ) throws(UsageError) -> [String: String] {
    let paths = TemplatePaths(files.keys)
    var chosen: Set<String> = []
    for word in words {
      let found = paths.matching(word)
      guard !found.isEmpty else {
        throw .unknownTemplateFile(word, template: name, paths.suggestion(for: word))
      }
      chosen.formUnion(found)
    }
    return files.filter { chosen.contains($0.key) }
  }

  private func place(of path: String, in template: String) throws(OutsidePath) -> ProjectPath {
    try ProjectPath("\(template)/\(path)").moved(below: folder)
  }
}

extension UsageError {
  /// A path that names no file of a template.
  package static func unknownTemplateFile(
    _ path: String, template: String, _ suggestion: Suggestion
  ) -> UsageError {
    UsageError(
      "unknown-template-file", "the template `\(template)` has no file `\(path.printable)`",
      suggestion.question, "`scaffold templates show \(template)` lists all")
  }
}
