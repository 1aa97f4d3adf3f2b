/// A key that was pressed, or a chord that stands for one.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case tab
  case backTab
  case enter
  case backspace
  case delete
  /// Ctrl-W
  case deleteWord
  /// Ctrl-U
  case deleteLine
  case escape
  /// Ctrl-L
  case redraw
  /// Ctrl-Z
  case suspend
  /// Ctrl-C
  case interrupt
  /// Ctrl-D
  case endOfInput
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
