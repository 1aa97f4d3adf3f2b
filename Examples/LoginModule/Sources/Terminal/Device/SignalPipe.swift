import Foundation

/// Signals as bytes that a thread can wait for, since a handler may do next to nothing itself.
struct SignalPipe: Sendable {
  let readingEnd: Int32
  private let numbers: [Int32]

  /// - Returns: nil if the process has no descriptor left.
  init?(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.numbers = numbers
    readingEnd = ends[0]
    writingEnd = ends[1]
  }

  func watch() {
    for number in numbers { _ = signal(number, passOn) }
  }

  /// Leaves the signals to what the system does with them.
  func ignore() {
    for number in numbers { _ = signal(number, SIG_DFL) }
  }

  /// Has this thread hear signals. The threads of a pool are deaf, and so are those they start.
  func listen() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// The signals since it was last asked.
  func received() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readingEnd, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }
}

/// A handler of signals can be given nothing to hold. It is written before the first handler is
/// set, and never again.
nonisolated(unsafe) private var writingEnd: Int32 = -1

private func passOn(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(writingEnd, &byte, 1)
  errno = code
}
