/// What is on a terminal, and what to write to have something else there.
package struct Screen: Sendable {
  private let isColored: Bool
  private var shown: Frame?

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// What to write to a terminal for it to show a frame: the lines that are different.
  package mutating func show(_ frame: Frame) -> String {
    defer { shown = frame }
    guard frame != shown else { return "" }
    guard let shown, shown.size == frame.size else {
      return ControlSequence.hideCursor + ControlSequence.clear
        + drawing(of: frame.lines.indices.filter { !frame.lines[$0].text.isEmpty }, in: frame)
        + placing(frame.cursor)
    }
    let changed = frame.lines.indices.filter { frame.lines[$0] != shown.lines[$0] }
    let hiding = shown.cursor == nil ? "" : ControlSequence.hideCursor
    return hiding + drawing(of: changed, in: frame) + placing(frame.cursor)
  }

  /// Says that nobody knows what is on the terminal.
  package mutating func forget() {
    shown = nil
  }
}

extension Screen {
  /// A line is erased before it is written: after a full one, the cursor is still on its last letter.
  private func drawing(of rows: [Int], in frame: Frame) -> String {
    rows.map { row in
      ControlSequence.move(toRow: row) + ControlSequence.eraseRestOfLine + styled(frame.lines[row])
    }.joined()
  }

  private func styled(_ line: Line) -> String {
    guard isColored, let sequence = line.style.sequence, !line.text.isEmpty else {
      return line.text
    }
    return sequence + line.text + ControlSequence.plain
  }

  private func placing(_ cursor: Frame.Place?) -> String {
    guard let cursor else { return "" }
    return ControlSequence.move(toRow: cursor.row, column: cursor.column)
      + ControlSequence.showCursor
  }
}
