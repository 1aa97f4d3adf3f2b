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
    statements(in: tokens.indices).compactMap { statement in
      let start = DeclarationStart(of: statement, in: self)
      guard let kind = TypeOutline.Kind(rawValue: self[start.index]), kind != .extension,
        isWord(at: start.index + 1), start.access?.isOfTheFile != true
      else { return nil }
      let place = tokens[start.index].range.lowerBound
      return TypeDeclaration(
        keyword: kind.rawValue, name: self[start.index + 1], line: lines.place(of: place).line)
    }
  }
}
