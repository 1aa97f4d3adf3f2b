import Ground

/// A text in lines that are no wider than a terminal. Words stay whole, and so does what stands between
/// backquotes, as far as there is room; only what is wider than a line is parted, behind a slash, a comma
/// or a bar.
package struct WrappedText {
  private let width: Int
  private let hang: Int

  /// - Parameters:
  ///   - width: of the terminal, in columns.
  ///   - hang: how much further in a line goes on, where it has no column to go on in.
  package static func of(_ text: String, width: Int, hang: Int = 0) -> String {
    let wrapped = WrappedText(width: width, hang: hang)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(wrapped.line)
      .joined(separator: "\n")
  }

  /// A piece of text that is not broken, and how many spaces are before it.
  private struct Piece {
    var text = ""
    var width = 0
    var spaces = 0
  }

  private func line(_ line: Substring) -> String {
    let pieces = Self.pieces(of: line)
    guard pieces.reduce(0, { $0 + $1.spaces + $1.width }) > width else { return String(line) }
    let indent = indent(of: pieces)
    var lines: [String] = []
    var (text, column) = ("", 0)
    for piece in pieces.flatMap({ parted($0, within: width - indent) }) {
      if column + piece.spaces + piece.width > width, column > indent {
        lines.append(text)
        (text, column) = (String(repeating: " ", count: indent) + piece.text, indent + piece.width)
      } else {
        text += String(repeating: " ", count: piece.spaces) + piece.text
        column += piece.spaces + piece.width
      }
    }
    return (lines + [text]).joined(separator: "\n")
  }

  /// Where a line goes on: in its last column, if the line is a row of a table with room there.
  private func indent(of pieces: [Piece]) -> Int {
    let start = pieces[0].spaces
    var column = 0
    for (index, piece) in pieces.enumerated() {
      column += piece.spaces
      if index > 0, piece.spaces > 1, column <= width / 2 { return column }
      column += piece.width
    }
    return min(start + hang, width / 2)
  }
}

// MARK: - Where a line may be parted

extension WrappedText {
  private static func pieces(of line: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var piece = Piece()
    var (isQuoted, isStyling) = (false, false)
    var last: Character?
    for (index, character) in zip(line.indices, line) {
      if isStyling || character == "\u{1B}" {
        // A sequence that sets the style has no width.
        isStyling = character != "m"
        piece.text.append(character)
        continue
      }
      if character == " ", !isQuoted {
        if !piece.text.isEmpty {
          pieces.append(piece)
          piece = Piece()
        }
        piece.spaces += 1
        last = nil
        continue
      }
      if let last, !isQuoted, canPart(last, character) {
        pieces.append(piece)
        piece = Piece()
      }
      if character == "`" {
        isQuoted = !isQuoted && line[line.index(after: index)...].contains("`")
      }
      piece.text.append(character)
      piece.width += String(character).displayWidth
      last = character
    }
    return piece.text.isEmpty ? pieces : pieces + [piece]
  }

  /// Chinese has no spaces between its words; no line begins with what closes, or ends with what opens.
  private static func canPart(_ one: Character, _ other: Character) -> Bool {
    (one.isWide || other.isWide) && !"（「《“".contains(one) && !"，。；：！？、）」》”…".contains(other)
  }

  /// The pieces of a text that is wider than a line: parted at its spaces, else behind signs.
  private func parted(_ piece: Piece, within width: Int) -> [Piece] {
    guard piece.width > width else { return [piece] }
    var parts: [Piece] = []
    var part = Piece(spaces: piece.spaces)
    for character in piece.text {
      if character == " " {
        parts.append(part)
        part = Piece(spaces: 1)
        continue
      }
      part.text.append(character)
      part.width += String(character).displayWidth
      if "/,|".contains(character) {
        parts.append(part)
        part = Piece()
      }
    }
    return parts + (part.text.isEmpty ? [] : [part])
  }
}

extension Character {
  fileprivate var isWide: Bool { String(self).displayWidth > 1 }
}

extension String {
  /// The same with each paragraph in one line, for a terminal of any width. What is set in stays.
  package var reflowed: String {
    split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [String]()) {
      lines, line in
      guard let last = lines.last, !last.isEmpty, !line.isEmpty, !line.hasPrefix(" ") else {
        return lines.append(String(line))
      }
      let isTight = last.last.map(\.isWide) == true && line.first.map(\.isWide) == true
      lines[lines.count - 1] += (isTight ? "" : " ") + line
    }
    .joined(separator: "\n")
  }
}
