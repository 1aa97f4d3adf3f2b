import Ground
import Model
import SwiftReading

/// The code that people wrote and that may use what a module declares: files of their own, and those
/// that were generated and are not as they were.
struct HandmadeCode {
  let files: [File]

  struct File {
    let path: ProjectPath
    let source: SwiftSource
    /// Whether the file is in the module itself, or one of those that its template gives.
    let isOwn: Bool
    /// What the template gives in its place now; `nil` if it gives nothing.
    let generated: String?

    /// A place in it, for people: `Sources/App/Feed.swift:12`
    func place(ofByte offset: Int) -> String { "\(path):\(source.lines.place(of: offset).line)" }
  }

  /// - Parameters:
  ///   - wanted: what the template gives for the module now.
  ///   - planner: knows what the files will say.
  init(
    using module: String, in project: Project, besides wanted: [ProjectPath: String],
    _ planner: Planner
  ) throws {
    let generated = try project.modules().filter { $0.name != module }.map(\.ledger.files)
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let targets = Set(ModuleName.suffixes.map { module + $0 })
    let folder = project.folder(of: module).map { "\($0)/" }
    files = try SwiftFiles(in: project).paths.compactMap { path in
      guard let contents = try planner.contents(of: path) else { return nil }
      if let text = wanted[path] ?? generated[path], contents.says(text) { return nil }
      let isOwn = wanted[path] != nil || folder.map(path.text.hasPrefix) ?? false
      let source = SwiftSource(contents)
      guard isOwn || project.file.isOneTarget || source.imports(anyOf: targets) else { return nil }
      return File(path: path, source: source, isOwn: isOwn, generated: wanted[path])
    }
  }
}
