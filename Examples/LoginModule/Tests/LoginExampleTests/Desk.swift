import Core
import TerminalFace

/// A terminal without a device: a test types at it, and reads what was drawn.
final class Desk: Sendable {
  let terminal: Terminal
  private let events: AsyncStream<TerminalEvent>.Continuation
  private let paper: Locked<String>

  init() {
    let paper = Locked("")
    let (stream, events) = AsyncStream<TerminalEvent>.makeStream()
    (self.paper, self.events) = (paper, events)
    terminal = Terminal(
      traits: TerminalTraits(canDraw: true, isColored: false), events: stream,
      size: { TerminalSize(columns: 44, rows: 10) },
      draw: { text in paper.withLock { $0 += text } },
      write: { text in paper.withLock { $0 += text } }, enter: {}, leave: {})
  }

  /// All that was ever drawn.
  var drawn: String { paper.withLock { $0 } }

  func send(_ event: TerminalEvent) { events.yield(event) }

  func type(_ text: String) {
    var keys = KeyReader()
    for key in keys.read(Array(text.utf8)) { send(.key(key)) }
  }

  /// Waits until something is drawn that has the text in it.
  func wait(for text: String) async {
    while !drawn.contains(text) { await Task.yield() }
  }
}
