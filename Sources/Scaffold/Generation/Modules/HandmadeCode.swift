import Ground
import Model
import SwiftReading

/// The code that people wrote and that may use what a module declares: files of their own, and those
/// that were generated and are not as they were.
struct HandmadeCode {
  private(set) var files: [File]

  struct File {
    let path: ProjectPath
    let source: SwiftSource
    /// True if the file is in the module itself, or one of those that its template gives.
    let isOwn: Bool
    /// The text that the template gives now; `nil` if it gives none.
    let generated: String?

    /// A place in it, for people: `Sources/App/Feed.swift:12`
    func place(ofByte offset: Int) -> String { "\(path):\(source.lines.place(of: offset).line)" }

    /// True if a line is as the template gives it.
    private func isGenerated(_ line: Int) -> Bool {
      guard let generated else { return false }
      let own = String(decoding: source.bytes.lines[line - 1], as: UTF8.self).trimmed
      return generated.split(separator: "\n").contains { String($0).trimmed == own }
    }

    /// One for each line of its own that uses names that are gone.
    func notes(on names: VanishedNames) -> [String] {
      let uses = names.uses(in: source).filter { !isGenerated($0.line) }
      return Dictionary(grouping: uses, by: \.line).sorted { $0.key < $1.key }.map { line, uses in
        VanishedName.note(on: uses.map(\.name), at: "\(path):\(line)")
      }
    }
  }

  /// - Parameters:
  ///   - module: Files that cannot use it are left out; `nil` for all files.
  ///   - wanted: what the template gives for the module now.
  ///   - planner: knows what the files will say.
  init(
    using module: String?, in project: Project, besides wanted: [ProjectPath: String],
    _ planner: Planner
  ) throws {
    let generated = try project.settledModules().modules.filter { $0.name != module }.map(
      \.ledger.files
    )
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let targets = module.map { module in Set(ModuleName.suffixes.map { module + $0 }) }
    let folder = module.flatMap(project.folder(of:)).map { "\($0)/" }
    files = try SwiftFiles(in: project).paths.compactMap { path in
      guard let contents = try planner.contents(of: path) else { return nil }
      if let text = wanted[path] ?? generated[path], contents.says(text) { return nil }
      let isOwn = wanted[path] != nil || folder.map(path.text.hasPrefix) ?? false
      let source = SwiftSource(contents)
      let isNear = isOwn || project.file.isOneTarget || targets.map(source.imports) ?? true
      guard isNear else { return nil }
      return File(path: path, source: source, isOwn: isOwn, generated: wanted[path])
    }
  }
  /// The same with some files alone.
  func filter(_ isWanted: (File) -> Bool) -> HandmadeCode {
    var code = self
    code.files = files.filter(isWanted)
    return code
  }
}
