@testable import TerminalFace

/// A terminal of these tests: it does what it is told, and can be looked at.
struct Paper {
  private(set) var lines: [String]
  private(set) var cursor: Frame.Place?
  /// How many lines were written since it was last asked.
  private(set) var drawn = 0
  private var row = 0
  private var column = 0

  init(rows: Int) {
    lines = Array(repeating: "", count: rows)
  }

  mutating func draw(_ output: String) {
    drawn = 0
    var rest = Substring(output)
    while let character = rest.first {
      rest.removeFirst()
      if character == "\u{1B}" { obey(&rest) } else { write(character) }
    }
  }

  private mutating func write(_ character: Character) {
    if column == 0 { (lines[row], drawn) = ("", drawn + 1) }
    lines[row].append(character)
    column += 1
  }

  private mutating func obey(_ rest: inout Substring) {
    let sequence = rest.prefix { !$0.isLetter }
    rest = rest[sequence.endIndex...]
    let numbers = sequence.split { !$0.isNumber }.compactMap { Int($0) }
    switch (rest.popFirst(), sequence) {
    case ("H", _): (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case ("J", "[2"): lines = lines.map { _ in "" }
    case ("K", "["): if column == 0 { (lines[row], drawn) = ("", drawn + 1) }
    case ("h", "[?25"): cursor = Frame.Place(row: row, column: column)
    case ("l", "[?25"): cursor = nil
    default: break
    }
  }
}
