import TerminalFace

/// A terminal that can be read: it does what it is given, as real ones do.
///
/// It knows what the program uses. A full line leaves the cursor on its last letter, and there are
/// two screens, of which the second begins empty.
package struct Paper {
  package private(set) var size: TerminalSize
  /// Whether the screen is the second one, which a program takes and gives back.
  package private(set) var isTaken = false
  package private(set) var isCursorShown = true
  /// Whether any letter was set off from the others.
  package private(set) var isColored = false
  /// What it was given and does not know, without the Escape.
  package private(set) var unknown: [String] = []
  /// How many lines were erased and written since this was last set to 0.
  package var drawn = 0
  private var grid: Grid
  private var kept: Grid
  private var runsOver = true

  package init(columns: Int = 80, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    grid = Grid(size)
    kept = grid
  }
}

// What is to be seen.
extension Paper {
  /// From the top, each without the spaces at its end.
  package var lines: [String] { grid.lines }

  /// Where something is being typed.
  package var cursor: Frame.Place? {
    isCursorShown ? Frame.Place(row: grid.row, column: min(grid.column, size.columns - 1)) : nil
  }

  package func shows(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }
}

// What it is given.
extension Paper {
  package mutating func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    grid.resize(to: size)
    kept.resize(to: size)
  }

  package mutating func draw(_ output: String) {
    var rest = Substring(output).unicodeScalars
    while !rest.isEmpty {
      if rest.first == "\u{1B}" {
        obey(&rest)
      } else {
        let text = rest.prefix { $0 != "\u{1B}" }
        rest = rest[text.endIndex...]
        for character in String(text) { write(character) }
      }
    }
  }

  private mutating func write(_ character: Character) {
    switch character {
    case "\r": grid.column = 0
    case "\n": grid.feed()
    case "\r\n":
      grid.column = 0
      grid.feed()
    default: grid.write(character, runsOver: runsOver)
    }
  }

  /// `ESC [ 2 ; 1 H`
  private mutating func obey(_ rest: inout Substring.UnicodeScalarView) {
    let sequence = rest.prefix { !$0.properties.isAlphabetic }
    rest = rest[sequence.endIndex...]
    let numbers = sequence.split { !("0"..."9").contains($0) }.compactMap { Int(String($0)) }
    let verb = rest.popFirst()
    switch (verb, String(sequence.dropFirst())) {
    case ("H", _): grid.move(to: Frame.Place(row: numbers[0] - 1, column: numbers[1] - 1))
    case ("J", "[2"): grid = Grid(size, row: grid.row, column: grid.column)
    case ("K", "["): erase()
    case ("h", "[?25"): isCursorShown = true
    case ("l", "[?25"): isCursorShown = false
    case ("h", "[?7"): runsOver = true
    case ("l", "[?7"): runsOver = false
    case ("h", "[?1049"): take()
    case ("l", "[?1049"): giveBack()
    case ("m", "[0"): break
    case ("m", _): isColored = true
    default: unknown.append(String(sequence.dropFirst()) + (verb.map { String($0) } ?? ""))
    }
  }

  private mutating func erase() {
    if grid.column == 0 { drawn += 1 }
    grid.eraseRestOfLine()
  }

  private mutating func take() {
    guard !isTaken else { return }
    (isTaken, kept, grid) = (true, grid, Grid(size))
  }

  private mutating func giveBack() {
    guard isTaken else { return }
    (isTaken, grid) = (false, kept)
  }
}
