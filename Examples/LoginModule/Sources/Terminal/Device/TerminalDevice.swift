import Core
import Foundation

/// The process's own terminal.
///
/// While it is held, one thread waits for keys and signals. Drawing, leaving and being suspended
/// take turns, so that nothing is drawn on a screen that was given back.
final class TerminalDevice: Sendable {
  private struct State {
    var original: termios?
    var isListening = false
    var isHeld = false
    var isEnding = false
  }

  let events: AsyncStream<TerminalEvent>
  private let report: AsyncStream<TerminalEvent>.Continuation
  private let state = Locked(State())
  private let input: Int32
  private let output: Int32
  private let signals: SignalPipe

  /// - Parameters:
  ///   - input: A descriptor of the terminal, as is `output`.
  ///   - signals: Those that end the program, suspend it, wake it, or report another size.
  init?(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    signals: [Int32] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH]
  ) {
    guard let signals = SignalPipe(signals) else { return nil }
    self.input = input
    self.output = output
    self.signals = signals
    (events, report) = AsyncStream.makeStream()
  }
}

// The screen.
extension TerminalDevice {
  func enter() throws(TerminalError) {
    try state.withLock { state throws(TerminalError) in try hold(&state) }
  }

  /// Draws while the screen is held. A terminal that has gone away is no error here: its end is
  /// reported by an event, and only once.
  func draw(_ text: String) throws(TerminalError) {
    try state.withLock { state throws(TerminalError) in
      guard state.isHeld else { return }
      do throws(TerminalError) {
        try Self.send(text, to: output)
      } catch {
        if error != .cannotWrite(code: EIO) { throw error }
      }
    }
  }

  func leave() {
    state.withLock { state in release(&state) }
  }

  func write(_ text: String) throws(TerminalError) {
    try state.withLock { _ throws(TerminalError) in try Self.send(text, to: output) }
  }

  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return .usual
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private func hold(_ state: inout State) throws(TerminalError) {
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { throw .notATerminal }
    if state.original == nil { state.original = attributes }
    cfmakeraw(&attributes)
    guard tcsetattr(input, TCSADRAIN, &attributes) == 0 else { throw .notATerminal }
    state.isHeld = true
    listen(&state)
    do throws(TerminalError) {
      try Self.send(ControlSequence.takeScreen, to: output)
    } catch {
      release(&state)
      throw error
    }
  }

  /// The thread is started once; it hears of signals while the screen is held.
  private func listen(_ state: inout State) {
    signals.watch()
    guard !state.isListening else { return }
    state.isListening = true
    Thread.detachNewThread { [self] in listen() }
  }

  private func release(_ state: inout State) {
    guard state.isHeld, var original = state.original else { return }
    state.isHeld = false
    try? Self.send(ControlSequence.giveScreenBack, to: output)
    _ = tcsetattr(input, TCSAFLUSH, &original)
    signals.ignore()
  }

  /// Writes all of a text, however often it takes.
  static func send(_ text: String, to output: Int32) throws(TerminalError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw .cannotWrite(code: errno)
      }
    }
  }
}

// The thread that waits.
extension TerminalDevice {
  private func listen() {
    signals.listen()
    var reader = KeyReader()
    var hasInput = true
    while true {
      var descriptors = [
        pollfd(fd: signals.readingEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasInput ? input : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, reader.isWaiting ? KeyReader.patience : -1)
      if count == 0 { tell(reader.quiet()) }
      guard count > 0 else { continue }
      if descriptors[0].revents != 0 { signals.received().forEach(obey) }
      if descriptors[1].revents != 0, let bytes = typed() {
        hasInput = !bytes.isEmpty
        tell(reader.read(bytes))
        // While it is held, input has no end before the terminal goes away.
        if !hasInput { report.yield(.ended(signal: SIGHUP)) }
      }
    }
  }

  /// What was typed: nothing at the end of the input, nil if it has to be asked again.
  private func typed() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return Array(bytes.prefix(max(count, 0)))
  }

  private func tell(_ keys: [Key]) {
    for key in keys {
      if key == .suspend { suspend() } else { report.yield(.key(key)) }
    }
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      suspend()
    case SIGCONT:
      state.withLock { state in if state.isHeld { try? hold(&state) } }
      report.yield(.redraw)
    case SIGWINCH:
      report.yield(.redraw)
    default:
      end(by: signal)
    }
  }

  /// Asks the program to end. Whoever asks again does not wait for it.
  private func end(by signal: Int32) {
    let isAskedAgain = state.withLock { state in
      defer { state.isEnding = true }
      return state.isEnding
    }
    guard isAskedAgain else {
      _ = report.yield(.ended(signal: signal))
      return
    }
    leave()
    _ = raise(signal)
  }

  /// Stops the process on a terminal that is as it was; it goes on from here.
  private func suspend() {
    state.withLock { state in
      let wasHeld = state.isHeld
      release(&state)
      _ = raise(SIGTSTP)
      if wasHeld { try? hold(&state) }
    }
    report.yield(.redraw)
  }
}
