extension SwiftSource {
  /// The names behind the words that declare something, such as `struct`, `func` and `case`.
  package var declaredWords: Set<String> {
    var words: Set<String> = []
    for index in tokens.indices where Self.declaring.contains(self[index]) {
      var place = index + 1
      if isWord(at: place) { words.insert(name(at: place)) }
      // `case get, post`
      while says(",", at: place + 1), isWord(at: place + 2) {
        place += 2
        words.insert(name(at: place))
      }
    }
    return words
  }

  private static let declaring: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
