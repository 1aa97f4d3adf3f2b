/// What a terminal is given, apart from text.
enum ControlSequence {
  /// Another screen, on which lines do not run over and no cursor is seen.
  static let takeScreen = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l"
  static let giveScreenBack = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
  static let clear = "\u{1B}[0m\u{1B}[2J"
  static let eraseRestOfLine = "\u{1B}[K"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let plain = "\u{1B}[0m"

  /// - Parameters: Counted from 0.
  static func move(toRow row: Int, column: Int = 0) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
