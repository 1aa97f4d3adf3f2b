/// A program that the tool runs and waits for: without a shell, with no input but what it is given.
package struct ChildProcess: Equatable, Sendable {
  /// The program, which is looked for in the folders of the PATH, and its words.
  package let words: [String]
  /// Its limits; `nil` for a program that is trusted as the tool itself is.
  package let bounds: Bounds?
  /// The input that it reads, so that no other program of this machine reads it among its words.
  package let input: [UInt8]

  package init(_ words: String...) {
    self.init(words)
  }

  /// - Parameter input: no more than a pipe holds before anybody reads it.
  package init(_ words: [String], within bounds: Bounds? = nil, input: [UInt8] = []) {
    (self.words, self.bounds, self.input) = (words, bounds, input)
  }

  /// How many bytes every system's pipe holds.
  package static let mostInput = 16 << 10

  /// The output of a program and how it ended.
  package struct Outcome: Equatable, Sendable {
    /// The output: of both pipes, or just of the first one if it has bounds.
    package let bytes: [UInt8]
    /// The second output of a program with bounds.
    package let complaint: String
    package let isSuccess: Bool

    package init(_ text: String, isSuccess: Bool) {
      self.init(Array(text.utf8), complaint: "", isSuccess: isSuccess)
    }

    package init(_ bytes: [UInt8], complaint: String, isSuccess: Bool) {
      (self.bytes, self.complaint, self.isSuccess) = (bytes, complaint, isSuccess)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Runs a program; `nil` if there is none of that name.
  package typealias Launcher = @Sendable (ChildProcess) throws(SystemError) -> Outcome?
}

extension ChildProcess {
  /// Runs a program on the real system.
  package static let launch: Launcher = { process throws(SystemError) in try process.run() }

  private func run() throws(SystemError) -> Outcome? {
    let pipes = try bounds == nil ? [pipe()] : [pipe(), pipe()]
    let ends = pipes.map(\.input)
    defer { for end in ends { close(end) } }
    let source = try input.isEmpty ? nil : filledPipe()
    let (code, process) = spawn(with: pipes, reading: source)
    if let source { close(source) }
    for pipe in pipes { close(pipe.output) }
    guard code != ENOENT else { return nil }
    guard code == 0 else { throw SystemError(verb: "run", path: name, code: code) }
    let texts = Result { () throws(SystemError) in
      try ProcessOutput.texts(from: ends, of: name, within: bounds)
    }
    // It leads a group of its own, which whatever it has started is in too.
    if case .failure = texts, bounds != nil { kill(-process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last("run", name) }
    }
    let bytes = try texts.get()
    let complaint = bytes.count > 1 ? String(decoding: bytes[1], as: UTF8.self) : ""
    return Outcome(bytes[0], complaint: complaint, isSuccess: status == 0)
  }

  private var name: String { words.first ?? "" }

  private func pipe() throws(SystemError) -> (input: Int32, output: Int32) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw .last("run", name) }
    return (ends[0], ends[1])
  }

  /// The end of a pipe in which all of the input is.
  private func filledPipe() throws(SystemError) -> Int32 {
    guard input.count <= Self.mostInput else {
      throw SystemError(verb: "run", path: name, code: E2BIG)
    }
    let pipe = try pipe()
    let count = write(pipe.output, input, input.count)
    close(pipe.output)
    guard count == input.count else {
      close(pipe.input)
      throw .last("run", name)
    }
    return pipe.input
  }

  /// Where the program may be. A folder of the PATH that is not absolute is left out: it would be one
  /// of the project, and a clone may bring a program of that name.
  private var places: [String] {
    if name.utf8.contains(UInt8(ascii: "/")) { return [name] }
    return Self.folders.map { $0 + "/" + name }
  }

  /// Where a program is, as a word names it; `nil` if there is none.
  package static func place(of word: String, from directory: String) -> String? {
    let places =
      word.contains("/") ? [word.absolute(in: directory)] : folders.map { "\($0)/\(word)" }
    return places.first { access($0, X_OK) == 0 }
  }

  /// The folders of the PATH that are absolute.
  static var folders: [String] {
    (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map(String.init)
  }

  /// Starts the program with its outputs in pipes.
  ///
  /// - Returns: `ENOENT` if there is none.
  private func spawn(
    with pipes: [(input: Int32, output: Int32)], reading source: Int32?
  ) -> (code: Int32, pid_t) {
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
    if let source {
      posix_spawn_file_actions_adddup2(&actions, source, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes[0].output, 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[pipes.count - 1].output, 2)
    // What the tool itself does about signals is no matter of the program's.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    if bounds != nil { flags |= Int16(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, flags)
    let own = bounds.map { Self.pointers($0.environment) }
    var pointers = Self.pointers(words.map { Array($0.utf8) })
    defer { for pointer in pointers + (own ?? []) { free(pointer) } }
    var process: pid_t = 0
    for place in places {
      let code =
        if var own {
          posix_spawn(&process, place, &actions, &attributes, &pointers, &own)
        } else {
          posix_spawn(&process, place, &actions, &attributes, &pointers, Self.environment)
        }
      if ![ENOENT, EACCES, ENOTDIR].contains(code) { return (code, process) }
    }
    return (ENOENT, 0)
  }

  /// Texts as C has them, which have to be freed.
  private static func pointers(_ texts: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { text in
      (text + [0]).withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.flatMap { strdup($0) }
      }
    } + [nil]
  }
}

/// A pipe that no program gets which is started later: it would hold the pipe open.
private func makePipe(_ ends: inout [Int32]) -> Int32 {
  guard pipe(&ends) == 0 else { return -1 }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return 0
}
