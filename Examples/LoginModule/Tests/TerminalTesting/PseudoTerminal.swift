import Foundation
import TerminalFace

/// A terminal with a program in it, which is typed at and read as a person would.
///
/// It waits for what it is asked to wait for, but not for longer than a minute.
package final class PseudoTerminal {
  /// What is on the screen.
  package private(set) var paper: Paper
  /// All that was ever written to the terminal.
  package private(set) var transcript = ""
  private let master: Int32
  private let slave: Int32
  private var process: pid_t = 0
  private var isHungUp = false
  private var pending: [UInt8] = []
  /// How often it is looked for something, with a pause after each look: a minute long, and longer
  /// where so much else is going on that this process hardly gets a turn.
  private static let patience = 30_000

  /// - Parameters:
  ///   - program: A path; a name alone is a program that is built with the tests.
  ///   - environment: All that the program has of it.
  package init(
    running program: String, _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm"], columns: Int = 80, rows: Int = 24
  ) throws {
    var (master, slave) = (Int32(-1), Int32(-1))
    var size = winsize(columns: columns, rows: rows)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw TerminalFailure.noTerminal }
    self.master = master
    self.slave = slave
    paper = Paper(columns: columns, rows: rows)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    guard let terminal = ttyname(slave).map({ String(cString: $0) }) else {
      throw TerminalFailure.noTerminal
    }
    process = try ChildProcess.start(
      program.contains("/") ? program : BuiltProgram.url(of: program).path, arguments,
      environment, at: terminal)
  }

  deinit {
    if process > 0 { ChildProcess.end(process) }
    if !isHungUp { close(master) }
    close(slave)
  }
}

// What a person does.
extension PseudoTerminal {
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  package func send(_ signal: Int32) {
    kill(process, signal)
  }

  package func resize(columns: Int, rows: Int) {
    look()
    paper.resize(columns: columns, rows: rows)
    var size = winsize(columns: columns, rows: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window.
  package func hangUp() {
    look()
    isHungUp = true
    close(master)
  }
}

// What a person sees.
extension PseudoTerminal {
  /// Whether keys reach the program as they are typed, and are not shown.
  package var isRaw: Bool { mode == 0 }

  /// Whether the terminal is as a program finds it: lines are typed and shown, signals sent, the
  /// cursor is there, and the first screen.
  package var isGivenBack: Bool {
    mode == Self.usualMode && paper.isCursorShown && !paper.isTaken
  }

  private static let usualMode = tcflag_t(ECHO | ICANON | ISIG)

  private var mode: tcflag_t {
    var attributes = termios()
    _ = tcgetattr(slave, &attributes)
    return attributes.c_lflag & Self.usualMode
  }

  /// Waits until a line has the text in it.
  package func wait(for text: String) async throws {
    try await wait(for: text) { $0.shows(text) }
  }

  /// Waits until the screen is as it should be.
  ///
  /// - Parameter purpose: What is waited for, for the message if it does not come.
  package func wait(for purpose: String = "", until isDone: (Paper) -> Bool) async throws {
    try await wait(for: purpose) {
      look()
      return isDone(paper) ? true : nil
    }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: the code it ends with; what a shell says of the signal that ends it.
  package func waitForEnd() async throws -> Int32 {
    let status: Int32 = try await wait(for: "the end") {
      look()
      var status: Int32 = 0
      return waitpid(process, &status, WNOHANG) == process ? status : nil
    }
    process = 0
    look()
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  @discardableResult
  private func wait<Value>(for purpose: String, _ value: () -> Value?) async throws -> Value {
    for _ in 0..<Self.patience where paper.unknown.isEmpty {
      if let value = value() { return value }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw TerminalFailure.notSeen(purpose, on: paper.lines, unknown: paper.unknown)
  }

  /// Takes in what was written. What came in part, be it a letter or a sequence, waits for the rest.
  private func look() {
    guard !isHungUp else { return }
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &piece, piece.count), count > 0 {
      pending += piece.prefix(count)
    }
    guard !pending.isEmpty, let text = String(bytes: pending, encoding: .utf8),
      !text.endsInSequence
    else { return }
    pending = []
    transcript += text
    paper.draw(text)
  }
}

extension String {
  fileprivate var endsInSequence: Bool {
    guard let escape = unicodeScalars.lastIndex(of: "\u{1B}") else { return false }
    return !unicodeScalars[escape...].contains { $0.properties.isAlphabetic }
  }
}

extension winsize {
  fileprivate init(columns: Int, rows: Int) {
    self.init(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
