import TerminalFace

/// The letters on a screen, each in its column, and the place where the next one goes.
struct Grid {
  /// A column each: a letter, or nothing where a wide letter has its second half.
  private var cells: [[String]]
  private let size: TerminalSize
  private(set) var row: Int
  /// One past the last column when a line is full.
  var column: Int

  init(_ size: TerminalSize, row: Int = 0, column: Int = 0) {
    self.size = size
    self.row = row
    self.column = column
    cells = Array(repeating: Self.blank(size), count: size.rows)
  }

  private static func blank(_ size: TerminalSize) -> [String] {
    Array(repeating: " ", count: size.columns)
  }

  var lines: [String] {
    cells.map { cells in
      String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Grid {
  mutating func resize(to size: TerminalSize) {
    var grid = Grid(size)
    for (row, line) in cells.prefix(size.rows).enumerated() {
      let kept = line.prefix(size.columns)
      grid.cells[row].replaceSubrange(0..<kept.count, with: kept)
    }
    grid.move(to: Frame.Place(row: row, column: column))
    self = grid
  }

  mutating func move(to place: Frame.Place) {
    row = min(place.row, size.rows - 1)
    column = min(place.column, size.columns - 1)
  }

  /// The next line; below the last one, all move up.
  mutating func feed() {
    guard row == size.rows - 1 else {
      row += 1
      return
    }
    cells.removeFirst()
    cells.append(Self.blank(size))
  }

  mutating func eraseRestOfLine() {
    let start = min(column, size.columns - 1)
    for column in start..<size.columns { cells[row][column] = " " }
  }

  /// - Parameter runsOver: Whether a full line goes on in the next one.
  mutating func write(_ character: Character, runsOver: Bool) {
    let width = TextLayout.width(of: String(character))
    guard width > 0 else {
      cells[row][max(column - 1, 0)].append(character)
      return
    }
    if column + width > size.columns {
      if runsOver { feed() }
      column = runsOver ? 0 : max(size.columns - width, 0)
    }
    cells[row][column] = String(character)
    for half in column + 1..<max(column + width, column + 1) where half < size.columns {
      cells[row][half] = ""
    }
    column += width
  }
}
