extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension String {
  /// The text before the first space, and the text after it.
  package var cutAtSpace: (String, String) {
    guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, "") }
    return (String(self[..<space]), String(self[utf8.index(after: space)...]))
  }

  /// As `escaped`, and cut after 60 characters: what a user typed may be of any length.
  package var printable: String {
    unicodeScalars.count > 60 ? String(prefix(60)).escaped + "…" : escaped
  }

  /// How many columns of a terminal the text takes; a Chinese character takes two.
  package var displayWidth: Int {
    reduce(0) { width, character in
      width + (character.unicodeScalars.first.map(\.isWide) == true ? 2 : 1)
    }
  }
}
