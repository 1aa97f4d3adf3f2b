import Foundation

/// Signals that a test sends to itself.
enum Signals {
  /// Starts a process as a terminal would: threads of tests hold all signals back, and what they start
  /// would do so too.
  static func unblocked(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Runs something that may get a Ctrl-C, which does not end the tests.
  static func caught<Outcome>(_ body: () -> Outcome) -> Outcome {
    var (signals, before, waiting) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let outcome = body()
    sigemptyset(&waiting)
    sigpending(&waiting)
    var number: Int32 = 0
    if sigismember(&waiting, SIGINT) == 1 { sigwait(&signals, &number) }
    return outcome
  }
}
