import Ground
import Model
import SwiftReading

/// The names that the Swift files of a project declare, besides what is registered between markers.
struct DeclaredWords {
  private var words: Set<String> = []
  /// What a manifest calls its targets, among other texts.
  private var texts: Set<String> = []

  private static let keywords: Set = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// - Parameter contents: the texts of the files.
  init(in contents: some Sequence<[UInt8]>) {
    for contents in contents {
      let rest = contents.markerNames.reduce(contents) { rest, name in
        (try? MarkedRegion(name, in: rest, for: ""))?.contentsWithoutLines ?? rest
      }
      let source = SwiftSource(rest)
      texts.formUnion(source.tokens.indices.compactMap(source.plainText))
      for index in source.tokens.indices.dropFirst()
      where source.isWord(at: index) && Self.keywords.contains(source[index - 1]) {
        words.insert(source[index])
      }
    }
  }

  /// Whether code declares anything that a line names after a module, or the line is a text in it, as
  /// the names of targets are.
  func name(_ line: String, of module: String) -> Bool {
    if texts.contains(line) { return true }
    let source = SwiftSource(Array(line.utf8))
    return source.tokens.indices.contains { index in
      let word = source[index]
      return source.isWord(at: index) && word.lowercased().contains(module.lowercased())
        && words.contains(word)
    }
  }
}
