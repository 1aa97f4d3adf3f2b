import Ground
import Model
import SwiftReading

/// Where code that people wrote calls fields by the names that they had. It gets the new names where it is
/// sure what is meant, and is told of elsewhere.
struct UsesOfFields {
  let project: Project
  let module: String
  let fields: [(old: String, new: String)]

  /// Wants files that were written by hand to have the new names.
  ///
  /// - Parameter wanted: what the template gives for the module now, which is merged instead.
  /// - Returns: what was renamed.
  func rename(
    by rename: FieldRename, besides wanted: [ProjectPath: String], _ planner: inout Planner
  ) throws -> [String] {
    var notes: [String] = []
    for path in try paths(planner) where wanted[path] == nil {
      try planner.rewrite(path) { contents in
        let renamed = rename.renamed(contents)
        if renamed != contents {
          let names = fields.map { "`\($0.new)`" }.joined(separator: ", ")
          notes.append(Message("renamed there too, \(names): \(path)").text)
        }
        return renamed
      }
    }
    return notes
  }

  /// - Parameters:
  ///   - wanted: what the template gives for the module now.
  ///   - planner: knows what the files will say.
  func notes(besides wanted: [ProjectPath: String], _ planner: Planner) throws -> [String] {
    try paths(planner).flatMap { path -> [String] in
      guard let contents = try planner.contents(of: path) else { return [] }
      if let text = wanted[path], contents.says(text) { return [] }
      return notes(
        of: SwiftSource(contents), at: path, isOwn: isOwn(path) || wanted[path] != nil,
        besides: wanted[path] ?? "")
    }
  }

  /// The files of the module and of those that import it, but for what was generated for others.
  private func paths(_ planner: Planner) throws -> [ProjectPath] {
    guard !fields.isEmpty else { return [] }
    let generated = try project.modules().filter { $0.name != module }.map(\.ledger.files)
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let targets = Set(ModuleName.suffixes.map { module + $0 })
    return try SwiftFiles(in: project).paths.filter { path in
      guard let contents = try planner.contents(of: path) else { return false }
      if let text = generated[path], contents.says(text) { return false }
      return isOwn(path) || SwiftSource(contents).imports(anyOf: targets)
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
          && !source.isImplicitMember(at: source.tokens[index].range.lowerBound)
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
