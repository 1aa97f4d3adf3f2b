nonisolated extension String {
  /// The server's words, fit for people: one line of at most 200 characters; `nil` if it says
  /// nothing to people, as an empty text or a page of HTML does.
  package var words: String? {
    let scalars = unicodeScalars.prefix(4_000).split { scalar in
      scalar.properties.isWhitespace || scalar.properties.isBidiControl
        || scalar.properties.generalCategory == .control
    }
    let line = scalars.map { String($0) }.joined(separator: " ")
    let isMarkup =
      line.hasPrefix("<") || ["</", "<!", "<br"].contains { line.lowercased().contains($0) }
    return line.isEmpty || isMarkup ? nil : line.capped
  }

  /// The same text, or the beginning of one that has more than 200 characters.
  package var capped: String { count > 200 ? prefix(199) + "…" : self }
}
