nonisolated extension String {
  /// How many characters of what a server says are shown.
  private static let wordLimit = 200

  /// What a server says, fit for people: one line of at most 200 characters.
  ///
  /// `nil` if it says nothing to people, as an empty text or a page of HTML does.
  package var words: String? {
    let start = String(unicodeScalars.prefix(20 * Self.wordLimit))
    let line = start.unicodeScalars.split(whereSeparator: \.separatesWords)
      .map { String($0) }.joined(separator: " ")
    return line.isEmpty || line.isMarkup ? nil : line.capped
  }

  /// The same text, or the beginning of one that has more than 200 characters.
  package var capped: String {
    count > Self.wordLimit ? prefix(Self.wordLimit - 1) + "…" : self
  }

  private var isMarkup: Bool {
    hasPrefix("<") || ["</", "<!", "<br"].contains { lowercased().contains($0) }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it makes a gap between words, or would change how the words around it are drawn.
  fileprivate var separatesWords: Bool {
    properties.isWhitespace || properties.isBidiControl
      || properties.generalCategory == .control
  }
}
