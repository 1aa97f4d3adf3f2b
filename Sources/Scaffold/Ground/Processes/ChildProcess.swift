/// A program that the tool runs and waits for: without a shell, with no input.
package struct ChildProcess: Equatable, Sendable {
  /// The program, which is looked for as shells look for it, and its words.
  package let words: [String]

  package init(_ words: String...) {
    self.words = words
  }

  package init(_ words: [String]) {
    self.words = words
  }

  /// What a program said and how it ended.
  package struct Outcome: Equatable, Sendable {
    /// What it said on either output.
    package let text: String
    package let isSuccess: Bool

    package init(_ text: String, isSuccess: Bool) {
      self.text = text
      self.isSuccess = isSuccess
    }
  }

  /// Runs a program; `nil` if there is none of that name.
  package typealias Launcher = @Sendable (ChildProcess) throws(SystemError) -> Outcome?
}

extension ChildProcess {
  /// Runs a program on the real system.
  package static let launch: Launcher = { process throws(SystemError) in try process.run() }

  private func run() throws(SystemError) -> Outcome? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("run", name) }
    defer { close(ends[0]) }
    let (code, process) = spawn(writingTo: ends[1], besides: ends[0])
    close(ends[1])
    if code == ENOENT || code == EACCES { return nil }
    guard code == 0 else { throw SystemError(verb: "run", path: name, code: code) }
    let bytes = Result { () throws(SystemError) in try Disk.bytes(from: ends[0], named: name) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last("run", name) }
    }
    return Outcome(String(decoding: try bytes.get(), as: UTF8.self), isSuccess: status == 0)
  }

  private var name: String { words.first ?? "" }

  /// Starts the program with both of its outputs in a pipe.
  private func spawn(writingTo output: Int32, besides input: Int32) -> (code: Int32, pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_addclose(&actions, input)
    posix_spawn_file_actions_addclose(&actions, output)
    // What the tool itself does about signals is no matter of the program's.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, &attributes, &pointers, Self.environment)
    return (code, process)
  }
}
