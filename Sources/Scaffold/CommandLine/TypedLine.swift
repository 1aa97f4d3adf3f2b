/// A command line that is still being typed, without the tool's own name.
package struct TypedLine: Equatable, Sendable {
  package private(set) var before: [String] = []
  /// The word at the cursor, as far as it is typed; empty for a new one.
  package private(set) var current = ""
  package private(set) var after: [String] = []

  /// - Parameters:
  ///   - words: the words as the shell parts them, the tool's own name first.
  ///   - cursor: the index of the word at the cursor.
  /// - Returns: `nil` if the cursor is at no word behind the name.
  package init?(_ words: [String], cursor: Int) {
    guard cursor > 0, cursor <= words.count else { return nil }
    for (index, word) in words.enumerated().dropFirst() {
      // bash parts `--kind=list` into three words.
      let isSign = word == "=" && words[index - 1].hasPrefix("--")
      if index == cursor {
        current = isSign ? "" : word
      } else if !isSign {
        if index < cursor { before.append(word) } else { after.append(word) }
      }
    }
  }
}
