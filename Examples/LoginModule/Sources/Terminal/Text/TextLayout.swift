/// Text laid out in the columns of a terminal.
///
/// Chinese takes two columns a letter. Whatever comes out is harmless.
package enum TextLayout {
  static let ellipsis = "…"

  package static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      ? text.utf8.count : text.reduce(0) { $0 + $1.columns }
  }

  /// The text on one line, cut with `…` where it is too wide.
  package static func cut(_ text: String, to width: Int) -> String {
    let line = flat(text)
    guard self.width(of: line) > width else { return line }
    guard width > 0 else { return "" }
    return trimmed(prefix(of: line, width: width - 1)) + ellipsis
  }

  /// Two texts at the two ends of a line; the second is the one that is kept whole.
  package static func sides(_ left: String, _ right: String, width: Int) -> String {
    let right = cut(right, to: width)
    guard !right.isEmpty else { return cut(left, to: width) }
    let room = width - self.width(of: right)
    let left = cut(left, to: max(room - 1, 0))
    return left + String(repeating: " ", count: room - self.width(of: left)) + right
  }

  /// The beginning that fits.
  static func prefix(of text: String, width: Int) -> String {
    var room = width
    return String(
      text.prefix { character in
        room -= character.columns
        return room >= 0
      })
  }

  /// The end that fits.
  static func suffix(of text: String, width: Int) -> String {
    var room = width
    let rest = text.reversed().prefix { character in
      room -= character.columns
      return room >= 0
    }
    return String(rest.reversed())
  }

  private static func flat(_ text: String) -> String {
    String(text.harmless.map { $0 == "\n" ? " " : $0 })
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " {
      end = text.index(before: end)
    }
    return String(text[..<end])
  }
}

// Paragraphs.
extension TextLayout {
  /// The lines of a text. Between words they break, and between Chinese letters; in a word only
  /// where it is wider than a line.
  ///
  /// - Parameter limit: How many lines there may be; the last one ends with `…` if there is more.
  package static func wrap(_ text: String, width: Int, limit: Int = .max) -> [String] {
    guard limit > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.harmless.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        if lines.count == limit {
          lines[limit - 1] = shortened(lines[limit - 1], width: width)
          return lines
        }
        let end = endOfLine(rest, width: width)
        lines.append(trimmed(rest[..<end]))
        rest = rest[end...]
        if !rest.isEmpty { rest = rest.drop { $0 == " " } }
      } while !rest.isEmpty
    }
    return lines
  }

  private static func shortened(_ line: String, width: Int) -> String {
    trimmed(prefix(of: line, width: max(width, 1) - 1)) + ellipsis
  }

  /// Where the first line of a text ends: at the last place to break in what fits, or else where
  /// the line is full, after one letter at least.
  private static func endOfLine(_ text: Substring, width: Int) -> Substring.Index {
    var room = width
    var end: Substring.Index?
    var previous: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let previous, canBreak(between: previous, and: character) { end = index }
      room -= character.columns
      if room < 0, character != " ", previous != nil { return end ?? index }
      previous = character
      index = text.index(after: index)
    }
    return index
  }

  private static func canBreak(between left: Character, and right: Character) -> Bool {
    if left == " " || right == " " { return true }
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !closing.contains(right) && !opening.contains(left)
  }

  /// Signs that begin no line.
  private static let closing = Set("，。！？、；：”’」』）》】〉〕…·,.!?;:)]}%")
  /// Signs that end no line.
  private static let opening = Set("“‘「『（《【〈〔([{#@$¥")
}
