/// The signals that end a program (Ctrl-C, `kill`, a closed terminal), held back while files are moved.
package enum HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Does something that no signal cuts off. Those that arrive meanwhile wait in the system, and end
  /// the process right after, as they always do.
  ///
  /// - Parameter body: gets a question to ask between its steps: whether a signal waits.
  package static func during<Outcome>(
    _ body: (_ hasArrived: @escaping () -> Bool) throws -> Outcome
  ) rethrows -> Outcome {
    // A signal that the process ignores, as under `nohup`, would wait like any other.
    let numbers = numbers.filter { !isIgnored($0) }
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body {
      var waiting = sigset_t()
      sigemptyset(&waiting)
      sigpending(&waiting)
      return numbers.contains { sigismember(&waiting, $0) == 1 }
    }
  }

  /// `SIG_IGN` is no function, but the number 1 in the place of one.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
