import Foundation

/// A terminal with a program in it, which is typed at and looked at as a person would.
///
/// It waits for what it is told to wait for, but not for longer than ten seconds.
final class PseudoTerminal {
  struct Failed: Error {}

  /// What was drawn while it last waited for something to be drawn.
  private(set) var output = ""
  private let master: Int32
  private let slave: Int32
  private var process: pid_t = 0
  private static let patience = Duration.seconds(10)

  init(running program: String, columns: UInt16, rows: UInt16) throws {
    var (master, slave) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Failed() }
    self.master = master
    self.slave = slave
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    try spawn(Self.folder + "/" + program)
  }

  deinit {
    if process > 0 { kill(process, SIGKILL) }
    close(master)
    close(slave)
  }
}

// What a person does.
extension PseudoTerminal {
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}

// What a person sees.
extension PseudoTerminal {
  /// Whether keys reach the program as they are typed.
  var isRaw: Bool {
    var attributes = termios()
    _ = tcgetattr(slave, &attributes)
    return attributes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0
  }

  /// Waits until something is drawn that ends with the text.
  func wait(for text: String) throws {
    output = ""
    try wait { [self] in
      output += received()
      return output.hasSuffix(text) ? true : nil
    }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: the code it ends with; what a shell says of the signal that ends it.
  func waitForEnd() throws -> Int32 {
    let status: Int32 = try wait { [self] in
      var status: Int32 = 0
      return waitpid(process, &status, WNOHANG) == process ? status : nil
    }
    process = 0
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  @discardableResult
  private func wait<Value>(until value: () -> Value?) throws -> Value {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      if let value = value() { return value }
      usleep(2000)
    }
    throw Failed()
  }

  private func received() -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &piece, piece.count), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// The program.
extension PseudoTerminal {
  /// Where the tests and the programs they use are built.
  private static var folder: String {
    Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
  }

  /// Starts a program in a session of its own, whose terminal is the one that it opens first.
  private func spawn(_ path: String) throws {
    guard let name = ttyname(slave).map({ String(cString: $0) }) else { throw Failed() }
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
    }
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.ownSession)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("TERM=xterm"), nil]
    defer { for word in words + environment { free(word) } }
    guard posix_spawn(&process, path, &actions, &attributes, &words, &environment) == 0 else {
      throw Failed()
    }
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
    private static let ownSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private static var noActions: posix_spawn_file_actions_t { .init() }
    private static var noAttributes: posix_spawnattr_t { .init() }
    /// `POSIX_SPAWN_SETSID`, which the headers show to C only.
    private static let ownSession: Int16 = 0x80
  #endif
}
