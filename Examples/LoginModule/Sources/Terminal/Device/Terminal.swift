/// The terminal that the program runs in: what is typed there, and what is drawn.
///
/// It is a struct of closures so that a test types and looks in the place of a person.
package struct Terminal: Sendable {
  package let traits: TerminalTraits
  /// What happens, in the order it happens. There is one reader.
  package let events: AsyncStream<TerminalEvent>
  package let size: @Sendable () -> TerminalSize
  /// Writes what a `Screen` makes; nothing while the screen is not held.
  package let draw: @Sendable (String) throws(TerminalError) -> Void
  /// Writes text as it is, such as a `PlainList`.
  package let write: @Sendable (String) throws(TerminalError) -> Void
  /// Takes a screen of its own, and every key as it is typed.
  package let enter: @Sendable () throws(TerminalError) -> Void
  /// Gives the terminal back as it was.
  package let leave: @Sendable () -> Void

  package init(
    traits: TerminalTraits,
    events: AsyncStream<TerminalEvent>,
    size: @escaping @Sendable () -> TerminalSize,
    draw: @escaping @Sendable (String) throws(TerminalError) -> Void,
    write: @escaping @Sendable (String) throws(TerminalError) -> Void,
    enter: @escaping @Sendable () throws(TerminalError) -> Void,
    leave: @escaping @Sendable () -> Void
  ) {
    self.traits = traits
    self.events = events
    self.size = size
    self.draw = draw
    self.write = write
    self.enter = enter
    self.leave = leave
  }
}

extension Terminal {
  /// Holds the screen while `body` runs, and gives it back however that ends.
  package func holdingScreen<Outcome>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    try enter()
    defer { leave() }
    return try await body()
  }
}
