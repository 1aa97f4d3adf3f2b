/// A type that a Swift file declares outside all others.
package struct TypeDeclaration: Equatable, Sendable {
  /// `struct`, `class` or another word that starts a type.
  package let keyword: String
  package let name: String
  package let line: Int
}

extension SwiftSource {
  /// The types the file declares that all files of a target share.
  package var types: [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    var depth = 0
    for index in tokens.indices {
      depth += bracket(at: index)
      guard depth == 0, Self.startsType(self, at: index), isWord(at: index + 1),
        !says("import", at: index - 1), !isPrivate(index)
      else { continue }
      let place = tokens[index].range.lowerBound
      types.append(
        TypeDeclaration(
          keyword: self[index], name: self[index + 1], line: lines.place(of: place).line))
    }
    return types
  }

  private static func startsType(_ source: SwiftSource, at index: Int) -> Bool {
    source.says("struct", at: index) || source.says("class", at: index)
      || source.says("enum", at: index) || source.says("actor", at: index)
      || source.says("protocol", at: index) || source.says("typealias", at: index)
  }

  /// True if only the file itself can use what is declared here.
  private func isPrivate(_ index: Int) -> Bool {
    let line = line(around: tokens[index].range.lowerBound)
    return tokens[..<index].reversed().prefix { $0.range.lowerBound >= line.lowerBound }
      .contains { ["private", "fileprivate"].contains(self[$0.range]) }
  }
}
