import SwiftReading

extension SwiftSource {
  /// True if the file means a type by this name, and no member of another.
  func mentions(_ name: String) -> Bool { line(mentioning: name) != nil }

  /// The first line that means a type by this name, counted from one. In `@Test` it is a macro.
  package func line(mentioning name: String) -> Int? {
    let bytes = Array(name.utf8)
    let isMacro = SystemTypes.macros.contains(name)
    let index = tokens.indices.first { index in
      isWord(at: index) && self.bytes[tokens[index].range].elementsEqual(bytes)
        && !says(".", at: index - 1) && !says("#", at: index - 1)
        && !(isMacro && says("@", at: index - 1))
    }
    return index.map { lines.place(of: tokens[$0].range.lowerBound).line }
  }
}
