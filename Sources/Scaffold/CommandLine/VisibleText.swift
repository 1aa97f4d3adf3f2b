import Ground

/// The part of a text that may reach a terminal, or the log of a build server.
///
/// Names, help texts and excerpts come from projects that somebody else wrote. What a terminal
/// would obey is shown instead, and so is what nobody would see; GitHub obeys lines that begin with
/// `::`, and `##[` anywhere. Tabs and line breaks stay.
enum VisibleText {
  /// - Parameters:
  ///   - style: its own escape sequences stay.
  ///   - breaks: whether the line breaks of Windows stay, as those of a file that is shown.
  static func of(
    _ text: String, styledWith style: Style, keepingBreaks breaks: Bool = false
  ) -> String {
    if isPlain(text[...]) { return text }
    let mark = style.mark.map { Array($0.unicodeScalars) } ?? []
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map(rest.utf8.index(after:))
      let line = rest[..<(end ?? rest.endIndex)]
      rest = rest[line.endIndex...]
      if isPlain(line) { result += line } else { result += shown(line, marked: mark, breaks) }
    }
    return result
  }

  /// One line, with its line break, as it may be shown.
  private static func shown(
    _ line: Substring, marked mark: [Unicode.Scalar], _ keepsBreaks: Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    var rest = line.unicodeScalars
    var (startsLine, before) = (true, Unicode.Scalar?.none)
    while let scalar = rest.first {
      if scalar == "\u{1B}", !mark.isEmpty, rest.starts(with: mark) {
        result.append(scalar)
        rest = rest.dropFirst(mark.count)
        continue
      }
      if isObeyed(rest, startsLine, behind: before, keepsBreaks) {
        result += scalar.shown.unicodeScalars
      } else {
        result.append(scalar)
      }
      startsLine = startsLine && scalar.properties.isWhitespace
      rest.removeFirst()
      before = scalar
    }
    return String(result)
  }

  /// True if nobody would obey anything in a text, as is so with nearly all.
  private static func isPlain(_ text: Substring) -> Bool {
    var previous: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): return true
      case UInt8(ascii: ":"), UInt8(ascii: "#"): return byte != previous
      default: return (0x20..<0x7F).contains(byte)
      }
    }
  }

  /// True if someone would obey what the text begins with, or nobody would see it.
  private static func isObeyed(
    _ text: Substring.UnicodeScalarView, _ startsLine: Bool, behind before: Unicode.Scalar?,
    _ keepsBreaks: Bool
  ) -> Bool {
    let next = text.dropFirst().first
    return switch text.first {
    case "\n", "\t": false
    case "\r": !keepsBreaks || next != "\n"
    case ":": startsLine && next == ":"
    case "#": text.starts(with: "##[".unicodeScalars)
    case let scalar?: scalar.isHidden(between: before, and: next)
    case nil: false
    }
  }
}
