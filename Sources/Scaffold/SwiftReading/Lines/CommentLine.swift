/// A line that is nothing but a comment: `  /// What it says.`
struct CommentLine {
  /// The text in front of the words: the indent, the slashes, a space.
  private let head: String
  private let words: Substring

  init?(_ line: String) {
    let indent = line.prefix { $0 == " " }
    let slashes = line[indent.endIndex...].prefix { $0 == "/" }
    guard slashes.count == 2 || slashes.count == 3 else { return nil }
    head = String(indent + slashes) + " "
    words = line[slashes.endIndex...].drop { $0 == " " }
  }

  /// The line with as many words as a width has room for, and a line of the others; `nil` if there is no
  /// room for a word.
  func cut(at width: Int) -> (line: String, rest: CommentLine)? {
    let room = width - head.count
    guard room > 0, words.count > room,
      let space = words.prefix(room + 1).lastIndex(of: " "), space > words.startIndex
    else { return nil }
    let rest = CommentLine(head: head, words: words[space...].drop { $0 == " " })
    return (head + words[..<space], rest)
  }

  /// This line with another one behind it, if that one goes on with the same sentence.
  func joined(with next: CommentLine) -> CommentLine? {
    guard next.head == head, !next.words.isEmpty, !next.words.hasPrefix("- ") else { return nil }
    return CommentLine(head: head, words: words + " " + next.words)
  }

  var text: String { head + words }

  var isOneWord: Bool { !words.contains(" ") }

  private init(head: String, words: Substring) {
    (self.head, self.words) = (head, words)
  }
}
