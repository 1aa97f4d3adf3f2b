import Ground
import Model
import SwiftReading

/// The names that the Swift files of a project declare, besides what is registered between markers.
struct DeclaredWords {
  private var names = DeclaredNames()
  /// The names of targets in a manifest, among other texts.
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
  /// - Returns: `nil` where the names may be of anything, such as `.group` and `group(`.
  func name(_ line: String, of module: String) -> Bool? {
    if texts.contains(line) { return true }
    let source = SwiftSource(Array(line.utf8))
    let indices = source.tokens.indices.filter {
      source.isWord(at: $0) && source[$0].lowercased().contains(module.lowercased())
    }
    let verdicts = indices.map { isDeclared(at: $0, in: source) }
    return verdicts.contains(true)
      ? true : verdicts.contains(nil) && !verdicts.contains(false) ? nil : false
  }

  private func isDeclared(at index: Int, in source: SwiftSource) -> Bool? {
    let word = source[index]
    if source.says(".", at: index - 1) {
      guard index > 1, source.isWord(at: index - 2) else { return nil }
      return names.has(word, in: source[index - 2])
    }
    return word.first?.isUppercase == true ? names.types.contains(word) : nil
  }
}
