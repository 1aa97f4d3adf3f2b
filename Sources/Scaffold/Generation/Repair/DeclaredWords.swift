import Ground
import Model
import SwiftReading

/// The names that the Swift files of a project declare, besides what is registered between markers.
struct DeclaredWords {
  private var names = DeclaredNames()
  /// What a manifest calls its targets, among other texts.
  private var texts: Set<String> = []

  /// - Parameter contents: the texts of the files.
  init(in contents: some Sequence<[UInt8]>) {
    for contents in contents {
      let rest = contents.markerNames.reduce(contents) { rest, name in
        (try? MarkedRegion(name, in: rest, for: ""))?.contentsWithoutLines ?? rest
      }
      names.add(rest)
      let source = SwiftSource(rest)
      texts.formUnion(source.tokens.indices.compactMap(source.plainText))
    }
  }

  /// Whether code declares what a line names after a module, or the line is a text in it, as the names
  /// of targets are.
  ///
  /// A word that may be of anything, such as `.group` and `group(`, tells nothing.
  func name(_ line: String, of module: String) -> Bool {
    if texts.contains(line) { return true }
    let source = SwiftSource(Array(line.utf8))
    return source.tokens.indices.contains { index in
      let word = source[index]
      guard source.isWord(at: index), word.lowercased().contains(module.lowercased()) else {
        return false
      }
      if source.says(".", at: index - 1) {
        return index > 1 && source.isWord(at: index - 2) && names.has(word, in: source[index - 2])
      }
      return names.types.contains(word)
    }
  }
}
