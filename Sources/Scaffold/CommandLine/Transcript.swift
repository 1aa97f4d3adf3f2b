import Ground

/// The output of a command, for the program that ran it in the place of a terminal.
package struct Transcript {
  /// The documents and the words on the standard output.
  package private(set) var output: [String] = []
  /// The lines beside it.
  package private(set) var notes: [String] = []

  /// Runs something whose console nobody sees, and who is asked nothing.
  ///
  /// - Returns: what it printed, and the error that it ended with.
  package static func of(
    _ body: (Console) throws -> Void
  ) -> (transcript: Transcript, error: (any Error)?) {
    // A command prints in the thread that runs it.
    nonisolated(unsafe) var transcript = Transcript()
    let console = Console(
      out: { transcript.output.append($0) }, err: { transcript.notes.append($0) }, ask: nil,
      style: .plain)
    do {
      try body(console)
      return (transcript, nil)
    } catch {
      return (transcript, error)
    }
  }
}
