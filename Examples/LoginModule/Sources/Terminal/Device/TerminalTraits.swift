/// What a terminal can do.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether a person sits there, to whom a list can be drawn.
  package let canDraw: Bool
  /// Whether words may be set off with colours.
  package let isColored: Bool

  package init(canDraw: Bool, isColored: Bool) {
    self.canDraw = canDraw
    self.isColored = isColored
  }
}

extension TerminalTraits {
  /// - Parameter environment: `TERM=dumb` is a terminal that can move no cursor, and a user who
  ///   wants no colour sets `NO_COLOR` to anything (no-color.org).
  package init(
    isInputTerminal: Bool, isOutputTerminal: Bool, environment: [String: String]
  ) {
    let isDumb = environment["TERM", default: "dumb"] == "dumb"
    let isPlain = !environment["NO_COLOR", default: ""].isEmpty
    self.init(
      canDraw: isInputTerminal && isOutputTerminal && !isDumb,
      isColored: isOutputTerminal && !isDumb && !isPlain)
  }
}
