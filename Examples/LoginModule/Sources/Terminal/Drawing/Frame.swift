/// All that a terminal shows at one time, line by line.
package struct Frame: Hashable, Sendable {
  /// A place on the screen, counted from 0.
  package struct Place: Hashable, Sendable {
    package let row: Int
    package let column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package let size: TerminalSize
  /// As many as there are rows, none wider than the terminal.
  package let lines: [Line]
  /// Where something is being typed.
  package let cursor: Place?

  package init(_ lines: [Line], size: TerminalSize, cursor: Place? = nil) {
    self.size = size
    let fitting = lines.prefix(size.rows).map { Line($0.text, $0.style, width: size.columns) }
    self.lines = fitting + Array(repeating: .empty, count: size.rows - fitting.count)
    self.cursor = cursor.map {
      Place(row: min($0.row, size.rows - 1), column: min($0.column, size.columns - 1))
    }
  }
}
