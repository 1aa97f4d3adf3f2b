/// Finds what separates fields: nothing within quotation marks or brackets does.
package struct FieldWords {
  private var isQuoted = false
  private var isEscaped = false
  private(set) var depth = 0

  /// True if a character stands outside of all quotation marks and brackets.
  ///
  /// - Parameter character: the next one of the text.
  private mutating func isOutside(_ character: Character) -> Bool {
    if isQuoted {
      (isQuoted, isEscaped) = (isEscaped || character != "\"", !isEscaped && character == "\\")
      return false
    }
    let isOutside = depth <= 0
    switch character {
    case "\"": isQuoted = true
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    default: break
    }
    return isOutside && !isQuoted
  }

  /// The words of a text, between spaces and commas. What is written behind a colon and a space, as in
  /// `name: String`, belongs to what stands in front of it.
  package static func words(in text: String) -> [String] {
    var words: [String] = []
    for part in parts(of: text[...], separatedBy: { $0.isWhitespace || $0 == "," })
    where !part.isEmpty {
      if let last = words.last, last.hasSuffix(":") {
        words[words.count - 1] = last + part
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  /// The parts of a text between the characters that separate them.
  static func parts(
    of text: Substring, separatedBy isSeparator: (Character) -> Bool
  ) -> [Substring] {
    var state = FieldWords()
    var start = text.startIndex
    var parts: [Substring] = []
    for index in text.indices where state.isOutside(text[index]) && isSeparator(text[index]) {
      parts.append(text[start..<index])
      start = text.index(after: index)
      // A bracket too many closes nothing behind it.
      state.depth = 0
    }
    return parts + [text[start...]]
  }

  /// Where a character stands outside of all quotation marks and brackets for the first time.
  static func first(_ character: Character, in text: some StringProtocol) -> String.Index? {
    var state = FieldWords()
    return text.indices.first { state.isOutside(text[$0]) && text[$0] == character }
  }

  /// True if each quotation mark and each bracket has its counterpart.
  static func isClosed(_ text: some StringProtocol) -> Bool {
    var state = FieldWords()
    for character in text {
      _ = state.isOutside(character)
      if state.depth < 0 { return false }
    }
    return state.depth == 0 && !state.isQuoted
  }
}
