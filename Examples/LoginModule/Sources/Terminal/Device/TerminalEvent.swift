/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// The size has changed, or something else has written on the screen.
  case redraw
  /// The program is asked to end, by this signal.
  case ended(signal: Int32)
}
