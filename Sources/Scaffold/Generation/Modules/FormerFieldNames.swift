import Ground
import Model
import SwiftReading

/// Finds where code that people wrote still calls fields by the names that they had: nobody but them
/// knows what is meant there.
struct FormerFieldNames {
  let fields: [(old: String, new: String)]

  func notes(_ code: HandmadeCode) -> [String] {
    code.files.flatMap { file in fields.flatMap { notes(of: file, $0) } }
  }

  /// One for each line, but for lines that are generated so: they mean something else by the word.
  private func notes(of file: HandmadeCode.File, _ field: (old: String, new: String)) -> [String] {
    let source = file.source
    let known = Set(file.generated.split(separator: "\n").map { String($0).trimmed })
    let places = source.tokens.indices.filter { index in
      source.isWord(at: index) && source[index] == field.old
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
