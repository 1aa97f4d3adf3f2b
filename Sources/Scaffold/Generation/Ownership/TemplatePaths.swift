import Templates

/// The paths of a template's files, as people name them on a command line.
///
/// A path is taken as `templates show` lists it; without braces and spaces, which a shell would want
/// quoted: `View/nameRoute.swift.stencil`; as a project has it, whatever part it is in:
/// `Sources/Base/View/ListModel.swift`; and as a pattern of each: `View/**`.
package struct TemplatePaths {
  private let paths: [String]
  private let parts: PartFolders

  package init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted()
    parts = PartFolders(among: self.paths)
  }
}

extension TemplatePaths {
  /// The paths without what a shell would not take as it stands.
  package var plain: [String] { paths.map(Self.plain) }

  /// - Returns: no path if the word names none.
  func matching(_ word: String) -> [String] {
    if paths.contains(word) { return [word] }
    let same = paths.filter { Self.plain($0) == word || emitted($0) == word }
    guard same.isEmpty, word.contains("*") else { return same }
    let pattern = PathPattern(word)
    return paths.filter {
      pattern.matches($0) || pattern.matches(Self.plain($0)) || pattern.matches(emitted($0))
    }
  }

  /// The path without the folder of a part and without what says that it is rendered.
  private func emitted(_ path: String) -> String {
    let place = parts.path(of: path)
    return place.hasSuffix(Self.suffix) ? String(place.dropLast(Self.suffix.count)) : place
  }

  private static let suffix = ".stencil"

  /// The nearest path to a word that names none.
  func suggestion(for word: String) -> Suggestion { Suggestion(for: word, among: paths + plain) }

  private static func plain(_ path: String) -> String { path.filter { !"{} ".contains($0) } }
}
