import Foundation

/// A program that is started in a session of its own, and hears all signals.
enum ChildProcess {
  /// - Parameter terminal: What the program opens first, so that it is its terminal.
  static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String], at terminal: String
  ) throws(TerminalFailure) -> pid_t {
    var actions = noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
    }
    var attributes = noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, ownSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw .notStarted(path, String(cString: strerror(code))) }
    return process
  }

  /// Asks a program to end, so that it cleans up, and ends it if it does not.
  static func end(_ process: pid_t) {
    kill(process, SIGTERM)
    for _ in 0..<1000 {
      if waitpid(process, nil, WNOHANG) == process { return }
      usleep(5000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
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
