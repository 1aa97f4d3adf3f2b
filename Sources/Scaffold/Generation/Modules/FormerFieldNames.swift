import Ground
import Model
import SwiftReading

/// Finds where code that people wrote still calls fields by the names that they had: nobody but them
/// knows what is meant there.
struct FormerFieldNames {
  let project: Project
  let module: String
  let fields: [(old: String, new: String)]

  /// - Parameters:
  ///   - wanted: what the template gives for the module now.
  ///   - planner: knows what the files will say.
  func notes(besides wanted: [ProjectPath: String], _ planner: Planner) throws -> [String] {
    guard !fields.isEmpty else { return [] }
    let generated = try project.modules().filter { $0.name != module }.map(\.ledger.files)
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let targets = Set(ModuleName.suffixes.map { module + $0 })
    return try SwiftFiles(in: project).paths.flatMap { path -> [String] in
      guard let contents = try planner.contents(of: path) else { return [] }
      let isOwn = isOwn(path) || wanted[path] != nil
      if let text = wanted[path] ?? generated[path], contents.says(text) { return [] }
      let source = SwiftSource(contents)
      guard isOwn || source.imports(anyOf: targets) else { return [] }
      return notes(of: source, at: path, isOwn: isOwn, besides: wanted[path] ?? "")
    }
  }

  private func isOwn(_ path: ProjectPath) -> Bool {
    project.folder(of: module).map { path.text.hasPrefix("\($0)/") } ?? false
  }

  /// One for each line.
  ///
  /// - Parameter generated: lines of the file that mean something else by the word.
  private func notes(
    of source: SwiftSource, at path: ProjectPath, isOwn: Bool, besides generated: String
  ) -> [String] {
    let known = Set(generated.split(separator: "\n").map { String($0).trimmed })
    return fields.flatMap { field in
      let places = source.tokens.indices.filter { index in
        source.isWord(at: index) && source[index] == field.old
          && (isOwn || source.says(".", at: index - 1) || source.says(":", at: index + 1))
      }
      .map { source.tokens[$0].range.lowerBound }
      .filter { !known.contains(source[source.line(around: $0)].trimmed) }
      let lines = Set(places.map { source.lines.place(of: $0).line }).sorted()
      return lines.map {
        Message("\(path):\($0) still says `\(field.old)`; the field is `\(field.new)` now").text
      }
    }
  }
}
