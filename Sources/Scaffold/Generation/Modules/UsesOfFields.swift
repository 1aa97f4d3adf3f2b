import Ground
import Model
import SwiftReading

/// Where code that people wrote calls fields by the names that they had. It gets the new names
/// where it is sure what is meant, and is reported elsewhere.
struct UsesOfFields {
  let fields: [(old: String, new: String)]

  /// Wants files that were written by hand to have the new names; those of the template are merged.
  ///
  /// - Returns: what was renamed.
  func rename(
    by rename: FieldRename, in code: HandmadeCode, _ planner: inout Planner
  ) throws -> [String] {
    var notes: [String] = []
    for file in code.files where file.generated == nil {
      try planner.rewrite(file.path) { contents in
        let renamed = rename.renamed(contents)
        if renamed != contents {
          let names = fields.map { "`\($0.new)`" }.joined(separator: ", ")
          notes.append(Message("renamed there too, \(names): \(file.path)").text)
        }
        return renamed
      }
    }
    return notes
  }

  func notes(_ code: HandmadeCode) -> [String] {
    code.files.flatMap { file in fields.flatMap { notes(of: file, $0) } }
  }

  /// One for each line, but for lines that are generated so: they mean something else by the word.
  private func notes(of file: HandmadeCode.File, _ field: (old: String, new: String)) -> [String] {
    let source = file.source
    let known = Set((file.generated ?? "").split(separator: "\n").map { String($0).trimmed })
    let places = source.tokens.indices.filter { index in
      source.isWord(at: index) && source[index] == field.old
        && !source.isImplicitMember(at: source.tokens[index].range.lowerBound)
        && (file.isOwn || source.says(".", at: index - 1) || source.says(":", at: index + 1))
    }
    .map { source.tokens[$0].range.lowerBound }
    .filter { !known.contains(source[source.line(around: $0)].trimmed) }
    let lines = Set(places.map { source.lines.place(of: $0).line }).sorted()
    return lines.map {
      Message("\(file.path):\($0) still says `\(field.old)`; the field is `\(field.new)` now").text
    }
  }
}
